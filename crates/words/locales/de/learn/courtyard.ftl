### Der Kurs von Courtyard.

courtyard-lead = Zwei Könige wollen in den ummauerten Hof, jeder durch das Tor auf der anderen Seite. Die Figuren springen wie bei Dame, mit einem Haken: Wer springen kann und es nicht tut, verliert die Figur.
courtyard-credit = Courtyard wurde 1963 von Len Kalich entworfen.

courtyard-goal = Bring deinen **König in den Hof**, durch das Tor seiner Farbe auf der anderen Seite.
courtyard-rule-1 = **Spring, oder du verlierst die Figur**: Hättest du springen können und ziehst anders, nimmt dein Gegner eine Figur weg, die hätte springen können.
courtyard-rule-2 = Ein geschlagener König beendet die Partie nicht, aber **ohne König kannst du nicht mehr gewinnen**. Fehlen beide, ist es ein Remis.
courtyard-rule-3 = Ein Knecht auf der letzten Reihe darf auf ein leeres Feld zurück, auf dem deine Wachen oder dein König begonnen haben.
courtyard-tip-1 = Such vor jedem Zug nach Sprüngen: Kannst du springen und tust es nicht, verlierst du eine Figur, die es gekonnt hätte.
courtyard-tip-2 = Knechte gehen nur vorwärts. Wachen gehen ein oder zwei Felder in jede Richtung und springen am besten.
courtyard-tip-3 = Dein König betritt den Hof auf der Seite des Gegners. Mach ihm erst mit Wachen den Weg frei: Ein geschlagener König gewinnt nicht.

courtyard-lesson-setup-title = Ziel und Aufstellung
courtyard-lesson-setup-text = Bring deinen **König in den Hof**, den ummauerten Bau in der Mitte. Jeder König darf nur durch das Tor auf der Seite seines **Gegners** hinein.
    Gespielt wird nur auf dunklen Feldern. Jede Seite hat einen König, vier Wachen und zehn Knechte. Wer beginnt, entscheidet das Los.
courtyard-lesson-setup-ruling = Das Regelblatt zeigt die Tore durch Pfeile in einer Zeichnung. Wir lesen sie als `f7` im Norden und `e4` im Süden, mit je zwei Wegen hinein. Ein Sieg zählt im Wettkampf einen Punkt, ein Remis für beide einen halben.
courtyard-lesson-setup-task = Mach irgendeinen ersten Zug.
courtyard-lesson-setup-done = Am Anfang können nur die Knechte der vorderen Reihe ziehen.

courtyard-lesson-serf-title = Der Knecht
courtyard-lesson-serf-text = Ein Knecht zieht **ein Feld vorwärts**, schräg nach links oder rechts. Zurück geht er nie.
courtyard-lesson-serf-task = Bring einen Knecht nach `c4`.
courtyard-lesson-serf-done = Ein üblicher erster Zug: `c4` liegt an der Mauer.

courtyard-lesson-king-title = Der König
courtyard-lesson-king-text = Ein König zieht **ein Feld in jede Richtung**, immer schräg.
courtyard-lesson-king-task = Zieh mit deinem König von `f3` zurück nach `e2`.
courtyard-lesson-king-done = Vier Richtungen, ein Schritt.

courtyard-lesson-guard-title = Die Wache
courtyard-lesson-guard-text = Eine Wache zieht **ein oder zwei Felder in jede Richtung**. Dazwischen darf nichts stehen.
courtyard-lesson-guard-ruling = Zwei Felder gehen in gerader Linie. Eine Option, weiter unten, lässt Wachen abbiegen.
courtyard-lesson-guard-task = Bring die Wache von `c8` nach `e10`.
courtyard-lesson-guard-done = Zwei Felder auf einmal. Hinter `d7` wäre die Mauer gekommen.

courtyard-lesson-jump-title = Springen
courtyard-lesson-jump-text = Eine Figur schlägt, indem sie **über einen Feind neben sich auf das leere Feld dahinter** springt. Knechte springen nur vorwärts, Wachen und Könige in alle Richtungen. Niemand springt über eigene Figuren, und eine Wache darf nicht erst ziehen und dann springen.
courtyard-lesson-jump-task = Schlag den Knecht auf `b5`.
courtyard-lesson-jump-done = Von `c4` über `b5` nach `a6`.

