(add (theorem lie () (twice And 200 True) True.intro))
