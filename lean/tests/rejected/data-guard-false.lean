-- expect: did not evaluate to `true`
#guard [3, 1, 2].reverse = [3, 2, 1]
