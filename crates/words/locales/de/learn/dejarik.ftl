### Der Kurs von Dejarik.

dejarik-lead = Vier Steine je Seite warten im äußeren Ring und brechen in den inneren aus: gerade, schräg oder von den eigenen weitergeschleudert. Die Partien sind kurz und gehen um Punkte.
dejarik-credit = Dejarik wurde von Igor Barzilai entworfen.

dejarik-goal = Stell **drei oder vier** deiner Steine im inneren Ring nebeneinander, oder **schlag zwei** feindliche Steine.
dejarik-rule-1 = Endet ein schräger Ausgang neben einem eigenen Stein im äußeren Ring, gibt der ihm **Schub**: zwei Felder weiter. Früher anhalten geht nicht.
dejarik-rule-2 = Nur ein schräger Ausgang schlägt: den feindlichen Stein im inneren Ring **direkt vor dem Feld, auf dem er endet**.
dejarik-rule-3 = Ein Stein im inneren Ring kann nur **heim**, auf das äußere Feld daneben.
dejarik-tip-1 = Wähl einen Stein, um zu sehen, wie weit er fliegt. Eigene Steine im äußeren Ring geben ihm Schub.
dejarik-tip-2 = Zwei Steine einer Seite mit einem leeren Feld dazwischen im inneren Ring drohen mit drei in einer Reihe. Sieh auch nach denen des Gegners.
dejarik-tip-3 = Im Wettkampf zählen die Punkte: Drei in einer Reihe bringen 1, zwei geschlagene Steine 2, vier in einer Reihe 3.

dejarik-lesson-setup-title = Ziel und Aufstellung
dejarik-lesson-setup-text = Bring **drei oder vier Steine** im inneren Ring nebeneinander, oder **schlag zwei** feindliche.
    Schwarz steht auf `a1 a2 a3 a5`, Weiß gegenüber auf `a12 a11 a10 a8`. Schwarz beginnt; wähl deinen Platz, wenn du einen Tisch aufmachst, er bestimmt die Farbe. Ein Stein zieht nie über einen anderen hinweg und nie auf einen.
dejarik-lesson-setup-ruling = Schwarz beginnt immer, deshalb tauschen die Spieler im Wettkampf von Partie zu Partie die Plätze.
dejarik-lesson-setup-task = Mach irgendeinen ersten Zug.
dejarik-lesson-setup-done = Es gibt neunzehn erste Züge. Die nächsten Bretter zeigen jede Art von Zug.

dejarik-lesson-straight-title = Gerader Ausgang
dejarik-lesson-straight-text = Ein Stein zieht vom äußeren Ring auf das innere Feld daneben. Es muss leer sein.
dejarik-lesson-straight-task = Bring den Stein von `a5` nach `b5`.
dejarik-lesson-straight-done = Schlicht und sicher: Ein gerader Ausgang wird nie geschleudert und schlägt nie.

dejarik-lesson-diagonal-title = Schräger Ausgang
dejarik-lesson-diagonal-text = Ein Stein geht hinein und **ein Feld weiter**, nach links oder rechts. Er überquert das innere Feld neben sich, also muss auch das leer sein.
dejarik-lesson-diagonal-task = Bring den Stein von `a5` nach `b6`.
dejarik-lesson-diagonal-done = Hinein über `b5` und eins weiter.

dejarik-lesson-double-title = Doppelt schräger Ausgang
dejarik-lesson-double-text = Ein Stein geht hinein und **zwei Felder weiter**. Alles auf dem Weg muss leer sein, und auch das äußere Feld neben ihm auf dieser Seite: hier `a6`.
dejarik-lesson-double-ruling = Das Regelblatt nennt die Felder auf dem Weg. Auch das Feld, auf dem der Ausgang endet, muss leer sein.
dejarik-lesson-double-task = Bring den Stein von `a5` nach `b7`.
dejarik-lesson-double-done = Über `b5` und `b6` nach `b7`.

dejarik-lesson-dejarik-title = Dejarik
dejarik-lesson-dejarik-text = Der Zug, der dem Spiel den Namen gab: vom äußeren Ring gerade **in die Mitte**. Das innere Feld auf dem Weg und die Mitte müssen leer sein.
dejarik-lesson-dejarik-task = Bring irgendeinen Stein in die Mitte.
dejarik-lesson-dejarik-done = Dort hat nur einer Platz.

