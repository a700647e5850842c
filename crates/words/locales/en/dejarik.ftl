
match-why-dejarik = Whoever begins a single game can always win it. In a match, both players begin equally often.
