(add (def lie (u u) (Sort (+ u 2)) (Sort (+ u 1))))
