(original)
(release "4.99.0")
