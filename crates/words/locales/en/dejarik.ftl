
match-why-dejarik = With perfect play, whoever goes first wins a single game. In a match, the players take turns going first.