courtyard-lesson-jumping-on-title = Weiterspringen
courtyard-lesson-jumping-on-text = Nach dem Regelblatt darf eine Wache in einem Zug mehrmals springen.
courtyard-lesson-jumping-on-ruling = Wie bei Dame: Alle Figuren dürfen das, und wer weiterspringen kann, **muss**, mit freier Wahl unter seinen Sprüngen. Ziehen und Springen mischen sich nie.
courtyard-lesson-jumping-on-task = Schlag mit der Wache auf `a2` zwei Knechte. Berühr die Felder, auf denen sie landet.
courtyard-lesson-jumping-on-done = Auf `c4` hatte sie die Wahl: über `b5` oder über `d3`. Anhalten gehörte nicht dazu.

courtyard-lesson-huff-title = Spring, oder die Figur ist weg
courtyard-lesson-huff-text = Kannst du springen und ziehst stattdessen anders, so begeht jede Figur, die hätte springen können, einen **Verstoß**, und dein Gegner muss eine davon entfernen. Das heißt **Pusten**.
courtyard-lesson-huff-ruling = Eine Figur geht verloren, nach Wahl des Gegners; hat sie gezogen, dann von ihrem neuen Feld. Jeder Sprung erfüllt die Pflicht, welche Figur ihn auch macht. Auch Könige können gepustet werden. Ein Zug, der gewinnt, wird nicht bestraft.
courtyard-lesson-huff-task = Dein Knecht auf `c4` könnte springen. Mach einen anderen Zug und sieh selbst.
courtyard-lesson-huff-done = Granat hat ihn entfernt und ist trotzdem noch am Zug.
courtyard-lesson-huff-wrong = Du bist gesprungen, also ist nichts verloren. Tu es diesmal nicht.
courtyard-lesson-huff-wrong-c4xa6 = Du bist gesprungen, also ist nichts verloren. Tu es diesmal nicht.

courtyard-lesson-huffing-title = Pusten
courtyard-lesson-huffing-text = Jetzt andersherum: Du spielst Granat, und zwei Knechte von Elfenbein hätten springen können. Sie sind markiert.
courtyard-lesson-huffing-ruling = Einen musst du entfernen. Das geschieht vor deinem eigenen Zug und verbraucht ihn nicht.
courtyard-lesson-huffing-task = Entferne einen der beiden.
courtyard-lesson-huffing-done = Und jetzt wäre dein eigener Zug dran.

courtyard-lesson-safe-title = Die sicheren Felder
courtyard-lesson-safe-text = Kein Sprung führt in den Hof, außer für einen König an seinem Tor. Auf den sechs umrahmten Feldern an der Mauer kann eine Figur deshalb nicht **zur Mauer hin** übersprungen werden. An der Mauer entlang schon.
courtyard-lesson-safe-task = Die Wache auf `b7` kann den Knecht auf `c6` nicht überspringen. Finde die Figur, die es kann.
courtyard-lesson-safe-done = Von `b5` geht der Sprung an der Mauer entlang, nach `d7`.

courtyard-lesson-enter-title = In den Hof
courtyard-lesson-enter-text = Der König von Elfenbein geht von `f7` hinein, der von Granat von `e4`, auf eines der zwei dunklen Felder drinnen. **Ein König, der hineinkommt, gewinnt sofort.** Niemand sonst darf je hinein.
courtyard-lesson-enter-task = Gewinne.
courtyard-lesson-enter-done = Drinnen. Du hättest springen können, aber ein Zug, der gewinnt, wird nicht bestraft.

courtyard-lesson-enter-jump-title = Hineinspringen
courtyard-lesson-enter-jump-text = Ein König darf auch hineinspringen, über einen Feind **auf dem Torfeld**. So kann niemand ein Tor für immer versperren.
courtyard-lesson-enter-jump-task = Ein Knecht von Granat versperrt `f7`. Geh trotzdem hinein.
courtyard-lesson-enter-jump-done = Über seinen Kopf hinweg. So ein Sprung darf auch der letzte von mehreren sein.

courtyard-lesson-king-captured-title = Ein geschlagener König
courtyard-lesson-king-captured-text = Knechte und Wachen dürfen einen König überspringen, aber **ein König nie einen König**. Ist ein König geschlagen, geht das Spiel weiter. Seine Seite kann nicht mehr gewinnen, aber den anderen noch aufhalten.
courtyard-lesson-king-captured-task = Schlag den König von Granat. Dein eigener König kann es nicht.
courtyard-lesson-king-captured-done = Granat kann nicht mehr gewinnen. Du musst deinen König noch hineinbringen.

