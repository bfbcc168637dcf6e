; Declarations that are right, each over the prelude, each for one rule.

; -- universes
(case sort-of-sort "Sort u lives in Sort (u + 1)" (def t (u) (Sort (+ u 2)) (Sort (+ u 1))))
(case prop-is-impredicative "a proposition may speak about all propositions" (def t () Prop (pi (p Prop) p)))
(case imax-into-prop "a function type into Prop is a Prop, whatever it takes" (theorem t () (pi (α Type) True) (fun (α Type) True.intro)))
(case level-max-commutes "max u v and max v u are one level" (def t (u v) (Sort (+ (max u v) 1)) (Sort (max v u))))
(case level-imax-successor "imax u (v + 1) is max u (v + 1)" (def t (u v) (Sort (+ (max u (+ v 1)) 1)) (Sort (imax u (+ v 1)))))
(case level-imax-zero "imax u 0 is 0" (def t (u) Type (Sort (imax u 0))))
(case sort-imax-is-prop "Sort (imax 1 0) is Prop, so its values are proof-irrelevant"
  (axiom P () (Sort (imax 1 0))) (axiom p () P) (axiom q () P) (theorem t () ({Eq 0} P p q) ({Eq.refl 0} P p)))
(case level-imax-self "imax u u is u" (def t (u) (Sort (+ u 1)) (Sort (imax u u))))
(case level-imax-self-positive "and so it is below a successor" (def t (u) (Sort (+ (max 1 u) 1)) (Sort (imax (max 1 u) (max 1 u)))))
(case level-distributes "(max u v) + 1 is max (u + 1) (v + 1)" (def t (u v) (Sort (+ (max (+ u 1) (+ v 1)) 1)) (Sort (+ (max u v) 1))))
(case universes-of-constants "levels are put in place of parameters" (def t () (-> Nat Nat) ({id 1} Nat)))
(case universe-polymorphic-use "a constant at two levels" (def t () (-> Type Type) ({id 2} Type)))
(case universe-order "parameters are matched by position" (def t () Type ({Prod 0 0} Nat Bool)))

; -- functions
(case beta "a redex computes" (theorem t () ({Eq 1} Nat ((fun (x Nat) x) 3) 3) ({Eq.refl 1} Nat 3)))
(case beta-several "arguments go to their variables" (theorem t () ({Eq 1} Nat ((fun (x Nat) (y Nat) x) 3 4) 3) ({Eq.refl 1} Nat 3)))
(case beta-too-many-arguments "what is left is applied to what comes out" (theorem t () ({Eq 1} Nat ((fun (f (-> Nat Nat)) f) Nat.succ 3) 4) ({Eq.refl 1} Nat 4)))
(case beta-under-binder "conversion goes under binders"
  (theorem t () ({Eq 1} (-> Nat Nat) (fun (x Nat) ((fun (y Nat) y) x)) (fun (x Nat) x)) ({Eq.refl 1} (-> Nat Nat) (fun (x Nat) x))))
(case eta "a function is fun x => f x" (theorem t () (pi (f (-> Nat Nat)) ({Eq 1} (-> Nat Nat) f (fun (x Nat) (f x)))) (fun (f (-> Nat Nat)) ({Eq.refl 1} (-> Nat Nat) f))))
(case eta-left "eta works from both sides" (theorem t () (pi (f (-> Nat Nat)) ({Eq 1} (-> Nat Nat) (fun (x Nat) (f x)) f)) (fun (f (-> Nat Nat)) ({Eq.refl 1} (-> Nat Nat) f))))
(case eta-partial "eta of a partial application" (theorem t () ({Eq 1} (-> Nat Nat) (Nat.add 2) (fun (y Nat) (Nat.add 2 y))) ({Eq.refl 1} (-> Nat Nat) (Nat.add 2))))
(case eta-twice "eta below a lambda" (theorem t () (pi (f (-> Nat Nat Nat)) ({Eq 1} (-> Nat Nat Nat) f (fun (x Nat) (y Nat) (f x y)))) (fun (f (-> Nat Nat Nat)) ({Eq.refl 1} (-> Nat Nat Nat) f))))
(case dependent-application "the result type depends on the argument" (def t () (Vec 1) (Vec.cons 0 7 Vec.nil)))
(case dependent-conversion "types are compared by computation" (def t () (Vec (Nat.add 1 0)) (Vec.cons 0 7 Vec.nil)))
(case argument-by-definition "an argument's type may be a definition that unfolds" (abbrev N () Type Nat) (def t () (-> N Nat) (fun (n N) (Nat.succ n))))
(case function-by-definition "a function's type may be a definition that unfolds" (abbrev F () Type (-> Nat Nat)) (def t () (pi (f F) Nat) (fun (f F) (f 3))))
(case pi-congruence "function types with equal parts are equal" (abbrev N () Type Nat) (def t () (pi (f (-> N N)) (-> Nat Nat)) (fun (f (-> N N)) f)))
(case binder-names-do-not-count "alpha-equal terms are equal" (theorem t () ({Eq 1} (-> Nat Nat) (fun (x Nat) x) (fun (y Nat) y)) ({Eq.refl 1} (-> Nat Nat) (fun (z Nat) z))))
(case unused-argument "an argument that is dropped need not be equal" (theorem t () (pi (x Nat) (y Nat) ({Eq 1} Nat ((fun (z Nat) 0) x) ((fun (z Nat) 0) y))) (fun (x Nat) (y Nat) ({Eq.refl 1} Nat 0))))

