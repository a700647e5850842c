
match-why-dejarik = Wer eine einzelne Partie beginnt, gewinnt sie bei perfektem Spiel. In einem Match beginnen beide abwechselnd.