dejarik-lesson-reverse-title = Umgekehrter Dejarik
dejarik-lesson-reverse-text = Aus der Mitte zieht ein Stein auf **jedes** leere äußere Feld, dessen inneres Nachbarfeld leer ist. So kommt man am schnellsten über das Brett.
dejarik-lesson-reverse-task = Schick den Stein aus der Mitte nach `a7`.
dejarik-lesson-reverse-done = Nach `a10` ging es nicht: Der weiße Stein auf `b10` versperrt den Weg.

dejarik-lesson-home-title = Heim
dejarik-lesson-home-text = Ein Stein im inneren Ring hat nur einen Zug: zurück auf das äußere Feld daneben.
dejarik-lesson-home-task = Bring den Stein von `b5` heim.
dejarik-lesson-home-done = Daheim, und bereit für den nächsten Ausgang.

dejarik-lesson-boost-title = Schub
dejarik-lesson-boost-text = Endet ein schräger oder doppelt schräger Ausgang **neben einem eigenen Stein** im äußeren Ring, so gibt dieser ihm Schub: **zwei Felder weiter** in derselben Richtung. Früher anhalten geht nicht.
dejarik-lesson-boost-ruling = Schub gibt der eigene Stein im äußeren Ring mit derselben Nummer.
dejarik-lesson-boost-task = Schick den Stein von `a3` nach links. Auf `b2` bleibt er nicht stehen.
dejarik-lesson-boost-done = Auf `b2` schleuderte ihn der Stein von `a2` weiter, über `b1` nach `b12`.

dejarik-lesson-boosts-title = Schub um Schub
dejarik-lesson-boosts-text = Endet ein Schub neben einem weiteren eigenen Stein, folgt noch einer, und so fort.
dejarik-lesson-boosts-task = Finde einen Zug mit zwei Schüben.
dejarik-lesson-boosts-done = Zweimal geschleudert. `a5` kommt über `b3` und `b1` nach `b11`, `a2` über `b3` und `b5` nach `b7`.

dejarik-lesson-blocked-title = Kein Platz für den Schub
dejarik-lesson-blocked-text = Für einen Schub müssen **beide** Felder voraus leer sein. Steht auf einem ein Stein, egal welcher Farbe, gibt es keinen.
dejarik-lesson-blocked-task = Weiß steht auf `b12`. Bleib nun mit dem Stein von `a3` auf `b2` stehen.
dejarik-lesson-blocked-done = Was am Anfang nicht erlaubt war, ist es jetzt.

dejarik-lesson-capture-title = Schlagen
dejarik-lesson-capture-text = Endet ein schräger oder doppelt schräger Ausgang mit allen Schüben **neben einem feindlichen Stein im inneren Ring**, wird dieser entfernt. Kein anderer Zug schlägt.
dejarik-lesson-capture-task = Schlag den Stein auf `b7`.
dejarik-lesson-capture-done = Du hast genau vor ihm gehalten. Ein gerader Ausgang daneben hätte nichts bewirkt.

dejarik-lesson-stopped-title = Aufgehalten und geschlagen
dejarik-lesson-stopped-text = Ein Feind im Weg hält den Schub auf, **auch wenn er dann geschlagen wird**.
dejarik-lesson-stopped-task = Schlag den Stein auf `b1`.
dejarik-lesson-stopped-done = `a2` hätte deinem Stein Schub gegeben. Der weiße hielt ihn auf `b2` auf und wurde dann selbst geschlagen.

dejarik-lesson-three-title = Drei in einer Reihe
dejarik-lesson-three-text = Drei deiner Steine auf drei aufeinanderfolgenden inneren Feldern beenden das Spiel: **1 Punkt**.
dejarik-lesson-three-ruling = Die „mittlere Reihe“ des Regelblatts ist der innere Ring. Der Ring ist geschlossen, also ist auch `b11 b12 b1` eine Reihe.
dejarik-lesson-three-task = Mach eine Dreierreihe.
dejarik-lesson-three-done = Ein Punkt für Schwarz.