courtyard-lesson-both-kings-title = Keine Könige, kein Sieger
courtyard-lesson-both-kings-text = Sind beide Könige weg, ist das Spiel remis. Hier fehlt der von Elfenbein schon.
courtyard-lesson-both-kings-task = Rette das Remis.
courtyard-lesson-both-kings-done = Ohne Könige kann niemand gewinnen.

courtyard-lesson-recycle-title = Wiederkehr
courtyard-lesson-recycle-text = Ein Knecht auf der letzten Reihe kann nicht weiter. Statt eines Zuges darf er **wiederkehren**, und zwar auf irgendeinen leeren Startplatz deiner Wachen oder deines Königs. Er bleibt ein Knecht und zieht von vorn los.
courtyard-lesson-recycle-task = Lass den Knecht von `c10` auf `h1` wiederkehren.
courtyard-lesson-recycle-done = Wer wiederkehrt, statt zu springen, wird bestraft wie bei jedem anderen Zug.

courtyard-lesson-stuck-title = Kein Zug mehr
courtyard-lesson-stuck-text = Der letzte Knecht von Elfenbein kann weder ziehen noch springen.
courtyard-lesson-stuck-ruling = Wer keinen erlaubten Zug hat, setzt aus. Setzen beide nacheinander aus, ist das Spiel remis.
courtyard-lesson-stuck-task = Setz aus. Das darfst du nur, wenn du nicht ziehen kannst.
courtyard-lesson-stuck-done = Granat macht weiter.

courtyard-lesson-draws-title = Remis
courtyard-lesson-draws-text = Nach dem Regelblatt könnte ein Spiel ewig dauern.
courtyard-lesson-draws-ruling = Kommt dieselbe Stellung zum dritten Mal vor, oder wurde 100 Züge lang nichts geschlagen oder gepustet, darfst du Remis fordern. Beim fünften Mal oder nach 150 solchen Zügen ist das Spiel von selbst remis.
courtyard-lesson-draws-task = Zieh eine Figur hin und zurück, zweimal. Granat macht es ebenso.
courtyard-lesson-draws-done = Diese Stellung ist dreimal vorgekommen: Jetzt könnten beide Remis fordern.

courtyard-lesson-guard-turns-title = Option: Wachen biegen ab
courtyard-lesson-guard-turns-text = Diese Option könnt ihr für eine Partie vereinbaren: Der **zweite Schritt einer Wache darf die Richtung wechseln**, nur nicht zurück zum Anfang führen.
courtyard-lesson-guard-turns-task = Bring die Wache von `c8` nach `c6`.
courtyard-lesson-guard-turns-done = Hinab, und noch einmal hinab in die andere Richtung. Ohne die Option ist das nicht erlaubt.

courtyard-lesson-stop-short-title = Option: Sprünge abbrechen
courtyard-lesson-stop-short-text = Diese Option könnt ihr für eine Partie vereinbaren: Eine Sprungfolge **darf nach jedem Sprung enden**.
courtyard-lesson-stop-short-ruling = Eine Figur, die anhält, obwohl sie weiterspringen könnte, hat einen Sprung versäumt: Sie allein begeht in diesem Zug einen Verstoß, und dein Gegner muss sie entfernen.
courtyard-lesson-stop-short-task = Spring mit der Wache auf `a2` einmal und halte auf `c4` an.
courtyard-lesson-stop-short-done = Ein Knecht für eine Wache: Sie hätte weiterspringen können, also muss Granat sie entfernen.

courtyard-lesson-small-yard-title = Option: der kleine Hof
courtyard-lesson-small-yard-text = Mit dieser Option bedeckt der Hof nur die vier mittleren Felder. Die Tore bleiben bei `f7` und `e4` und führen nur nach `e6` und `f5`.
courtyard-lesson-small-yard-ruling = Das steht nicht im Regelblatt. Es folgt der Beschreibung des Spiels von John Ayer auf den Chess Variant Pages.
courtyard-lesson-small-yard-task = Geh in den kleinen Hof.
courtyard-lesson-small-yard-done = Von `g8` über `f7` nach `e6`. Von `e8` wärst du draußen gelandet.

courtyard-exercise-first-jump-title = Erster Sprung
courtyard-exercise-first-jump-task = Schlag einen Knecht.
courtyard-exercise-first-jump-hint = Neben deiner Wache auf `h3` steht ein Feind, und dahinter ist es leer.
courtyard-exercise-first-jump-done = Von `h3` über `i4` nach `j5`.
courtyard-exercise-first-jump-wrong = Nichts geschlagen, und Granat nähme dir die Wache, die hätte springen können.

