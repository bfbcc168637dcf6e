/-! Numbers of a hundred thousand bits. -/

theorem powers : (2 ^ 100000 + 1) % (2 ^ 50000 + 1) = 2 := by decide +kernel

theorem products : (3 ^ 20000 * 7 ^ 20000) = 21 ^ 20000 := by decide +kernel
