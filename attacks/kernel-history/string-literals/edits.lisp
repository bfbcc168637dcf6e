(add (theorem lie () ({Eq 1} String "abc" "abd") ({Eq.refl 1} String "abd")))