; -- let
(case let-value "a let variable is its value" (theorem t () ({Eq 1} Nat (let x Nat 3 (Nat.succ x)) 4) ({Eq.refl 1} Nat 4)))
(case let-type-depends "the type of the body may need the value" (def t () (Vec 1) (let n Nat 0 (Vec.cons n 7 Vec.nil))))
(case let-in-type "a let in a type" (def t () (let A Type Nat A) 3))
(case let-nested "values see the variables before them" (theorem t () ({Eq 1} Nat (let x Nat 1 (let y Nat (Nat.succ x) (Nat.succ y))) 3) ({Eq.refl 1} Nat 3)))
(case let-function "a let variable may be applied" (theorem t () ({Eq 1} Nat (let f (-> Nat Nat) Nat.succ (f 1)) 2) ({Eq.refl 1} Nat 2)))
(case let-under-binder "a let value may mention a variable" (theorem t () (pi (n Nat) ({Eq 1} Nat (let m Nat (Nat.succ n) m) (Nat.succ n))) (fun (n Nat) ({Eq.refl 1} Nat (Nat.succ n)))))

; -- definitions
(case delta "a definition unfolds" (def two () Nat 2) (theorem t () ({Eq 1} Nat two 2) ({Eq.refl 1} Nat 2)))
(case delta-chain "definitions unfold one after the other" (def a () Nat 2) (def b () Nat a) (def c () Nat b) (theorem t () ({Eq 1} Nat c a) ({Eq.refl 1} Nat b)))
(case delta-same-head "equal arguments make equal calls" (theorem t () (pi (x Nat) ({Eq 1} Nat (Nat.add x (Nat.add 1 1)) (Nat.add x 2))) (fun (x Nat) ({Eq.refl 1} Nat (Nat.add x 2)))))
(case delta-different-arguments "calls with different arguments may still be equal" (def k () (-> Nat Nat) (fun (n Nat) 0)) (theorem t () (pi (x Nat) (y Nat) ({Eq 1} Nat (k x) (k y))) (fun (x Nat) (y Nat) ({Eq.refl 1} Nat 0))))
(case theorem-unfolds "the value of a theorem is visible, last of all"
  (theorem e () ({Eq 1} Nat 1 1) ({Eq.refl 1} Nat 1))
  (theorem t () ({Eq 1} Nat ({Eq.rec 1 1} Nat 1 (fun (b Nat) (h ({Eq 1} Nat 1 b)) Nat) 5 1 e) 5) ({Eq.refl 1} Nat 5)))
(case opaque-has-type "an opaque constant has its type" (opaque o () Nat 3) (def t () Nat (Nat.succ o)))
(case opaque-equals-itself "an opaque constant is equal to itself" (opaque o () Nat 3) (theorem t () ({Eq 1} Nat o o) ({Eq.refl 1} Nat o)))
(case axiom-in-proof "an axiom may be used" (axiom p () False) (theorem t () ({Eq 1} Nat 0 1) ({False.rec 0} (fun (h False) ({Eq 1} Nat 0 1)) p)))
(case definition-of-proposition "a definition may be a proof" (def t () True True.intro))

