(add (def lie (u v w) (Sort (+ (imax u (imax v w)) 1)) (Sort (max u (max v w)))))
