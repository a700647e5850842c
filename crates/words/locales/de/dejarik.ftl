
match-why-dejarik = Wer eine einzelne Partie beginnt, kann sie immer gewinnen. In einem Match beginnen beide gleich oft.
