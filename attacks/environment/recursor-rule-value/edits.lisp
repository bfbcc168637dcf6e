(rule Crafted.Colour.rec 0 value (fun (motive (-> Crafted.Colour (Sort u))) (red (motive Crafted.Colour.red)) (green (motive Crafted.Colour.green)) green))