dejarik-lesson-four-title = Vier in einer Reihe
dejarik-lesson-four-text = Vier aufeinanderfolgende Steine sind **3 Punkte** wert. Weil schon drei das Spiel beenden, entstehen vier immer auf einen Schlag, durch das Füllen einer Lücke.
dejarik-lesson-four-ruling = Aufgeben spart keine Punkte: Wer aufgibt, die Zeit überschreitet oder weggeht, verliert so viel, wie der Gegner noch höchstens holen könnte, 3 Punkte, solange er vier Steine hat, 2 mit dreien.
dejarik-lesson-four-task = Füll die Lücke.
dejarik-lesson-four-done = Drei Punkte: Mehr gibt eine Partie nicht her.

dejarik-lesson-two-captures-title = Zwei geschlagen
dejarik-lesson-two-captures-text = Der zweite feindliche Stein, den du schlägst, beendet das Spiel: **2 Punkte**. Einen hat Weiß schon verloren.
dejarik-lesson-two-captures-ruling = Machte ein Zug eine Reihe und schlüge zugleich den zweiten Stein, zählte beides. Die Züge lassen das nie zu.
dejarik-lesson-two-captures-task = Schlag den zweiten.
dejarik-lesson-two-captures-done = Zwei Punkte für Schwarz.

dejarik-lesson-forfeit-title = Kein Zug mehr
dejarik-lesson-forfeit-text = Kann keiner deiner Steine ziehen, verlierst du den Zug und sonst nichts. Hier könnten `b1` und `b4` nur heim, wo Weiß steht, und `b8` versperrt dem Stein auf `a8` den Weg.
dejarik-lesson-forfeit-task = Setz aus. Das darfst du nur, wenn du nicht ziehen kannst.
dejarik-lesson-forfeit-done = Weiß macht weiter.

dejarik-lesson-draws-title = Remis
dejarik-lesson-draws-text = Setzen beide nacheinander aus, ist das Spiel remis, und niemand bekommt Punkte. Kommt dieselbe Stellung zum dritten Mal vor, darf jeder Remis fordern. Beides steht im Regelblatt.
dejarik-lesson-draws-ruling = Setzen beide aus, ist das Spiel von selbst remis, ohne dass es jemand erklären muss. Zur Stellung gehört, wer am Zug ist. Beim fünften Mal ist von selbst Remis. Fordern darfst du es auch nach 100 Zügen ohne Schlag; nach 150 kommt es von selbst.
dejarik-lesson-draws-task = Hier kann niemand ziehen. Setz aus und sieh, was Weiß tut.
dejarik-lesson-draws-done = Zweimal ausgesetzt: remis, ohne Punkte. Worum ihr spielt, vereinbart ihr; der übliche Wettkampf geht bis 12 Punkte, wie das Regelblatt es vorschlägt.

dejarik-exercise-land-on-b4-title = Landung auf b4
dejarik-exercise-land-on-b4-task = Bring mit einem Zug einen Stein nach `b4`. Es gibt mehr als einen Weg.
dejarik-exercise-land-on-b4-hint = Ein schräger Ausgang von nebenan, oder einer mit Schub von weiter weg.
dejarik-exercise-land-on-b4-done = `a3`, `a5` und sogar `a1` können es.
dejarik-exercise-land-on-b4-wrong = Das endet woanders. Zähl die Schübe mit.

dejarik-exercise-flung-far-title = Weit geschleudert
dejarik-exercise-flung-far-task = Erreiche `b11` mit einem Zug.
dejarik-exercise-flung-far-hint = So weit kommt keiner allein. Lass deine Steine ihn schleudern.
dejarik-exercise-flung-far-done = Die Arbeit tun die, die stehen bleiben.
dejarik-exercise-flung-far-wrong = Das ist nicht `b11`. Verfolge den Stein von Schub zu Schub.

dejarik-exercise-snatch-title = Zugeschnappt
dejarik-exercise-snatch-task = Schlag den Stein auf `b8`.
dejarik-exercise-snatch-hint = Du musst auf `b7` enden, nach einem schrägen oder doppelt schrägen Ausgang.
dejarik-exercise-snatch-done = Neben ihm im inneren Ring, nach einem schrägen Ausgang: Mehr braucht es nicht.
dejarik-exercise-snatch-wrong = Der Stein auf `b8` steht noch.

