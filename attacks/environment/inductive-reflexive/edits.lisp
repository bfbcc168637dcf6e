(set Crafted.Tree reflexive true)
