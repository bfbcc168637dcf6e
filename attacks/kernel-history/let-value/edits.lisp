(add (theorem lie () True (let x False True.intro True.intro)))
