(raw name-cycle)
