import type { texts as en } from '../../en/learn/dejarik';

/** The course of Dejarik in German. */
export const texts: Readonly<Record<keyof typeof en, string>> = {
  lead: 'Vier Steine je Seite warten im äußeren Ring und brechen in den inneren aus: gerade, schräg oder von den eigenen weitergeschleudert. Die Partien sind kurz und gehen um Punkte.',
  credit: 'Dejarik wurde von Igor Barzilai entworfen.',

  'lesson.setup.title': 'Ziel und Aufstellung',
  'lesson.setup.text':
    'Bring **drei oder vier Steine** im inneren Ring nebeneinander, oder **schlag zwei** feindliche.\nSchwarz steht auf `a1 a2 a3 a5`, Weiß gegenüber auf `a12 a11 a10 a8`. Schwarz beginnt. Ein Stein zieht nie über einen anderen hinweg und nie auf einen.',
  'lesson.setup.task': 'Mach irgendeinen ersten Zug.',
  'lesson.setup.done':
    'Es gibt neunzehn erste Züge. Die nächsten Bretter zeigen die Arten, eine nach der anderen.',

  'lesson.straight.title': 'Gerader Ausgang',
  'lesson.straight.text': 'Ein Stein zieht vom äußeren Ring auf das innere Feld daneben. Es muss leer sein.',
  'lesson.straight.task': 'Bring den Stein von `a5` nach `b5`.',
  'lesson.straight.done': 'Schlicht und sicher: ein gerader Ausgang wird nie geschleudert und schlägt nie.',

  'lesson.diagonal.title': 'Schräger Ausgang',
  'lesson.diagonal.text':
    'Ein Stein geht hinein und **ein Feld weiter**, nach links oder rechts. Er überquert das innere Feld neben sich, also muss auch das leer sein.',
  'lesson.diagonal.task': 'Bring den Stein von `a5` nach `b6`.',
  'lesson.diagonal.done': 'Hinein über `b5` und eins weiter.',

  'lesson.double.title': 'Doppelt schräger Ausgang',
  'lesson.double.text':
    'Ein Stein geht hinein und **zwei Felder weiter**. Alles auf dem Weg muss leer sein, und auch das äußere Feld neben ihm auf dieser Seite: hier `a6`.',
  'lesson.double.ruling':
    'Das Blatt nennt die Felder auf dem Weg. Auch das Feld, auf dem der Ausgang endet, muss leer sein.',
  'lesson.double.task': 'Bring den Stein von `a5` nach `b7`.',
  'lesson.double.done': 'Über `b5` und `b6` nach `b7`.',

  'lesson.dejarik.title': 'Dejarik',
  'lesson.dejarik.text':
    'Der Zug, der dem Spiel den Namen gab: vom äußeren Ring gerade **in die Mitte**. Das innere Feld auf dem Weg und die Mitte müssen leer sein.',
  'lesson.dejarik.task': 'Bring irgendeinen Stein in die Mitte.',
  'lesson.dejarik.done': 'Dort hat nur einer Platz.',

  'lesson.reverse.title': 'Umgekehrter Dejarik',
  'lesson.reverse.text':
    'Aus der Mitte zieht ein Stein auf **jedes** leere äußere Feld, dessen inneres Nachbarfeld leer ist. So kommt man am schnellsten über das Brett.',
  'lesson.reverse.task': 'Schick den Stein aus der Mitte nach `a7`.',
  'lesson.reverse.done': 'Nach `a10` ging es nicht: der weiße Stein auf `b10` versperrt den Weg.',

  'lesson.home.title': 'Heim',
  'lesson.home.text': 'Ein Stein im inneren Ring hat nur einen Zug: zurück auf das äußere Feld daneben.',
  'lesson.home.task': 'Bring den Stein von `b5` heim.',
  'lesson.home.done': 'Daheim, und bereit für den nächsten Ausgang.',

  'lesson.boost.title': 'Schub',
  'lesson.boost.text':
    'Endet ein schräger oder doppelt schräger Ausgang **neben einem eigenen Stein** im äußeren Ring, so gibt dieser ihm Schub: **zwei Felder weiter** in derselben Richtung. Früher anhalten geht nicht.',
  'lesson.boost.ruling': 'Schub gibt der eigene Stein im äußeren Ring mit derselben Nummer.',
  'lesson.boost.task': 'Schick den Stein von `a3` nach links. Auf `b2` bleibt er nicht stehen.',
  'lesson.boost.done': 'Auf `b2` schleuderte ihn der Stein von `a2` weiter, über `b1` nach `b12`.',

  'lesson.boosts.title': 'Schub um Schub',
  'lesson.boosts.text': 'Endet ein Schub neben einem weiteren eigenen Stein, folgt noch einer, und so fort.',
  'lesson.boosts.task': 'Finde einen Zug mit zwei Schüben.',
  'lesson.boosts.done':
    'Zweimal geschleudert. `a5` kommt über `b3` und `b1` nach `b11`, `a2` über `b3` und `b5` nach `b7`.',

  'lesson.blocked.title': 'Kein Platz für den Schub',
  'lesson.blocked.text':
    'Für einen Schub müssen **beide** Felder voraus leer sein. Steht auf einem ein Stein, gleich welcher Farbe, gibt es keinen.',
  'lesson.blocked.task': 'Weiß steht auf `b12`. Bleib nun mit dem Stein von `a3` auf `b2` stehen.',
  'lesson.blocked.done': 'Was am Anfang nicht erlaubt war, ist es jetzt.',

  'lesson.capture.title': 'Schlagen',
  'lesson.capture.text':
    'Endet ein schräger oder doppelt schräger Ausgang mit allen Schüben **neben einem feindlichen Stein im inneren Ring**, wird dieser entfernt. Kein anderer Zug schlägt.',
  'lesson.capture.task': 'Schlag den Stein auf `b7`.',
  'lesson.capture.done': 'Du hast genau vor ihm gehalten. Ein gerader Ausgang daneben hätte nichts bewirkt.',

  'lesson.stopped.title': 'Aufgehalten und geschlagen',
  'lesson.stopped.text': 'Ein Feind im Weg hält den Schub auf, **auch wenn er dann geschlagen wird**.',
  'lesson.stopped.task': 'Schlag den Stein auf `b1`.',
  'lesson.stopped.done':
    '`a2` hätte deinem Stein Schub gegeben. Der weiße hielt ihn auf `b2` auf und ging dann selbst.',

  'lesson.three.title': 'Drei in einer Reihe',
  'lesson.three.text':
    'Drei deiner Steine auf drei aufeinanderfolgenden inneren Feldern beenden das Spiel: **1 Punkt**. Der Ring ist geschlossen, also ist auch `b11 b12 b1` eine Reihe.',
  'lesson.three.task': 'Mach eine Dreierreihe.',
  'lesson.three.done': 'Ein Punkt für Schwarz.',

  'lesson.four.title': 'Vier in einer Reihe',
  'lesson.four.text':
    'Vier aufeinanderfolgende Steine sind **3 Punkte** wert. Weil schon drei das Spiel beenden, entstehen vier immer auf einen Schlag, durch das Füllen einer Lücke.',
  'lesson.four.task': 'Füll die Lücke.',
  'lesson.four.done': 'Drei Punkte: mehr gibt eine Partie nicht her.',

  'lesson.two-captures.title': 'Zwei geschlagen',
  'lesson.two-captures.text':
    'Der zweite feindliche Stein, den du schlägst, beendet das Spiel: **2 Punkte**. Einen hat Weiß schon verloren.',
  'lesson.two-captures.ruling':
    'Machte ein Zug eine Reihe und schlüge zugleich den zweiten Stein, zählte beides. Die Züge lassen das nie zu.',
  'lesson.two-captures.task': 'Schlag den zweiten.',
  'lesson.two-captures.done': 'Zwei Punkte für Schwarz.',

  'lesson.forfeit.title': 'Kein Zug mehr',
  'lesson.forfeit.text':
    'Kann keiner deiner Steine ziehen, verlierst du den Zug und sonst nichts. Hier könnten `b1` und `b4` nur heim, wo Weiß steht, und `b8` versperrt dem Stein auf `a8` den Weg.',
  'lesson.forfeit.task': 'Setz aus. Das darfst du nur, wenn du nicht ziehen kannst.',
  'lesson.forfeit.done': 'Weiß macht weiter.',

  'lesson.draws.title': 'Remis',
  'lesson.draws.text':
    'Setzen beide nacheinander aus, ist das Spiel remis, und niemand bekommt Punkte. Steht dieselbe Stellung zum dritten Mal, darf jeder Remis verlangen. Beides sagt das Blatt.',
  'lesson.draws.ruling':
    'Zur Stellung gehört, wer am Zug ist. Beim fünften Mal ist von selbst Remis. Verlangen darf man es auch nach 100 Zügen ohne Schlag, und nach 150 kommt es von selbst.',
  'lesson.draws.task': 'Hier kann niemand ziehen. Setz aus und sieh, was Weiß tut.',
  'lesson.draws.done':
    'Zweimal ausgesetzt: remis, ohne Punkte. Im Match werden die Partien zusammengezählt, bis 12 Punkte, wenn nichts anderes vereinbart ist.',

  'exercise.land-on-b4.title': 'Landung auf b4',
  'exercise.land-on-b4.task': 'Bring mit einem Zug einen Stein nach `b4`. Es gibt mehr als einen Weg.',
  'exercise.land-on-b4.hint': 'Ein schräger Ausgang von nebenan, oder einer mit Schub von weiter weg.',
  'exercise.land-on-b4.done': '`a3`, `a5` und sogar `a1` können es.',
  'exercise.land-on-b4.wrong': 'Das endet woanders. Zähl die Schübe mit.',

  'exercise.flung-far.title': 'Weit geschleudert',
  'exercise.flung-far.task': 'Erreiche `b11` mit einem Zug.',
  'exercise.flung-far.hint': 'So weit kommt keiner allein. Lass deine Steine ihn schleudern.',
  'exercise.flung-far.done': 'Die Arbeit tun die, die stehen bleiben.',
  'exercise.flung-far.wrong': 'Das ist nicht `b11`. Verfolge den Stein von Schub zu Schub.',

  'exercise.snatch.title': 'Zugeschnappt',
  'exercise.snatch.task': 'Schlag den Stein auf `b8`.',
  'exercise.snatch.hint': 'Du musst auf `b7` enden, nach einem schrägen oder doppelt schrägen Ausgang.',
  'exercise.snatch.done': 'Neben ihm im inneren Ring, nach einem schrägen Ausgang: mehr braucht es nicht.',
  'exercise.snatch.wrong': 'Der Stein auf `b8` steht noch.',

  'exercise.close-the-row.title': 'Über die Naht',
  'exercise.close-the-row.task': 'Gewinne sofort, für 3 Punkte.',
  'exercise.close-the-row.hint': '`b10`, `b11`, … und `b1`. Welches Feld fehlt?',
  'exercise.close-the-row.done': '`b10 b11 b12 b1`: vier in einer Reihe, über die Naht.',
  'exercise.close-the-row.wrong': 'Die Lücke ist noch offen.',

  'exercise.boosted-catch.title': 'Fang mit Schub',
  'exercise.boosted-catch.task': 'Weiß hat schon einen Stein verloren. Schlag den zweiten und gewinne.',
  'exercise.boosted-catch.hint': 'Zähl von `a3`: wohin schleudert ihn der Stein auf `a5`?',
  'exercise.boosted-catch.done': 'Hinein nach `b5`, weiter nach `b7`, und `b8` war gefangen.',
  'exercise.boosted-catch.wrong': 'Nichts gefangen. Du musst genau neben `b8` halten.',

  'exercise.two-or-one.title': 'Zwei oder eins',
  'exercise.two-or-one.task': 'Du kannst auf zwei Arten sofort gewinnen. Nimm die mit mehr Punkten.',
  'exercise.two-or-one.hint': 'Eine Dreierreihe ist 1 Punkt, der zweite geschlagene Stein sind 2.',
  'exercise.two-or-one.done': 'Der zweite geschlagene Stein: zwei Punkte statt einem.',
  'exercise.two-or-one.wrong': 'Das gewinnt nicht sofort.',
  'exercise.two-or-one.wrong.a12-b10': 'Die Dreierreihe gewinnt, aber nur 1 Punkt. Versuch es andersherum.',

  'exercise.stop-the-row.title': 'Halt die Reihe auf',
  'exercise.stop-the-row.task': 'Weiß gewinnt gleich. Finde den einzigen Zug, der es verhindert.',
  'exercise.stop-the-row.hint':
    'Der weiße Stein auf `a12` will zur Reihe auf `b8 b9`. Stell dich ihm in den Weg.',
  'exercise.stop-the-row.done': 'Ein Stein im Weg hält jeden Ausgang dahinter auf.',
  'exercise.stop-the-row.wrong': 'Weiß macht die Reihe voll und gewinnt.',

  'exercise.over-the-centre.title': 'Über die Mitte',
  'exercise.over-the-centre.task': 'Gewinne in zwei Zügen, was Weiß auch tut.',
  'exercise.over-the-centre.hint': 'Zwischen `b3` und `b5` ist eine Lücke. Bring einen Stein davor.',
  'exercise.over-the-centre.done': 'Aus der Mitte nach `a4` und hinein. Niemand konnte es aufhalten.',
  'exercise.over-the-centre.wrong': 'Zu langsam: darauf hat Weiß eine Antwort.',

  'exercise.capture-and-row.title': 'Erst schlagen, dann Reihe',
  'exercise.capture-and-row.task': 'Gewinne in zwei Zügen, was Weiß auch tut.',
  'exercise.capture-and-row.hint': 'Der Stein auf `b2` steht in deiner Reihe. Entferne ihn.',
  'exercise.capture-and-row.done': 'Der Schlag machte Platz, und `b1 b2 b3` war voll.',
  'exercise.capture-and-row.wrong': 'Weiß bekommt Zeit, sie zu sprengen.',

  'exercise.home-first.title': 'Erst heim',
  'exercise.home-first.task': 'Gewinne in drei Zügen, was Weiß auch tut.',
  'exercise.home-first.hint': 'Nur Ausgänge schlagen. Geh heim, um einen vorzubereiten.',
  'exercise.home-first.done': 'Heim, hinaus und noch einmal hinaus: zwei geschlagen, 2 Punkte.',
  'exercise.home-first.wrong':
    'Das lässt Weiß davonkommen. Denk an die zwei Steine, die du schlagen könntest.',
};