; -- proof irrelevance
(case proof-irrelevance "two proofs of one proposition are equal" (theorem t () (pi (p Prop) (a p) (b p) ({Eq 0} p a b)) (fun (p Prop) (a p) (b p) ({Eq.refl 0} p a))))
(case proof-irrelevance-in-arguments "terms that differ in proofs are equal"
  (theorem t () (pi (h ({Eq 1} Nat 0 0)) (k ({Eq 1} Nat 0 0)) ({Eq 1} ({Subtype 1} Nat (fun (n Nat) ({Eq 1} Nat n 0))) ({Subtype.mk 1} Nat (fun (n Nat) ({Eq 1} Nat n 0)) 0 h) ({Subtype.mk 1} Nat (fun (n Nat) ({Eq 1} Nat n 0)) 0 k)))
    (fun (h ({Eq 1} Nat 0 0)) (k ({Eq 1} Nat 0 0)) ({Eq.refl 1} ({Subtype 1} Nat (fun (n Nat) ({Eq 1} Nat n 0))) ({Subtype.mk 1} Nat (fun (n Nat) ({Eq 1} Nat n 0)) 0 h)))))
(case proof-irrelevance-by-sort-variable "a sort that is only sometimes Prop gives types, whose values differ, but equal terms stay equal" (theorem t (u) (pi (α (Sort u)) (a α) ({Eq u} α a a)) (fun (α (Sort u)) (a α) ({Eq.refl u} α a))))

; -- recursors
(case iota-zero "a recursor computes on a constructor" (theorem t () ({Eq 1} Nat ({Nat.rec 1} (fun (n Nat) Nat) 5 (fun (n Nat) (s Nat) 6) Nat.zero) 5) ({Eq.refl 1} Nat 5)))
(case iota-successor "with the induction hypothesis" (theorem t () (pi (n Nat) ({Eq 1} Nat (Nat.add 3 (Nat.succ n)) (Nat.succ (Nat.add 3 n)))) (fun (n Nat) ({Eq.refl 1} Nat (Nat.succ (Nat.add 3 n))))))
(case iota-literal "a literal is a constructor application" (theorem t () ({Eq 1} Nat ({Nat.rec 1} (fun (n Nat) Nat) 5 (fun (n Nat) (s Nat) n) 9) 8) ({Eq.refl 1} Nat 8)))
(case iota-extra-arguments "a recursor may give a function" (theorem t () ({Eq 1} Bool (Nat.beq 2 2) Bool.true) ({Eq.refl 1} Bool Bool.true)))
(case iota-indexed "an indexed family computes" (theorem t () ({Eq 1} Nat ({Vec.rec 1} (fun (n Nat) (v (Vec n)) Nat) 0 (fun (n Nat) (x Nat) (v (Vec n)) (s Nat) x) 1 (Vec.cons 0 7 Vec.nil)) 7) ({Eq.refl 1} Nat 7)))
(case iota-reflexive "Acc computes on its constructor"
  (theorem t () (pi (r (-> Nat Nat Prop)) (h (pi (y Nat) (-> (r y 0) ({Acc 1} Nat r y))))
      ({Eq 1} Nat ({Acc.rec 1 1} Nat r (fun (x Nat) (a ({Acc 1} Nat r x)) Nat) (fun (x Nat) (i (pi (y Nat) (-> (r y x) ({Acc 1} Nat r y)))) (s (pi (y Nat) (-> (r y x) Nat))) 4) 0 ({Acc.intro 1} Nat r 0 h)) 4))
    (fun (r (-> Nat Nat Prop)) (h (pi (y Nat) (-> (r y 0) ({Acc 1} Nat r y)))) ({Eq.refl 1} Nat 4))))
