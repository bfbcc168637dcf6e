(original)
(release "4.20.0")