dejarik-exercise-close-the-row-title = Über die Naht
dejarik-exercise-close-the-row-task = Gewinne sofort, für 3 Punkte.
dejarik-exercise-close-the-row-hint = `b10`, `b11`, … und `b1`. Welches Feld fehlt?
dejarik-exercise-close-the-row-done = `b10 b11 b12 b1`: vier in einer Reihe, über die Naht.
dejarik-exercise-close-the-row-wrong = Die Lücke ist noch offen.

dejarik-exercise-boosted-catch-title = Fang mit Schub
dejarik-exercise-boosted-catch-task = Weiß hat schon einen Stein verloren. Schlag den zweiten und gewinne.
dejarik-exercise-boosted-catch-hint = Zähl von `a3`: Wohin schleudert ihn der Stein auf `a5`?
dejarik-exercise-boosted-catch-done = Hinein nach `b5`, weiter nach `b7`, und `b8` war gefangen.
dejarik-exercise-boosted-catch-wrong = Nichts gefangen. Du musst genau neben `b8` halten.

dejarik-exercise-two-or-one-title = Zwei oder eins
dejarik-exercise-two-or-one-task = Du kannst auf zwei Arten sofort gewinnen. Nimm die mit mehr Punkten.
dejarik-exercise-two-or-one-hint = Eine Dreierreihe ist 1 Punkt, der zweite geschlagene Stein sind 2.
dejarik-exercise-two-or-one-done = Der zweite geschlagene Stein: zwei Punkte statt einem.
dejarik-exercise-two-or-one-wrong = Das gewinnt nicht sofort.
dejarik-exercise-two-or-one-wrong-a12-b10 = Die Dreierreihe gewinnt, aber nur 1 Punkt. Versuch es andersherum.

dejarik-exercise-stop-the-row-title = Halt die Reihe auf
dejarik-exercise-stop-the-row-task = Weiß gewinnt gleich. Finde den einzigen Zug, der es verhindert.
dejarik-exercise-stop-the-row-hint = Der weiße Stein auf `a12` will zur Reihe auf `b8 b9`. Stell dich ihm in den Weg.
dejarik-exercise-stop-the-row-done = Ein Stein im Weg hält jeden Ausgang dahinter auf.
dejarik-exercise-stop-the-row-wrong = Weiß macht die Reihe voll und gewinnt.

dejarik-exercise-over-the-centre-title = Über die Mitte
dejarik-exercise-over-the-centre-task = Gewinne in zwei Zügen, was Weiß auch tut.
dejarik-exercise-over-the-centre-hint = Zwischen `b3` und `b5` ist eine Lücke. Bring einen Stein davor.
dejarik-exercise-over-the-centre-done = Aus der Mitte nach `a4` und hinein. Niemand konnte es aufhalten.
dejarik-exercise-over-the-centre-wrong = Zu langsam: Darauf hat Weiß eine Antwort.

dejarik-exercise-capture-and-row-title = Erst schlagen, dann Reihe
dejarik-exercise-capture-and-row-task = Gewinne in zwei Zügen, was Weiß auch tut.
dejarik-exercise-capture-and-row-hint = Der Stein auf `b2` steht in deiner Reihe. Entferne ihn.
dejarik-exercise-capture-and-row-done = Der Schlag machte Platz, und `b1 b2 b3` war voll.
dejarik-exercise-capture-and-row-wrong = Weiß bekommt Zeit, sie zu sprengen.

dejarik-exercise-home-first-title = Erst heim
dejarik-exercise-home-first-task = Gewinne in drei Zügen, was Weiß auch tut.
dejarik-exercise-home-first-hint = Nur Ausgänge schlagen. Geh heim, um einen vorzubereiten.
dejarik-exercise-home-first-done = Heim, hinaus und noch einmal hinaus: zwei geschlagen, 2 Punkte.
dejarik-exercise-home-first-wrong = Das lässt Weiß davonkommen. Denk an die zwei Steine, die du schlagen könntest.
