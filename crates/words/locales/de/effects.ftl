### Was ein Zug oder ein Wurf bewirkt hat.

## Eine Figur hat gezogen

effect-step = { $piece } von { $side } zieht von { $from } nach { $to }.
effect-jump = { $piece } von { $side } springt von { $from } nach { $to }.
effect-boost = { $piece } von { $side } bekommt Schub von { $from } nach { $to }.
effect-exchange = { $piece } von { $side } auf { $from } tauscht den Platz mit { $to }.
effect-recycle = { $piece } von { $side } kehrt von { $from } nach { $to } zurück.
effect-entry = { $piece } von { $side } betritt den Hof, von { $from } nach { $to }.
effect-push = { $piece } von { $side } wird von { $from } nach { $to } geschoben.
effect-place = { $piece } von { $side } wird auf { $at } gesetzt.

## Eine Figur hat das Brett verlassen

effect-between = { $piece } von { $side } auf { $at } wird zwischen { $one } und { $other } geschlagen.
effect-walked-between = { $piece } von { $side } auf { $at } ist zwischen { $one } und { $other } geraten und wird geschlagen.
effect-taken = { $piece } von { $side } auf { $at } wird von { $from } aus geschlagen ({ $by }).
effect-caught = { $piece } von { $side } auf { $at } wird von { $from } aus geschlagen ({ $by }).
effect-jumped = { $piece } von { $side } auf { $at } wird von { $from } aus übersprungen ({ $by }).
effect-killed = { $piece } von { $side } auf { $at } stirbt gegen { $by } auf { $from }: Der Würfel zeigt { $die }.
effect-no-room = { $piece } von { $side } auf { $at } kann vor { $by } auf { $from } nicht ausweichen und stirbt: Der Würfel zeigt { $die }.
effect-huffed = { $piece } von { $side } auf { $at } wird gepustet.
effect-huffed-for = { $piece } von { $side } auf { $at } wird gepustet: Ein Sprung über { $over } war möglich.
effect-lost-showdown = { $piece } von { $side } auf { $at } verliert das letzte Duell.

## Angriffe und Würfel

effect-attacked = { $attacker } von { $side } auf { $from } greift { $defender } auf { $at } an.
effect-rolled-kill = { $attacker } greift { $defender } an und würfelt { $die }: { $defender } stirbt.
effect-rolled-push = { $attacker } greift { $defender } an und würfelt { $die }, { $attack } zu { $defence }: { $defender } wird geschoben.
effect-rolled-counter-push = { $attacker } greift { $defender } an und würfelt { $die }, { $attack } zu { $defence }: { $attacker } wird geschoben.
effect-rolled-backfire = { $attacker } greift { $defender } an und würfelt { $die }: Der Angriff schlägt zurück, { $attacker } stirbt.
effect-showdown = Letztes Duell, { $firstPiece } gegen { $secondPiece }. { $firstRating } + { $firstDie } = { $firstSum } gegen { $secondRating } + { $secondDie } = { $secondSum }: { $side } gewinnt.
effect-showdown-tied = Letztes Duell, { $firstPiece } gegen { $secondPiece }. { $firstRating } + { $firstDie } = { $firstSum } gegen { $secondRating } + { $secondDie } = { $secondSum }: Gleichstand, es wird noch einmal gewürfelt.

## Alles andere

effect-missed = { $piece } von { $side } auf { $at } hätte über { $over } springen können.
effect-scored-row =
    { $points ->
        [one] { $side } bekommt 1 Punkt für { $length } Steine in einer Reihe.
       *[other] { $side } bekommt { $points } Punkte für { $length } Steine in einer Reihe.
    }
effect-scored-captures =
    { $points ->
        [one] { $side } bekommt 1 Punkt für { $count } geschlagene Steine.
       *[other] { $side } bekommt { $points } Punkte für { $count } geschlagene Steine.
    }
effect-forfeited = { $side } kann nicht ziehen und setzt aus.
