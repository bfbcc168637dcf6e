(raw null-pointer)
