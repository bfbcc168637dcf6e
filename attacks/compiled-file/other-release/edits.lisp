(original)
(release "4.30.0")
