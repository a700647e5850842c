### Durchsicht, Analyse und Stellungseditor.

review-review = Rückblick
review-editor = Stellungseditor
review-game = Spiel
review-variant = Variante
review-usual = Standardspiel
review-board = Brett, { $game }
review-bar = Bewertung
review-steps = Durch die Partie gehen
review-moves = Züge
review-noMoves = Zieh auf dem Brett, für beide Seiten. Andere Züge werden zu Varianten.
review-variation = Variante
review-promote = Zur Hauptvariante machen
review-cut = Ab hier löschen
review-claimable = Beide dürfen Remis fordern: { $why }.
review-title-start = { $game }: Analyse
review-title-move = { $game } nach Zug { $number }: { $move }
review-even = Etwa ausgeglichen
review-slight = { $side } steht etwas besser
review-better = { $side } steht besser
review-winning = { $side } steht auf Gewinn
review-wins =
    { $points ->
        [one] { $side } gewinnt in { $plies } Halbzügen
       *[other] { $side } gewinnt { $points } Punkte in { $plies } Halbzügen
    }
review-winsNow =
    { $points ->
        [one] { $side } gewinnt sofort
       *[other] { $side } gewinnt sofort { $points } Punkte
    }
review-drawn = Remis bei bestem Spiel
review-exact = Exakter Wert
review-solved = Exakter Wert jedes Zuges
review-value-win =
    { $points ->
        [one] gewinnt in { $plies }
       *[other] gewinnt { $points } in { $plies }
    }
review-value-draw = Remis
review-value-loss =
    { $points ->
        [one] verliert in { $plies }
       *[other] verliert { $points } in { $plies }
    }
review-engine = Computer
review-engine-lines = Varianten
review-engine-time = Zeit
review-engine-seconds = { $seconds } s
review-engine-thinks = Denkt nach …
review-engine-waits = Das Analyselimit ist erreicht. Weiter geht es in { $seconds } s.
review-engine-depth = Tiefe { $depth }, { $nodes } Stellungen
review-engine-best = Beste Varianten
review-shares = Chancen für Platz 1: Sieg, Remis, Niederlage
review-sharesWords = Platz 1: Sieg { $win } %, Remis { $draw } %, Niederlage { $loss } %
review-dice = Wähle einen Wurf
review-roll = Zufällig würfeln
review-chance = { $weight } von { $total }
review-dice-check = Würfel
review-dice-none = Es wurde nicht gewürfelt.
review-dice-verified =
    { $rolls ->
        [one] Geprüft: Der eine Wurf folgt aus dem versiegelten Geheimnis.
       *[other] Geprüft: Alle { $rolls } Würfe folgen aus dem versiegelten Geheimnis.
    }
review-dice-unknown = Nicht prüfbar: { $why }
review-start = Anfangen mit …
review-first = Wer zuerst zieht
review-setupOf = Aufstellung von { $side }, aus eigener Sicht von links
review-begin = Hier beginnen
review-import = Importieren
review-import-text = Eine oder mehrere Aufzeichnungen einfügen, als Text oder JSON, oder eine Datei hierher ziehen
review-import-file = Oder eine Datei wählen
review-import-moves = Züge ohne Kopfzeilen werden als Partie { $game } gelesen.
review-import-which =
    { $count ->
        [one] 1 Aufzeichnung gefunden.
       *[other] { $count } Aufzeichnungen gefunden. Welche?
    }