(case large-elimination-of-false "False gives anything" (def t () (-> False Nat) (fun (h False) ({False.rec 1} (fun (h False) Nat) h))))
(case large-elimination-of-and "And has one constructor with proofs only" (def t () (pi (h (And True True)) Nat) (fun (h (And True True)) ({And.rec 1} True True (fun (h (And True True)) Nat) (fun (a True) (b True) 3) h))))
(case small-elimination-of-or "Or gives proofs" (theorem t () (pi (h (Or False False)) False) (fun (h (Or False False)) (Or.rec False False (fun (h (Or False False)) False) (fun (h False) h) (fun (h False) h) h))))
(case k-on-a-variable "Eq.rec computes on every proof of a = a" (theorem t () (pi (h ({Eq 1} Nat 0 0)) ({Eq 1} Nat ({Eq.rec 1 1} Nat 0 (fun (b Nat) (h ({Eq 1} Nat 0 b)) Nat) 5 0 h) 5)) (fun (h ({Eq 1} Nat 0 0)) ({Eq.refl 1} Nat 5))))
(case k-up-to-conversion "the two sides need to be equal by computation only" (theorem t () (pi (h ({Eq 1} Nat 2 (Nat.add 1 1))) ({Eq 1} Nat ({Eq.rec 1 1} Nat 2 (fun (b Nat) (h ({Eq 1} Nat 2 b)) Nat) 5 (Nat.add 1 1) h) 5)) (fun (h ({Eq 1} Nat 2 (Nat.add 1 1))) ({Eq.refl 1} Nat 5))))
(case k-heq "HEq.rec computes on every proof of equal sides" (theorem t () (pi (h ({HEq 1} Nat 0 Nat 0)) ({Eq 1} Nat ({HEq.rec 1 1} Nat 0 (fun (β Type) (b β) (h ({HEq 1} Nat 0 β b)) Nat) 5 Nat 0 h) 5)) (fun (h ({HEq 1} Nat 0 Nat 0)) ({Eq.refl 1} Nat 5))))

; -- structures
(case projection "a projection of a constructor application is the field" (theorem t () ({Eq 1} Nat (proj Prod 0 ({Prod.mk 0 0} Nat Nat 3 4)) 3) ({Eq.refl 1} Nat 3)))
(case projection-second "fields count from 0" (theorem t () ({Eq 1} Nat (proj Prod 1 ({Prod.mk 0 0} Nat Nat 3 4)) 4) ({Eq.refl 1} Nat 4)))
(case projection-dependent "the type of a field may mention fields before it" (def t () (pi (s ({Sigma 0 0} Nat Vec)) (Vec (proj Sigma 0 s))) (fun (s ({Sigma 0 0} Nat Vec)) (proj Sigma 1 s))))
(case projection-of-definition "the structure may be a definition" (def p () ({Prod 0 0} Nat Nat) ({Prod.mk 0 0} Nat Nat 3 4)) (theorem t () ({Eq 1} Nat (proj Prod 1 p) 4) ({Eq.refl 1} Nat 4)))
(case projection-of-proof "a proof may be projected to proofs" (theorem t () (pi (h (And True True)) True) (fun (h (And True True)) (proj And 1 h))))
(case projection-beside-data "data in a proof does not matter for a field that does not depend on it"
  (inductive () 1 (S (-> Prop Prop) (S.mk (pi (p Prop) (-> Nat p (S p)))))) (theorem t () (pi (p Prop) (-> (S p) p)) (fun (p Prop) (h (S p)) (proj S 1 h))))
