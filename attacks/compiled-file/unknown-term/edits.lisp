(raw unknown-term)
