### Was in einer Partie geschieht: was zu tun ist, wie sie endete, warum ein Zug nicht erlaubt ist.
###
### Eine Figur hat zwei Namen: { $piece } mitten im Satz, { $thePiece } am Anfang.

## Seiten und Figuren

side-teal = Türkis
side-amber = Bernstein
side-black = Schwarz
side-white = Weiß
side-red = Rot
side-blue = Blau
side-ivory = Elfenbein
side-garnet = Granat
# Wo nicht bekannt ist, welches Spiel gemeint ist.
side-seat-1 = Platz 1
side-seat-2 = Platz 2

piece-king = König
    .the = Der König
    .your = dein König
    .yourObject = deinen König
    .their = der König von { $name }
    .theirObject = den König von { $name }
piece-guard = Wache
    .the = Die Wache
    .your = deine Wache
    .yourObject = deine Wache
    .their = die Wache von { $name }
    .theirObject = die Wache von { $name }
piece-serf = Knecht
    .the = Der Knecht
    .your = dein Knecht
    .yourObject = deinen Knecht
    .their = der Knecht von { $name }
    .theirObject = den Knecht von { $name }
piece-pawn = Stein
    .the = Der Stein
    .your = dein Stein
    .yourObject = deinen Stein
    .their = der Stein von { $name }
    .theirObject = den Stein von { $name }
piece-courtesan = Kurtisane
    .the = Die Kurtisane
    .your = deine Kurtisane
    .yourObject = deine Kurtisane
    .their = die Kurtisane von { $name }
    .theirObject = die Kurtisane von { $name }
# Figuren, die in jeder Sprache gleich heißen.
piece-other = { $piece }
    .the = { $piece }
    .your = dein { $piece }
    .yourObject = deinen { $piece }
    .their = { $piece } von { $name }
    .theirObject = { $piece } von { $name }

list-or = { $others } oder { $last }

## Was zu tun ist

ask-move = { $side } ist am Zug.
ask-pass = { $side } kann nicht ziehen und setzt aus.
ask-capture-or-exchange = { $side } zieht, schlägt oder tauscht.
ask-jump = { $side } zieht oder springt.
ask-remove = { $side } entfernt eine Figur, die hätte springen können.
ask-actions =
    { $actions ->
        [one] { $side }: noch eine Aktion. Ziehen oder angreifen.
       *[other] { $side }: noch { $actions } Aktionen. Ziehen oder angreifen.
    }
ask-push = { $side } schiebt { $piece } von { $space }. Wohin?
ask-roll = { $side } würfelt für den Angriff.
ask-showdown = Letztes Duell: Beide Seiten würfeln.
ask-over = Die Partie ist zu Ende.

## Wie eine Partie endete. Das steht nach einem Doppelpunkt, oder allein mit einem Punkt.

end-king-captured = Der König wurde geschlagen
end-both-kings-captured = Ein Zug hat beide Könige geschlagen
end-kings-lost = Beide Könige wurden geschlagen
end-both-forfeited = Keine Seite konnte ziehen
end-row-of-three = Drei Steine in einer Reihe
end-row-of-four = Vier Steine in einer Reihe
end-captures = Zwei Steine geschlagen
end-row-of-three-and-captures = Drei Steine in einer Reihe und zwei Steine geschlagen
end-row-of-four-and-captures = Vier Steine in einer Reihe und zwei Steine geschlagen
end-no-pawns = Die andere Seite hat keine Wesen mehr
end-king-home = Der König hat das feindliche Heimatfeld erreicht
end-king-entered = Der König hat den Hof betreten
end-resigned = { $loser } hat aufgegeben
end-timeout = { $loser } hat die Zeit überschritten
end-illegal-move = { $loser } hat regelwidrig gezogen
end-gone = { $loser } hat die Partie verlassen
end-agreed = Remis durch Einigung
end-claimed-repetition = { $by } hat Remis gefordert, weil dieselbe Stellung { $times }-mal vorkam
end-claimed-no-progress = { $by } hat Remis gefordert, weil { $turns } Züge lang nichts geschlagen wurde
end-abandoned = { $by } hat die Partie verlassen, und der Gegner nahm Remis
end-repetition = Dieselbe Stellung kam { $times }-mal vor
end-no-progress = { $turns } Züge lang wurde nichts geschlagen
end-aborted = Niemand hat gewonnen oder verloren

result-wins = { $side } gewinnt
result-wins-points =
    { $points ->
        [one] { $side } gewinnt 1 Punkt
       *[other] { $side } gewinnt { $points } Punkte
    }
result-drawn = Remis
result-aborted = Partie abgebrochen
result-with-reason = { $result }: { $reason }.

## Wann Remis gefordert werden darf

claim-repetition = Diese Stellung kam { $times }-mal vor
claim-no-progress = { $turns } Züge lang wurde nichts geschlagen

## Warum ein Zug nicht erlaubt ist

why-over = Die Partie ist zu Ende.
why-dice = Würfle zuerst.
why-pass = Du hast keinen erlaubten Zug: Du musst aussetzen.
why-no-space = Auf diesem Brett gibt es kein Feld { $space }.
why-no-piece = Auf { $space } steht keine Figur.
why-choose-first = Wähle zuerst eine Figur.
why-not-yours = Diese Figur gehört der anderen Seite.
why-stuck = { $thePiece } kann jetzt nicht ziehen.
why-choose = Wähle das Ziel.
why-push = Wähle zuerst ein leeres Feld neben dem geschobenen Wesen.
why-remove = Entferne zuerst eine der Figuren, die hätten springen können.
why-occupied = Auf { $space } steht schon eine Figur.
why-blocked = Eine Figur auf { $space } ist im Weg.
why-not-adjacent = Figuren ziehen nur auf angrenzende Felder.
why-too-far = { $space } ist zu weit weg.
why-steps =
    { $steps ->
        [one] { $thePiece } geht genau einen Schritt, auf ein leeres Feld.
       *[other] { $thePiece } geht genau { $steps } Schritte, über leere Felder.
    }
why-attack-far = Nur angrenzende Wesen können angegriffen werden.
why-only-home = Ein Stein im inneren Ring kann nur heimkehren, nach { $space }.
why-only-out = Ein Stein in der Mitte kann nur in den äußeren Ring zurückkehren.
why-only-in = Ein Stein im äußeren Ring kann nur nach innen ziehen.
why-boosted = Ein eigener Stein auf { $space } gibt ihm Schub.
why-forward = Figuren ziehen vorwärts; nur geschlagen wird auch rückwärts und seitwärts.
why-exchange = Ein König tauscht nur mit einer angrenzenden Kurtisane vor ihm.
why-serf-forward = Ein Knecht zieht und springt nur vorwärts.
why-serf-steps = Ein Knecht zieht nur ein Feld weit.
why-guard-steps = Eine Wache zieht nur ein oder zwei Felder weit.
why-guard-straight = Zwei Felder weit zieht eine Wache nur geradeaus.
why-king-steps = Ein König zieht nur ein Feld weit.
why-dark = Auf diesem Feld steht nie eine Figur.
why-diagonal = Figuren ziehen diagonal.
why-wall = Den Hof betritt nur ein König, durch das Tor seiner Farbe.
why-jump-on = Du musst weiterspringen, solange du kannst.
why-kings = Ein König kann keinen König überspringen.
why-may = Möglich: { $may }.
