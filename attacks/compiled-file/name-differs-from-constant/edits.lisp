(raw name-differs-from-constant)
