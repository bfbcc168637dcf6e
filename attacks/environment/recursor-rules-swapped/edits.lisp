(swap-rules Crafted.Colour.rec)
