(raw list-cycle)
