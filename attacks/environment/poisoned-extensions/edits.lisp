(raw poisoned-extensions)
