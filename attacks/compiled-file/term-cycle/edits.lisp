(raw term-cycle)