review-import-checking = Die Aufzeichnung wird nachgespielt …
review-import-open = Öffnen
review-header-game = Spiel
review-header-first = Platz 1
review-header-second = Platz 2
review-header-event = Veranstaltung
review-header-site = Ort
review-header-date = Datum
review-header-timeControl = Bedenkzeit
review-header-match = Wettkampf
review-header-result = Ergebnis
review-header-termination = Wie sie endete
review-header-setup = Aufstellung
review-share = Exportieren
review-share-link = Link zu dieser Variante
review-share-position = Diese Stellung
review-share-record = Aufzeichnung dieser Variante
review-share-text = Text
review-copy = Kopieren
review-copyLink = Link kopieren
review-copyPosition = Stellung kopieren
review-copyRecord = Aufzeichnung kopieren
review-download = Als Datei speichern
review-copied = Kopiert.
review-notCopied = Dieser Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn von Hand.
review-edit = Brett bearbeiten
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-inaccuracys = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Grobe Fehler
review-nextMistake = { $count } { $mistake } von { $name }: zum nächsten
review-faultless = Fehlerlos
review-of = { $part } von { $whole }
review-lost = Verlorene Punkte
review-summary = Wie beide gespielt haben
review-winner = hat gewonnen
review-graph = Bewertung je Zug: zu einem Zug gehen
review-beginning = Anfang
review-inVariation = Das ist eine Variante, nicht die Partie, wie sie gespielt wurde.
review-backToGame = Zurück zur Partie
review-verdict = Was der Computer sagt
review-verdict-none = Geh durch die Partie und sieh, was der Computer zu jedem Zug sagt.
review-best = Der beste Zug
review-fine = Ein guter Zug
review-better-was = Das kostete { $points } Punkte. Besser:
review-better-show = { $move } zeigen
review-better-also = { $move } war um { $points } besser.
review-luck = Würfelglück
review-luckLine = Glück bis hierher
review-luck-even = Kaum Glück dabei
review-luck-for = Glück für { $side }: { $points }
review-luck-rolls = Würfe: { $rolls }.
review-luck-greatest = Der glücklichste Wurf brachte { $side } { $points }, in Zug { $number }.
review-solved-draw = Gelöst: Remis bei perfektem Spiel.
review-solved-win =
    { $points ->
        [one] Gelöst: { $side } gewinnt bei perfektem Spiel.
       *[other] Gelöst: { $side } gewinnt { $points } Punkte bei perfektem Spiel.
    }
review-solved-took =
    { $points ->
        [one] 1 Punkt war möglich, { $side } nahm { $took }.
       *[other] { $points } Punkte waren möglich, { $side } nahm { $took }.
    }
review-solved-took-you =
    { $points ->
        [one] 1 Punkt war möglich, du hast { $took } genommen.
       *[other] { $points } Punkte waren möglich, du hast { $took } genommen.
    }
review-solved-change = Bei perfektem Spiel war es { $before }, jetzt ist es { $after }.
review-solved-value-draw = ein Remis
review-solved-value-win =
    { $points ->
        [one] ein Sieg für { $side }
       *[other] ein Sieg für { $side }, { $points } Punkte wert
    }
review-solved-upset = { $side } kann gegen perfektes Spiel nicht gewinnen. { $name } hat es geschafft.
review-solved-upset-you = { $side } kann gegen perfektes Spiel nicht gewinnen. Du hast es geschafft.
review-solved-hint = Dieses Spiel ist gelöst. Schalte den Computer ein, um den Wert jedes Zuges zu sehen.
review-running = Der Computer wertet die Partie aus: { $done } von { $all } Halbzügen.
review-failed = Die Partie konnte nicht ausgewertet werden. Lade die Seite neu, um es noch einmal zu versuchen.
review-unfinished = Eine Partie lässt sich auswerten, sobald sie zu Ende ist.
review-noRecord = Die Aufzeichnung ist noch nicht fertig. Warte einen Moment.
review-toTable = Zum Tisch
review-whichGame = Partie des Wettkampfs
review-title-editor = { $game }: Stellungseditor
review-palette = Figuren zum Setzen
review-piece = { $piece } von { $side }
review-tool-move = Figuren bewegen
review-tool-remove = Figuren entfernen
review-editor-start = Anfangsstellung
review-editor-clear = Leeres Brett
review-editor-turn = Am Zug
review-editor-set = Diese Stellung aufbauen
review-editor-hint = Zieh Figuren aufs Brett, oder wähle eine und tippe auf Felder. Auf der Tastatur setzt ihr Buchstabe sie auf das gewählte Feld, Entf entfernt sie.
review-editor-over = In dieser Stellung ist die Partie zu Ende. { $sentence }
review-editor-lifted = Tippe nun auf das Feld, auf das die Figur von { $space } soll.
review-editor-analyse = Diese Stellung analysieren
review-editor-computer = Gegen den Computer spielen
review-editor-friend = Mit einem Freund spielen
