### Tapatan: was nur dieses Spiel sagt.

summary-tapatan = Setz drei Steine und zieh sie an den Linien entlang, bis sie in einer Reihe stehen.

piece-stone = Stein
    .the = Der Stein

ask-tapatan-place = { $side } setzt einen Stein.

end-tapatan-row = Drei Steine in einer Reihe

fault-tapatan-not-in-turn = Beide Seiten setzen abwechselnd; wer am Zug ist, hat also gleich viele Steine oder einen weniger
fault-tapatan-played-on = Wer am Zug ist, hat schon drei Steine in einer Reihe; die Partie war also zu Ende

why-tapatan-place-first = Setz erst alle deine Steine.
why-tapatan-no-line = Von dort führt keine Linie nach { $space }.