courtyard-exercise-long-way-title = Der lange Weg
courtyard-exercise-long-way-task = Schlag drei Knechte in einem Zug.
courtyard-exercise-long-way-hint = Auf `c4` hast du die Wahl. Nur ein Weg geht weiter.
courtyard-exercise-long-way-done = Dreimal gelandet: `c4`, `a6`, `c8`.
courtyard-exercise-long-way-wrong = So sind es weniger als drei.

courtyard-exercise-pick-one-title = Wer muss gehen?
courtyard-exercise-pick-one-task = Granat hätte mit dem König oder mit der Wache springen können und tat es nicht. Entferne, was am meisten weh tut.
courtyard-exercise-pick-one-hint = Ohne welche Figur kann Granat nie gewinnen?
courtyard-exercise-pick-one-done = Der König ist weg: Ab jetzt kannst nur noch du gewinnen.
courtyard-exercise-pick-one-wrong = Da war mehr zu holen.
courtyard-exercise-pick-one-wrong-_g10 = Eine Wache ist gut. Aber du hättest Granats König haben können!

courtyard-exercise-walk-in-title = Geh hinein
courtyard-exercise-walk-in-task = Du spielst Granat. Gewinne mit einem Zug.
courtyard-exercise-walk-in-hint = Dein Tor ist das Südtor, und dein König steht direkt davor.
courtyard-exercise-walk-in-done = Beide Felder drinnen wären richtig.
courtyard-exercise-walk-in-wrong = Das Tor stand offen.

courtyard-exercise-leap-in-title = Spring hinein
courtyard-exercise-leap-in-task = Gewinne mit einem Zug.
courtyard-exercise-leap-in-hint = Zwei Knechte stehen wie Trittsteine auf dem Weg.
courtyard-exercise-leap-in-done = Über `d7` nach `e8`, und über `f7` in den Hof.
courtyard-exercise-leap-in-wrong = Dein König hätte springen und weiterspringen können.

courtyard-exercise-doorstep-title = Auf der Schwelle
courtyard-exercise-doorstep-task = Gewinne in zwei Zügen, was Granat auch tut.
courtyard-exercise-doorstep-hint = Jeder Sprung über `f7` würde im Hof enden. Wer könnte einen König dort also schlagen?
courtyard-exercise-doorstep-done = Auf seinem Torfeld kann ein König nicht geschlagen werden. Nur ein schnellerer König hält ihn auf.
courtyard-exercise-doorstep-wrong = Zu langsam: Granats König ist nah an seinem Tor.
courtyard-exercise-doorstep-wrong-g4-h5 = Jetzt kommt Granats König zuerst. Auf zum Tor!

courtyard-exercise-the-living-door-title = Die lebende Tür
courtyard-exercise-the-living-door-task = Granat versperrt dein Tor. Gewinne trotzdem in zwei Zügen.
courtyard-exercise-the-living-door-hint = Wer auf `f7` im Weg steht, kann übersprungen werden. Von wo aus?
courtyard-exercise-the-living-door-done = Wer im Weg stand, war die Tür: von `g8` über `f7` und hinein.
courtyard-exercise-the-living-door-wrong = Der König muss erst neben ihn kommen.

courtyard-exercise-jump-to-the-door-title = Sprung zur Tür
courtyard-exercise-jump-to-the-door-task = Gewinne in zwei Zügen, was Granat auch tut.
courtyard-exercise-jump-to-the-door-hint = Ein Sprung kann dich genau dorthin bringen, wo du hinwillst.
courtyard-exercise-jump-to-the-door-done = Über `e8` nach `f7`. Und dort kann dir niemand etwas tun.
courtyard-exercise-jump-to-the-door-wrong = Dein König hätte springen können: Er wird gepustet.

courtyard-exercise-temptation-title = Versuchung
courtyard-exercise-temptation-task = Gewinne so schnell du kannst, was es auch kostet: in drei Entscheidungen, das Entfernen mitgezählt.
courtyard-exercise-temptation-hint = Du könntest Granats König schlagen. Aber es gewinnt dein eigener König.
courtyard-exercise-temptation-done = Die Wache ging verloren, weil sie nicht sprang, und das war egal.
courtyard-exercise-temptation-wrong = Das dauert länger. Das Tor ist einen Schritt entfernt.
courtyard-exercise-temptation-wrong-h3xf1 = Granats König ist weg, aber das Spiel geht weiter und du hast Zeit verloren. Du hättest gewinnen können.
