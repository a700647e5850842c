### Der Kurs zu Tapatan.

tapatan-lead = Drei Steine je Seite auf neun Punkten. Setz sie, zieh sie an den Linien entlang und bring sie in eine Reihe.
tapatan-credit = Tapatan ist ein überliefertes Spiel von den Philippinen.

tapatan-goal = Bring **drei deiner Steine in eine Reihe**, auf einer Linie, einer Reihe oder einer Diagonale.
tapatan-rule-1 = Das Brett ist anfangs leer: Jeder **setzt drei Steine**, bevor sich etwas bewegt.
tapatan-rule-2 = Steine ziehen nur **die Linien entlang**. Schräge Linien verbinden die Ecken und die Mitte.
tapatan-rule-3 = Eine Reihe zählt, sobald sie steht, auch während noch gesetzt wird.
tapatan-tip-1 = Wähl einen leeren Punkt, um dort einen Stein zu setzen.
tapatan-tip-2 = Die Mitte ist mit allen anderen Punkten verbunden: der beste Platz für einen Stein.
tapatan-tip-3 = Zwei feindliche Steine mit einem leeren Punkt in einer Linie drohen zu gewinnen. Besetz ihn.

tapatan-lesson-placing-title = Setzen
tapatan-lesson-placing-text = Am Anfang ist das Brett leer. Die Spieler **setzen abwechselnd je einen Stein** auf einen freien Punkt, jeder drei.
tapatan-lesson-placing-ruling = Die Spieler einigen sich, wer anfängt; sonst beginnt Schwarz.
tapatan-lesson-placing-task = Setz deinen ersten Stein in die Mitte.
tapatan-lesson-placing-done = Von der Mitte führen Linien zu allen anderen Punkten.

tapatan-lesson-moving-title = Ziehen
tapatan-lesson-moving-text = Wenn alle sechs Steine auf dem Brett sind, zieht man je Zug einen Stein **an einer Linie entlang auf einen freien Nachbarpunkt**. Diagonale Linien verbinden nur die dunklen Punkte: die Ecken und die Mitte.
tapatan-lesson-moving-task = Zieh den Stein von `a3` nach `a2`.
tapatan-lesson-moving-done = Von `a2` führen Linien nach `a1`, `a3` und `b2`.

tapatan-lesson-winning-title = Drei in einer Reihe
tapatan-lesson-winning-text = Drei deiner Steine in einer Reihe gewinnen, in einer Linie, einer Reihe oder einer Diagonale des Bretts.
tapatan-lesson-winning-ruling = Eine Reihe zählt auch, solange noch gesetzt wird. Remis ist wie in den anderen Spielen.
tapatan-lesson-winning-task = Gewinne mit deinem nächsten Zug.
tapatan-lesson-winning-done = `a1`, `b2` und `c3` bilden eine Reihe.

tapatan-exercise-last-stone-title = Der letzte Stein
tapatan-exercise-last-stone-task = Setz deinen letzten Stein und gewinne.
tapatan-exercise-last-stone-hint = Zwei deiner Steine stehen in derselben Linie.
tapatan-exercise-last-stone-done = `b1`, `b2` und `b3` bilden eine Reihe.
tapatan-exercise-last-stone-wrong = Das ist keine Reihe. Schau auf die b-Linie.

tapatan-exercise-slide-home-title = Nach Hause
tapatan-exercise-slide-home-task = Gewinne mit einem Zug.
tapatan-exercise-slide-home-hint = In der b-Linie fehlt noch ein Stein.
tapatan-exercise-slide-home-done = Der Stein von `c1` vervollständigt die b-Linie.
tapatan-exercise-slide-home-wrong = Noch keine Reihe. Welcher Punkt der b-Linie ist frei?

tapatan-exercise-across-title = Quer über das Brett
tapatan-exercise-across-task = Gewinne mit einem Zug.
tapatan-exercise-across-hint = Zwischen den Ecken `a3` und `c1` liegt ein Punkt.
tapatan-exercise-across-done = `a3`, `b2` und `c1` bilden eine Diagonale.
tapatan-exercise-across-wrong = Noch keine Reihe. Auch Diagonalen zählen.

tapatan-exercise-block-title = Dazwischen
tapatan-exercise-block-task = Weiß droht, eine Reihe zu vollenden. Verhindere es.
tapatan-exercise-block-hint = Weiß steht auf `b2` und `c2`.
tapatan-exercise-block-done = Der dritte Punkt der Reihe gehört dir.
tapatan-exercise-block-wrong = Weiß vollendet die Reihe.

tapatan-exercise-hold-the-line-title = Halt die Stellung
tapatan-exercise-hold-the-line-task = Mach einen Zug, nach dem Weiß keine Reihe vollenden kann.
tapatan-exercise-hold-the-line-hint = Die weißen Steine auf `b1` und `b3` warten auf den Punkt dazwischen.
tapatan-exercise-hold-the-line-done = Dein Stein bleibt auf `b2` und hält die Linien dort besetzt.
tapatan-exercise-hold-the-line-wrong = Weiß hat drei in einer Reihe.

tapatan-exercise-two-threats-title = Zwei Drohungen
tapatan-exercise-two-threats-task = Gewinne in zwei Zügen.
tapatan-exercise-two-threats-hint = Die Mitte gehört zu vier Reihen.
tapatan-exercise-two-threats-done = Weiß kann eine Reihe verhindern, aber nicht beide.
tapatan-exercise-two-threats-wrong = Das kann Weiß verhindern. Setz den Stein dorthin, wo sich zwei Reihen kreuzen.

tapatan-exercise-no-escape-title = Kein Entkommen
tapatan-exercise-no-escape-task = Gewinne in zwei Zügen.
tapatan-exercise-no-escape-hint = Zieh einen Stein auf den Punkt, an dem sich die meisten Linien treffen.
tapatan-exercise-no-escape-done = Was Weiß auch tut, eine Reihe bleibt offen.
tapatan-exercise-no-escape-wrong = Das kann Weiß verhindern.

tapatan-exercise-three-steps-title = Drei Schritte
tapatan-exercise-three-steps-task = Gewinne in drei Zügen.
tapatan-exercise-three-steps-hint = Beginne mit dem Stein auf `c1`.
tapatan-exercise-three-steps-done = Drei Züge voraus auf neun Punkten: gut gesehen.
tapatan-exercise-three-steps-wrong = Das kann Weiß verhindern.
