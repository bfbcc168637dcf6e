(add (def lie (u v) (Sort (+ (tower u 60) 1)) (Sort (tower v 60))))
