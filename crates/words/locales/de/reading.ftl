### Was an einem Text nicht stimmt: Zug, Stellung, Aufstellung oder Aufzeichnung.

## Züge

bad-move = Der Zug ist ab Spalte { $column } nicht lesbar. Erwartet: { $expected }.
bad-setup = Die Aufstellung ist ab Spalte { $column } nicht lesbar. Erwartet: { $expected }.
illegal-choice = Dieser Zug ist hier nicht erlaubt.
game-over = Die Partie ist zu Ende.
dice-first = Zuerst muss gewürfelt werden.
no-dice = Jetzt gibt es nichts zu würfeln.

## Was erwartet wurde

expected-end = das Ende des Zuges
expected-space = ein Feld: a1 bis a12, b1 bis b12 oder c
expected-square = ein Feld des Bretts wie b3
expected-dark-square = ein dunkles Feld wie b3
expected-dash = „-“ zwischen zwei Feldern wie in a4-b4
expected-move-or-attack = „-“ (Zug) oder „*“ (Angriff)
expected-attack-or-push = „*“ (Angriff) oder „>“ (Schieben)
expected-move-capture-or-exchange = „-“ (Zug), „x“ (Schlagen) oder „=“ (Tausch)
expected-step-jump-or-recycle = „-“ (Schritt), „x“ (Sprung) oder „@“ (Rückkehr)
expected-next-jump = „x“ vor dem nächsten Landefeld
expected-two-steps = ein Feld zwei diagonale Schritte weiter
expected-roll = ein Wurf: r1 bis r6 für einen Angriff oder s3,5 für ein Duell
expected-die = ein Würfel von 1 bis 6
expected-comma = „,“ zwischen den Würfeln von Platz 1 und 2
expected-move = ein Zug: Dieses Spiel hat keine Würfel
expected-setup = die vier Wesen einer Gruppe in Großbuchstaben wie in =SGNM oder =OHKL
expected-no-setup = keine Aufstellung: Dieses Spiel beginnt immer gleich
expected-seat = 1 oder 2
expected-passes = 0, 1 oder 2
expected-actions = 1 oder 2 Aktionen
expected-pending = -, showdown, ein Angriff wie a2*b2 oder ein Schieben wie a2>1
expected-offenders = - oder dunkle Felder, durch Kommas getrennt wie b3,d3,a4

## Stellungen

bad-position = Die Stellung ist nicht lesbar: { $field ->
        [board] Brett
        [seat] Am Zug
        [actions] Aktionen
        [pending] Offene Entscheidung
        [passes] Verfallene Züge
        [offenders] Verstöße
       *[other] { $field }
    }, Spalte { $column }: { $fault }.

part-ring = Ring { $ring }
part-centre = Die Mitte
part-rank = Reihe { $rank }

fault-missing = Diese Angabe fehlt
fault-trailing-text = Nach der letzten Angabe steht noch Text
fault-unknown-piece = „{ $found }“ ist keine Figur; erwartet wird eine von { $letters } oder eine Zahl leerer Felder
fault-bad-run = Eine Zahl leerer Felder ist mindestens 1, ohne führende Nullen
fault-too-long =
    { $spaces ->
        [one] { $part } hat mehr als 1 Feld
       *[other] { $part } hat mehr als { $spaces } Felder
    }
fault-too-short =
    { $found ->
        [one] { $part } hat 1 Feld; erwartet werden { $spaces }
       *[other] { $part } hat { $found } Felder; erwartet werden { $spaces }
    }
fault-wrong-parts =
    { $found ->
        [one] Das Brett hat 1 Teil, durch „/“ getrennt; erwartet werden { $parts }
       *[other] Das Brett hat { $found } Teile, durch „/“ getrennt; erwartet werden { $parts }
    }
fault-too-many = { $side } hat zu viele Figuren einer Art ({ $piece }): höchstens { $limit }
fault-not-one-of = Erwartet wird { $expected }

