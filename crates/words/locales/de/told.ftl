### Was in einem Zug geschehen ist, einem Spieler erzählt: „deine Wache“, „die Wache von Jester“.
###
### Eine Figur kommt mit ihrem Besitzer: { $subject }, { $taker } und { $attacker } am Satzanfang,
### { $object } und { $defender } im Akkusativ.

## Eine Figur hat gezogen

told-step = { $subject } zieht von { $from } nach { $to }.
told-jump = { $subject } springt von { $from } nach { $to }.
told-boost = { $subject } bekommt Schub von { $from } nach { $to }.
told-exchange = { $subject } auf { $from } tauscht den Platz mit der Figur auf { $to }.
told-recycle = { $subject } kehrt von { $from } nach { $to } zurück.
told-entry = { $subject } betritt den Hof, von { $from } nach { $to }.
told-push = { $subject } wird von { $from } nach { $to } geschoben.
told-place = { $subject } wird auf { $at } gesetzt.

## Eine Figur hat das Brett verlassen

told-between = { $subject } auf { $at } wird geschlagen, zwischen { $one } und { $other }.
told-walked-between = { $subject } ist zwischen { $one } und { $other } geraten und wird selbst geschlagen.
told-taken = { $taker } zieht von { $from } und schlägt { $object } auf { $at }.
told-caught = { $taker } auf { $from } schlägt { $object } daneben auf { $at }.
told-jumped = { $taker } springt von { $from } nach { $to } und schlägt { $object } auf { $at }.
told-killed = { $subject } auf { $at } stirbt.
told-no-room = { $subject } auf { $at } kann nicht ausweichen und stirbt.
told-huffed =
    { $by ->
        [you] Du entfernst { $object } auf { $at }: Ein Sprung war möglich.
       *[other] { $name } entfernt { $object } auf { $at }: Ein Sprung war möglich.
    }
told-huffed-for =
    { $by ->
        [you] Du entfernst { $object } auf { $at }: Ein Sprung über { $over } war möglich.
       *[other] { $name } entfernt { $object } auf { $at }: Ein Sprung über { $over } war möglich.
    }
told-lost-showdown = { $subject } auf { $at } verlässt das Brett.

## Angriffe und Würfel

told-attacked = { $attacker } auf { $from } greift { $defender } auf { $at } an.
told-rolled-kill = { $attacker } greift { $defender } an und würfelt { $die }, das tötet immer.
told-rolled-push = { $attacker } greift { $defender } an und würfelt { $die }: { $die } + { $might } = { $attack } schlägt { $left } + { $guard } = { $defence }, das schiebt.
told-rolled-counter-push = { $attacker } greift { $defender } an und würfelt { $die }: { $die } + { $might } = { $attack } genügt nicht gegen { $left } + { $guard } = { $defence }, der Angreifer wird geschoben.
told-rolled-backfire = { $attacker } greift { $defender } an und würfelt { $die }: Der Angriff schlägt zurück und tötet den Angreifer.
told-showdown =
    { $by ->
        [you] Letztes Duell: { $firstRating } + { $firstDie } = { $firstSum } gegen { $secondRating } + { $secondDie } = { $secondSum }. Du gewinnst.
       *[other] Letztes Duell: { $firstRating } + { $firstDie } = { $firstSum } gegen { $secondRating } + { $secondDie } = { $secondSum }. { $name } gewinnt.
    }
told-showdown-tied = Letztes Duell: { $firstRating } + { $firstDie } = { $firstSum } gegen { $secondRating } + { $secondDie } = { $secondSum }. Gleichstand: Es wird noch einmal gewürfelt.

## Alles andere

told-missed = { $subject } auf { $at } hätte über { $over } springen können und darf jetzt entfernt werden.
told-scored-row =
    { $by ->
        [you] Du bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $length } Steine in einer Reihe.
       *[other] { $name } bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $length } Steine in einer Reihe.
    }