(case projection-congruence "projections of equal structures are equal" (theorem t () (pi (p ({Prod 0 0} Nat Nat)) ({Eq 1} Nat (proj Prod 0 p) (proj Prod 0 ((fun (q ({Prod 0 0} Nat Nat)) q) p)))) (fun (p ({Prod 0 0} Nat Nat)) ({Eq.refl 1} Nat (proj Prod 0 p)))))
(case projection-is-recursor "a projection equals the recursor that takes the field" (theorem t () (pi (p ({Prod 0 0} Nat Nat)) ({Eq 1} Nat (proj Prod 0 p) ({Prod.rec 1 0 0} Nat Nat (fun (p ({Prod 0 0} Nat Nat)) Nat) (fun (a Nat) (b Nat) a) p))) (fun (p ({Prod 0 0} Nat Nat)) ({Eq.refl 1} Nat (proj Prod 0 p)))))
(case structure-eta "a pair is the pair of its projections" (theorem t () (pi (p ({Prod 0 0} Nat Nat)) ({Eq 1} ({Prod 0 0} Nat Nat) p ({Prod.mk 0 0} Nat Nat (proj Prod 0 p) (proj Prod 1 p)))) (fun (p ({Prod 0 0} Nat Nat)) ({Eq.refl 1} ({Prod 0 0} Nat Nat) p))))
(case structure-eta-left "from both sides" (theorem t () (pi (p ({Prod 0 0} Nat Nat)) ({Eq 1} ({Prod 0 0} Nat Nat) ({Prod.mk 0 0} Nat Nat (proj Prod 0 p) (proj Prod 1 p)) p)) (fun (p ({Prod 0 0} Nat Nat)) ({Eq.refl 1} ({Prod 0 0} Nat Nat) p))))
(case structure-eta-of-subtype "the proof field does not matter" (theorem t () (pi (s ({Subtype 1} Nat (fun (n Nat) True))) ({Eq 1} ({Subtype 1} Nat (fun (n Nat) True)) s ({Subtype.mk 1} Nat (fun (n Nat) True) (proj Subtype 0 s) True.intro))) (fun (s ({Subtype 1} Nat (fun (n Nat) True))) ({Eq.refl 1} ({Subtype 1} Nat (fun (n Nat) True)) s))))
(case unit-like "all values of a type without fields are equal" (theorem t () (pi (a {PUnit 1}) (b {PUnit 1}) ({Eq 1} {PUnit 1} a b)) (fun (a {PUnit 1}) (b {PUnit 1}) ({Eq.refl 1} {PUnit 1} a))))
(case unit-like-recursor "so its recursor computes on every value" (theorem t () (pi (a {PUnit 1}) ({Eq 1} Nat ({PUnit.rec 1 1} (fun (x {PUnit 1}) Nat) 5 a) 5)) (fun (a {PUnit 1}) ({Eq.refl 1} Nat 5))))

; -- literals
(case literal-zero "0 is Nat.zero" (theorem t () ({Eq 1} Nat 0 Nat.zero) ({Eq.refl 1} Nat 0)))
(case literal-successor "3 is Nat.succ 2" (theorem t () ({Eq 1} Nat 3 (Nat.succ 2)) ({Eq.refl 1} Nat 3)))
(case literal-successor-of-variable "Nat.succ (Nat.succ n) keeps its shape" (theorem t () (pi (n Nat) ({Eq 1} Nat (Nat.succ (Nat.succ n)) (Nat.add n 2))) (fun (n Nat) ({Eq.refl 1} Nat (Nat.add n 2)))))
(case literal-large "numbers beyond a machine word" (theorem t () ({Eq 1} Nat (Nat.mul 4294967296 4294967296) 18446744073709551616) ({Eq.refl 1} Nat 18446744073709551616)))
(case literal-sum "addition of numbers" (theorem t () ({Eq 1} Nat (Nat.add 123456789 987654321) 1111111110) ({Eq.refl 1} Nat 1111111110)))
(case literal-difference "subtraction stops at 0" (theorem t () ({Eq 1} Nat (Nat.sub 3 5) 0) ({Eq.refl 1} Nat 0)))
(case literal-power "powers of numbers" (theorem t () ({Eq 1} Nat (Nat.pow 2 100) 1267650600228229401496703205376) ({Eq.refl 1} Nat 1267650600228229401496703205376)))
(case literal-power-of-variable "a power whose base is a variable is no number, but unfolds" (theorem t () (pi (x Nat) ({Eq 1} Nat (Nat.pow x 1) (Nat.mul (Nat.pow x 0) x))) (fun (x Nat) ({Eq.refl 1} Nat (Nat.pow x 1)))))
(case literal-comparison "comparison of numbers" (theorem t () ({Eq 1} Bool (Nat.ble 100000 100001) Bool.true) ({Eq.refl 1} Bool Bool.true)))
(case literal-equality "a test for equality that fails" (theorem t () ({Eq 1} Bool (Nat.beq 100000 100001) Bool.false) ({Eq.refl 1} Bool Bool.false)))
(case literal-shift "shifts of numbers" (theorem t () ({Eq 1} Nat (Nat.shiftLeft 3 70) 3541774862152233910272) ({Eq.refl 1} Nat 3541774862152233910272)))
(case literal-below-variable "an offset on both sides" (theorem t () (pi (n Nat) ({Eq 1} Nat (Nat.succ (Nat.add n 1)) (Nat.add n 2))) (fun (n Nat) ({Eq.refl 1} Nat (Nat.add n 2)))))
(case string-literal "a string literal is a String" (def t () String "abc"))
(case string-equals-itself "equal literals are equal" (theorem t () ({Eq 1} String "abc" "abc") ({Eq.refl 1} String "abc")))
(case string-written-out "a literal is String.ofList of its characters" (theorem t () ({Eq 1} String "a" (String.ofList ({List.cons 0} Char (Char.ofNat 97) ({List.nil 0} Char)))) ({Eq.refl 1} String "a")))
(case string-recursor "a recursor sees the constructor of a literal" (theorem t () ({Eq 1} Nat ({String.rec 1} (fun (s String) Nat) (fun (l ({List 0} Char)) 5) "abc") 5) ({Eq.refl 1} Nat 5)))
(case string-projection "a projection sees the fields of a literal" (theorem t () ({Eq 1} ({List 0} Char) (proj String 0 "") ({List.nil 0} Char)) ({Eq.refl 1} ({List 0} Char) ({List.nil 0} Char))))