fault-light-square = Das ist ein helles Feld; gespielt wird nur auf dunklen
fault-in-courtyard = Im Hof kann nur ein König stehen, auf einem Feld, zu dem sein eigenes Tor führt
fault-both-in-courtyard = Beide Könige sind im Hof, aber wer ihn zuerst betritt, gewinnt
fault-offenders-turn = Einen Verstoß begehen nur Figuren des Spielers, der nicht am Zug ist
fault-offenders-over = Erwartet wird -: Die Partie ist zu Ende
fault-offenders-passes = Erwartet wird 0: Wer nicht gesprungen ist, hat nicht ausgesetzt
fault-offenders-order = Verstöße werden je einmal genannt, nach Reihe und dann nach Linie

fault-few-pawns = Jede Seite hat mindestens 2 Steine: Mit dem zweiten geschlagenen endet die Partie
fault-both-scored = Beide Seiten haben gepunktet, aber die ersten Punkte beenden die Partie

fault-no-king = Keine Seite hat einen König, aber sobald einer geschlagen ist, endet die Partie
fault-both-home = Beide Könige stehen auf dem feindlichen Heimatfeld, aber wer es zuerst erreicht, gewinnt

fault-no-such-pawn = Das ist kein Wesen
fault-wrong-group = Eine Seite hat die Wesen S, G, N und M und die andere O, H, K und L; dieses steht auf der falschen Seite
fault-no-pawn = Auf dem Brett ist kein Wesen, aber das letzte kann nicht sterben
fault-over-pending = Erwartet wird -: Eine Seite hat kein Wesen mehr, die Partie ist zu Ende
fault-over-actions = Erwartet wird 2: Eine Seite hat kein Wesen mehr, die Partie ist zu Ende
fault-showdown-pending = Erwartet wird showdown: Jede Seite hat noch ein Wesen
fault-showdown-one = Erwartet wird 1, wie bei jedem letzten Duell
fault-no-showdown = Das letzte Duell braucht genau ein Wesen auf jeder Seite
fault-turn-ended = Eine zweite Aktion ist nicht möglich, also ist der Zug schon zu Ende
fault-attacker = Angreifen muss ein Wesen der Seite, die am Zug ist
fault-attacked = Auf dem angegriffenen Feld muss ein feindliches Wesen stehen
fault-attack-far = Ein Angriff braucht angrenzende Felder
fault-push-empty = Auf dem Feld, von dem geschoben wird, steht kein Wesen
fault-push-chooser = Wohin geschoben wird, wählt der Gegner des Wesens
fault-push-no-room = Es gibt kein leeres Feld zum Schieben, also stirbt das Wesen
fault-push-no-winner = Kein angrenzendes feindliches Wesen kann dieses geschoben haben
fault-passes = Erwartet wird 0: Ein begonnener Zug oder eine beendete Partie ist nicht verfallen

no-such-space = Auf diesem Brett gibt es kein Feld { $space }.
two-pieces = Auf { $space } stehen zwei Figuren.

## Aufstellungen

setup-missing = Zuerst müssen beide Seiten aufstellen.
nothing-to-set-up = Dieses Spiel beginnt immer gleich: Lass die Aufstellung weg.
setup-not-allowed = So darf diese Seite nicht aufstellen.
other-group = Diese Figuren hat in dieser Partie die Gegenseite.
same-group = Beide Seiten haben dieselbe Gruppe gewählt: Eine hat S, G, N und M, die andere O, H, K und L.

## Namen

unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Erwartet: { $games }.
unknown-variant = Eine Variante „{ $name }“ gibt es nicht. Erwartet: { $variants }.
unknown-player = Einen Spieler „{ $name }“ gibt es nicht. Erwartet: random, greedy, uct, uct:ZAHL, level:1 bis level:{ $levels }, best oder ugi:BEFEHL.
unknown-level = Eine Stufe „{ $name }“ gibt es nicht. Erwartet: level:1 bis level:{ $levels }.
unknown-speed = Ein Tempo „{ $name }“ gibt es nicht. Erwartet: { $speeds }.
bad-iterations = „{ $text }“ nach „uct:“ ist nicht lesbar. Erwartet: eine Zahl zufälliger Partien wie 5000.
bad-command = Der Befehl „{ $text }“ nach „ugi:“ ist nicht lesbar. Erwartet: ein Programm und seine Argumente.
bad-search-limits = „{ $text }“ ist nicht lesbar. Erwartet: eine Zeit wie 100ms oder 1.5s, eine Zahl von Stellungen wie 20000n oder eine Tiefe wie 8d.
bad-time-control = Die Bedenkzeit „{ $text }“ ist nicht lesbar. Erwartet: - für keine, 300+3 für fünf Minuten und drei Sekunden je Zug (höchstens sechs Stunden und zehn Minuten) oder 3d/move für drei Tage je Entscheidung (höchstens { $days }).

## Aufzeichnungen

bad-record = Zeile { $line }: { $fault }.
fault-record-long = Der Text ist zu lang; höchstens { $most } Bytes werden gelesen
fault-record-many = Zu viele Aufzeichnungen; höchstens { $most } werden gelesen
fault-record-empty = Hier ist keine Aufzeichnung
fault-record-trailing = Nach der Aufzeichnung steht noch Text; erwartet werden die Angaben der nächsten oder nichts
fault-record-tag = Erwartet wird eine Angabe wie [Game "courtier"]
fault-record-twice = Die Angabe „{ $tag }“ steht zweimal da
fault-record-missing = Die Angabe „{ $tag }“ fehlt
fault-record-value = Die Angabe „{ $tag }“ hat einen falschen Wert; erwartet wird { $expected }
fault-record-result = „{ $text }“ ist kein Ergebnis; erwartet wird 1-0, 0-1, 1/2-1/2 oder *, mit Punkten wie in „1-0 (2)“
fault-record-disagrees = Das Ergebnis weicht von der Angabe „Result“ ab
fault-record-no-result = Der Partie fehlt ihr Ergebnis; erwartet wird eines, oder * für keines
fault-record-open-comment = Hier beginnt ein Kommentar, der nicht endet; erwartet wird {"}"}
fault-record-two-comments = Zwei Kommentare an einer Stelle; fasse sie zusammen
fault-record-word = „{ $text }“ kann kein Zug sein
fault-record-lone-number = Nach der Nummer wird ein Zug erwartet

expected-game = der Name eines Spiels
expected-variant = eine Variante oder keine Angabe
expected-setups = zwei Aufstellungen wie in „=SGNM =OHKL“
expected-game-number = die Nummer der Partie an ihrem Tisch

bad-json = Die Aufzeichnung ist nicht lesbar: { $detail }.
record-too-long = Der Text ist zu lang; höchstens { $most } Bytes werden gelesen.
record-not-plain = Die Aufzeichnung enthält Steuerzeichen oder bei Zügen oder Angaben Wörter, die dort nicht stehen können.
record-rules = Diese Partie wurde nach Fassung { $found } der Regeln gespielt; erwartet wird { $expected }.
record-contradiction = Aufstellungen und erste Stellung widersprechen einander.
record-choice = Zug { $number }, „{ $text }“, ist nicht spielbar: { $why }
record-result = Das Ergebnis ist { $found }, aber die Züge ergeben { $expected }.
record-termination = Die Partie endete als „{ $expected }“, nicht als „{ $found }“.
record-termination-impossible = Nach diesen Zügen kann keine Partie mit diesem Ergebnis als „{ $found }“ enden.

## Würfel

bad-secret = Ein Würfelgeheimnis besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
dice-not-sealed = Die Aufzeichnung sagt nicht, woher ihre Würfe kamen.
dice-not-revealed = Das Geheimnis der Würfel ist nicht offengelegt: Die Partie war nicht zu Ende.
dice-commitment = Das Geheimnis passt nicht zur Festlegung.
dice-differ = Wurf { $number } ist { $found }, sollte aber { $expected } sein.