told-scored-captures =
    { $by ->
        [you] Du bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $count } geschlagene Steine.
       *[other] { $name } bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $count } geschlagene Steine.
    }
told-forfeited =
    { $by ->
        [you] Du kannst nicht ziehen und setzt aus.
       *[other] { $name } kann nicht ziehen und setzt aus.
    }

## Ein König ist weg, und die Partie geht weiter

told-king-gone =
    { $by ->
        [you] Dein König ist geschlagen. Du kannst nicht mehr gewinnen: Schlage den König von { $name }, dann ist es remis.
       *[other] Der König von { $name } ist geschlagen. { $name } kann nicht mehr gewinnen, mit deinem König aber noch ein Remis erreichen.
    }
told-king-gone-watched = { $side } hat den König verloren und kann nicht mehr gewinnen, mit dem anderen König aber noch ein Remis erreichen.

## Was zu tun ist, dem Spieler selbst gesagt

you-ask-move = Du bist am Zug.
you-ask-pass = Du kannst nicht ziehen und setzt aus.
you-ask-capture-or-exchange = Du bist am Zug: ziehen, schlagen oder tauschen.
you-ask-jump = Du bist am Zug: ziehen oder springen.
you-ask-remove = Entferne eine Figur, die hätte springen können. Danach ziehst du.
you-ask-actions =
    { $actions ->
        [one] Du bist am Zug: noch eine Aktion. Ziehen oder angreifen.
       *[other] Du bist am Zug: noch { $actions } Aktionen. Ziehen oder angreifen.
    }
you-ask-push = Wohin schiebst du { $piece } von { $space }?
you-ask-roll = Dein Angriff: Der Würfel fällt.

## Die andere Seite beantwortet ein Angebot

news-declined-draw = { $name } lehnt das Remis ab.
news-declined-takeback = { $name } nimmt keinen Zug zurück.
news-declined-rematch = { $name } lehnt die Revanche ab.
news-withdrawn-draw = { $name } zieht das Remisangebot zurück.
news-withdrawn-takeback = { $name } will keinen Zug mehr zurücknehmen.
news-withdrawn-rematch = { $name } will keine Revanche mehr.
news-takenBack = Der Zug ist zurückgenommen.

turn-label = Was geschehen ist
turn-replay = Letzten Zug noch einmal zeigen

## Warum die Partie endete, einem Spieler erzählt

won-end-king-captured = Du hast den König geschlagen.
won-end-king-home = Dein König hat das gegnerische Heimatfeld erreicht.
won-end-king-entered = Dein König hat den Hof betreten.
won-end-no-pawns = { $name } hat keine Wesen mehr.
won-end-row-of-three = Drei deiner Steine stehen in einer Reihe.
won-end-row-of-four = Vier deiner Steine stehen in einer Reihe.
won-end-captures = Du hast zwei Steine geschlagen.
won-end-resigned = { $name } hat aufgegeben.
won-end-timeout = Die Zeit von { $name } ist abgelaufen.
won-end-gone = { $name } hat die Partie verlassen.
lost-end-king-captured = Dein König wurde geschlagen.
lost-end-king-home = Der König von { $name } hat dein Heimatfeld erreicht.
lost-end-king-entered = Der König von { $name } hat den Hof betreten.
lost-end-no-pawns = Du hast keine Wesen mehr.
lost-end-row-of-three = Drei Steine von { $name } stehen in einer Reihe.
lost-end-row-of-four = Vier Steine von { $name } stehen in einer Reihe.
lost-end-captures = { $name } hat zwei deiner Steine geschlagen.
lost-end-resigned = Du hast aufgegeben.
lost-end-timeout = Deine Zeit ist abgelaufen.
lost-end-gone = Du hast die Partie verlassen.

## Ein Zug, der sofort verliert

rash-title = Dieser Zug verliert
rash-text = Nach diesem Zug kann die andere Seite sofort gewinnen. Diese Frage lässt sich in den Einstellungen abschalten.
rash-back = Anders ziehen
rash-play = Trotzdem ziehen