; -- quotients
(case quotient-lift "Quot.lift computes on Quot.mk"
  (theorem t () (pi (r (-> Nat Nat Prop)) (f (-> Nat Nat)) (h (pi (a Nat) (b Nat) (-> (r a b) ({Eq 1} Nat (f a) (f b))))) ({Eq 1} Nat ({Quot.lift 1 1} Nat r Nat f h ({Quot.mk 1} Nat r 3)) (f 3)))
    (fun (r (-> Nat Nat Prop)) (f (-> Nat Nat)) (h (pi (a Nat) (b Nat) (-> (r a b) ({Eq 1} Nat (f a) (f b))))) ({Eq.refl 1} Nat (f 3)))))
(case quotient-induction "Quot.ind proves"
  (theorem t () (pi (r (-> Nat Nat Prop)) (q ({Quot 1} Nat r)) True) (fun (r (-> Nat Nat Prop)) (q ({Quot 1} Nat r)) ({Quot.ind 1} Nat r (fun (q ({Quot 1} Nat r)) True) (fun (a Nat) True.intro) q))))

; -- inductive types
(case inductive-enumeration "constructors without arguments" (inductive () 0 (Color Type (red Color) (green Color) (blue Color))) (def t () Color ({Color.rec 1} (fun (c Color) Color) green blue red red)))
(case inductive-empty "no constructor" (inductive () 0 (Empty Type)) (def t () (-> Empty Nat) (fun (e Empty) ({Empty.rec 1} (fun (e Empty) Nat) e))))
(case inductive-parameter "a type with a parameter" (inductive (u) 1 (Option (-> (Sort (+ u 1)) (Sort (+ u 1))) (none (pi (α (Sort (+ u 1))) ({Option u} α))) (some (pi (α (Sort (+ u 1))) (-> α ({Option u} α)))))))
(case inductive-index "a family" (inductive () 0 (Fin (-> Nat Type) (Fin.zero (pi (n Nat) (Fin (Nat.succ n)))) (Fin.succ (pi (n Nat) (-> (Fin n) (Fin (Nat.succ n))))))))
(case inductive-recursive-argument-first "a recursive argument may come first" (inductive () 0 (T Type (leaf T) (node (-> T Nat T T)))) (theorem t () ({Eq 1} Nat ({T.rec 1} (fun (x T) Nat) 1 (fun (l T) (n Nat) (r T) (a Nat) (b Nat) (Nat.add a b)) (node leaf 0 leaf)) 2) ({Eq.refl 1} Nat 2)))
(case inductive-reflexive "functions that return the type" (inductive () 0 (W Type (sup (-> (-> Nat W) W)))))
(case inductive-mutual "two types that need each other" (inductive () 0 (Even (-> Nat Prop) (even_zero (Even 0)) (even_succ (pi (n Nat) (-> (Odd n) (Even (Nat.succ n)))))) (Odd (-> Nat Prop) (odd_succ (pi (n Nat) (-> (Even n) (Odd (Nat.succ n))))))))
(case inductive-mutual-types "in Type, with recursors over both" (inductive () 0 (A Type (A.nil A) (A.cons (-> B A))) (B Type (B.cons (-> A B)))) (theorem t () ({Eq 1} Nat ({A.rec 1} (fun (a A) Nat) (fun (b B) Nat) 0 (fun (b B) (n Nat) (Nat.succ n)) (fun (a A) (n Nat) (Nat.succ n)) (A.cons (B.cons A.nil))) 2) ({Eq.refl 1} Nat 2)))
(case inductive-nested "a type inside a list" (inductive () 0 (Tree Type (node (-> ({List 0} Tree) Tree)))) (theorem t () ({Eq 1} Nat ({Tree.rec 1} (fun (t Tree) Nat) (fun (l ({List 0} Tree)) Nat) (fun (l ({List 0} Tree)) (n Nat) (Nat.succ n)) 0 (fun (x Tree) (l ({List 0} Tree)) (a Nat) (b Nat) (Nat.add a b)) (node ({List.nil 0} Tree))) 1) ({Eq.refl 1} Nat 1)))
(case inductive-nested-twice "a list of lists" (inductive () 0 (Tree Type (node (-> ({List 0} ({List 0} Tree)) Tree)))))
(case inductive-nested-pair "inside another type with two parameters" (inductive () 0 (Tree Type (leaf Tree) (node (-> ({Prod 0 0} Tree Nat) ({List 0} Tree) Tree)))))
(case inductive-nested-function "behind a function" (inductive () 0 (Tree Type (node (-> (-> Nat ({List 0} Tree)) Tree)))))
(case inductive-nested-parameter "over a parameter" (inductive (u) 1 (Tree (-> (Sort (+ u 1)) (Sort (+ u 1))) (node (pi (α (Sort (+ u 1))) (-> α ({List u} ({Tree u} α)) ({Tree u} α)))))))
(case inductive-in-prop-of-large-argument "a proposition may quantify over types" (inductive () 0 (P Prop (P.mk (-> Type P)))))
(case inductive-universe-exact "an argument as large as the type" (inductive (u) 0 (Box (Sort (+ u 2)) (Box.mk (-> (Sort (+ u 1)) {Box u})))))
(case inductive-index-in-constructor "subsingleton elimination by an index" (inductive () 0 (Is (-> Nat Prop) (Is.mk (pi (n Nat) (Is n))))) (def t () (pi (n Nat) (h (Is n)) Nat) (fun (n Nat) (h (Is n)) ({Is.rec 1} (fun (n Nat) (h (Is n)) Nat) (fun (n Nat) n) n h))))
(case inductive-parameter-by-conversion "a parameter may be written in another way that computes to it" (inductive () 1 (P (-> Nat Type) (P.mk (pi (n Nat) (-> Nat (P n)))))))
(case inductive-positive-by-computation "an argument's type may compute to a good one" (abbrev K () (-> Type Type Type) (fun (a Type) (b Type) b)) (inductive () 0 (T Type (T.mk (-> (K (-> Nat Nat) T) T)))))
(case inductive-sort-by-level "a type that is a proposition for some levels only" (inductive (u) 0 (U (Sort u) (U.mk {U u}))) )
(case recursor-universe-name "the new universe parameter avoids those that are there" (inductive (u u_1) 1 (R (-> (Sort (+ u 1)) (Sort (+ (max u u_1) 1))) (R.mk (pi (α (Sort (+ u 1))) (-> α ({R u u_1} α)))))) (def t () (-> ({R 0 0} Nat) Nat) (fun (r ({R 0 0} Nat)) ({R.rec 1 0 0} Nat (fun (r ({R 0 0} Nat)) Nat) (fun (n Nat) n) r))))
(case inductive-sort-by-computation "the sort that a type ends in may have to be computed" (inductive () 0 (T ((fun (n Nat) Type) 4) (T.mk T))))
(case inductive-sort-after-index "also after indices" (inductive () 0 (T (-> Nat ((fun (n Nat) Prop) 4)) (T.mk (T 0)))))
(case inductive-sort-by-let "also by a let" (inductive () 0 (T (-> Nat (let n Nat 3 Type)) (T.mk (T 0)))))
(case inductive-type-by-computation "a type may be anything that computes to a function type" (inductive () 0 (T ((fun (n Nat) (-> Nat Prop)) 4) (T.mk (T 0)))))
