import type { texts as en } from '../../en/learn/courtyard';

/** The course of Courtyard in German. */
export const texts: Readonly<Record<keyof typeof en, string>> = {
  lead: 'Zwei Könige wollen in den ummauerten Hof, jeder durch das Tor auf der anderen Seite. Die Figuren springen wie bei Dame, mit einem Stachel: wer springen kann und es nicht tut, verliert die Figur.',
  credit: 'Courtyard wurde 1963 von Len Kalich entworfen.',

  'lesson.setup.title': 'Ziel und Aufstellung',
  'lesson.setup.text':
    'Bring deinen **König in den Hof**, den ummauerten Bau in der Mitte. Jeder König darf nur durch das Tor auf der Seite seines **Gegners** hinein.\nGespielt wird nur auf dunklen Feldern. Jede Seite hat einen König, vier Wachen und zehn Knechte. Wer beginnt, entscheidet das Los.',
  'lesson.setup.ruling':
    'Das Blatt zeigt die Tore durch Pfeile in einer Zeichnung. Wir lesen sie als `f7` im Norden und `e4` im Süden, mit je zwei Wegen hinein. Ein Sieg zählt im Match einen Punkt, ein Remis für beide einen halben.',
  'lesson.setup.task': 'Mach irgendeinen ersten Zug.',
  'lesson.setup.done': 'Am Anfang können nur die Knechte der vorderen Reihe ziehen.',

  'lesson.serf.title': 'Der Knecht',
  'lesson.serf.text':
    'Ein Knecht zieht **ein Feld vorwärts**, schräg nach links oder rechts. Zurück geht er nie.',
  'lesson.serf.task': 'Bring einen Knecht nach `c4`.',
  'lesson.serf.done': 'Ein üblicher erster Zug: `c4` liegt an der Mauer.',

  'lesson.king.title': 'Der König',
  'lesson.king.text': 'Ein König zieht **ein Feld in jede Richtung**, immer schräg.',
  'lesson.king.task': 'Zieh mit deinem König von `f3` zurück nach `e2`.',
  'lesson.king.done': 'Vier Richtungen, ein Schritt.',

  'lesson.guard.title': 'Die Wache',
  'lesson.guard.text':
    'Eine Wache zieht **ein oder zwei Felder in jede Richtung**. Dazwischen darf nichts stehen.',
  'lesson.guard.ruling':
    'Zwei Felder gehen in gerader Linie. Eine Option, weiter unten, lässt Wachen abbiegen.',
  'lesson.guard.task': 'Bring die Wache von `c8` nach `e10`.',
  'lesson.guard.done': 'Zwei Felder auf einmal. Hinter `d7` wäre die Mauer gekommen.',

  'lesson.jump.title': 'Springen',
  'lesson.jump.text':
    'Eine Figur schlägt, indem sie **über einen Feind neben sich auf das leere Feld dahinter** springt. Knechte springen nur vorwärts, Wachen und Könige in alle Richtungen. Niemand springt über eigene Figuren, und eine Wache kann nicht erst ziehen und dann springen.',
  'lesson.jump.task': 'Schlag den Knecht auf `b5`.',
  'lesson.jump.done': 'Von `c4` über `b5` nach `a6`.',

  'lesson.jumping-on.title': 'Weiterspringen',
  'lesson.jumping-on.text': 'Eine Wache darf in einem Zug mehrmals springen, sagt das Blatt.',
  'lesson.jumping-on.ruling':
    'Wie bei Dame: alle Figuren dürfen das, und wer weiterspringen kann, **muss**, mit freier Wahl unter seinen Sprüngen. Ziehen und Springen mischen sich nie.',
  'lesson.jumping-on.task':
    'Schlag mit der Wache auf `a2` zwei Knechte. Berühr die Felder, auf denen sie landet.',
  'lesson.jumping-on.done':
    'Auf `c4` hatte sie die Wahl: über `b5` oder über `d3`. Anhalten gehörte nicht dazu.',

  'lesson.huff.title': 'Spring, oder die Figur ist weg',
  'lesson.huff.text':
    'Kannst du springen und ziehst stattdessen anders, so **verstößt** jede Figur, die hätte springen können, und dein Gegner muss eine davon entfernen. Das heißt **Pusten**.',
  'lesson.huff.ruling':
    'Eine Figur geht verloren, nach Wahl des Gegners; hat sie gezogen, dann von ihrem neuen Feld. Jeder Sprung erfüllt die Pflicht, welche Figur ihn auch macht. Auch Könige können gepustet werden. Ein Zug, der gewinnt, wird nicht bestraft.',
  'lesson.huff.task': 'Dein Knecht auf `c4` könnte springen. Mach einen anderen Zug und sieh selbst.',
  'lesson.huff.done': 'Granat hat ihn entfernt und ist trotzdem noch am Zug.',
  'lesson.huff.wrong': 'Du bist gesprungen, also ist nichts verloren. Tu es diesmal nicht.',
  'lesson.huff.wrong.c4xa6': 'Du bist gesprungen, also ist nichts verloren. Tu es diesmal nicht.',

  'lesson.huffing.title': 'Pusten',
  'lesson.huffing.text':
    'Jetzt andersherum: du spielst Granat, und zwei Knechte von Elfenbein hätten springen können. Sie sind markiert.',
  'lesson.huffing.ruling':
    'Einen musst du entfernen. Das geschieht vor deinem eigenen Zug und verbraucht ihn nicht.',
  'lesson.huffing.task': 'Entferne einen der beiden.',
  'lesson.huffing.done': 'Und jetzt kämst du mit deinem Zug.',

  'lesson.safe.title': 'Die sicheren Felder',
  'lesson.safe.text':
    'Kein Sprung führt in den Hof, außer für einen König an seinem Tor. Auf den sechs umrahmten Feldern an der Mauer kann eine Figur deshalb nicht **zur Mauer hin** übersprungen werden. An der Mauer entlang schon.',
  'lesson.safe.task':
    'Die Wache auf `b7` kann den Knecht auf `c6` nicht überspringen. Finde die Figur, die es kann.',
  'lesson.safe.done': 'Von `b5` geht der Sprung an der Mauer entlang, nach `d7`.',

  'lesson.enter.title': 'In den Hof',
  'lesson.enter.text':
    'Der König von Elfenbein geht von `f7` hinein, der von Granat von `e4`, auf eines der zwei dunklen Felder drinnen. **Ein König, der hineinkommt, gewinnt sofort.** Niemand sonst darf je hinein.',
  'lesson.enter.task': 'Gewinne.',
  'lesson.enter.done': 'Drinnen. Du hättest springen können, aber ein Zug, der gewinnt, wird nicht bestraft.',

  'lesson.enter-jump.title': 'Hineinspringen',
  'lesson.enter-jump.text':
    'Ein König darf auch hineinspringen, über einen Feind **auf dem Torfeld**. So kann niemand ein Tor für immer versperren.',
  'lesson.enter-jump.task': 'Ein Knecht von Granat versperrt `f7`. Geh trotzdem hinein.',
  'lesson.enter-jump.done': 'Über seinen Kopf hinweg. So ein Sprung darf auch der letzte von mehreren sein.',

  'lesson.king-captured.title': 'Ein geschlagener König',
  'lesson.king-captured.text':
    'Knechte und Wachen dürfen einen König überspringen, aber **ein König nie einen König**. Ist ein König geschlagen, geht das Spiel weiter. Seine Seite kann nicht mehr gewinnen, aber den anderen noch aufhalten.',
  'lesson.king-captured.task': 'Schlag den König von Granat. Dein eigener König kann es nicht.',
  'lesson.king-captured.done': 'Granat kann nicht mehr gewinnen. Du musst deinen König noch hineinbringen.',

  'lesson.both-kings.title': 'Keine Könige, kein Sieger',
  'lesson.both-kings.text': 'Sind beide Könige weg, ist das Spiel remis. Hier fehlt der von Elfenbein schon.',
  'lesson.both-kings.task': 'Rette das Remis.',
  'lesson.both-kings.done': 'Ohne Könige kann niemand gewinnen.',

  'lesson.recycle.title': 'Wiederkehr',
  'lesson.recycle.text':
    'Ein Knecht auf der letzten Reihe kann nicht weiter. Statt eines Zuges darf er **wiederkehren**: auf irgendeinen leeren Startplatz deiner Wachen oder deines Königs. Er bleibt ein Knecht und zieht von vorn los.',
  'lesson.recycle.task': 'Lass den Knecht von `c10` auf `h1` wiederkehren.',
  'lesson.recycle.done': 'Wer wiederkehrt, statt zu springen, wird bestraft wie bei jedem anderen Zug.',

  'lesson.stuck.title': 'Kein Zug mehr',
  'lesson.stuck.text': 'Der letzte Knecht von Elfenbein kann weder ziehen noch springen.',
  'lesson.stuck.ruling':
    'Wer keinen erlaubten Zug hat, setzt aus. Setzen beide nacheinander aus, ist das Spiel remis.',
  'lesson.stuck.task': 'Setz aus. Das darfst du nur, wenn du nicht ziehen kannst.',
  'lesson.stuck.done': 'Granat macht weiter.',

  'lesson.draws.title': 'Remis',
  'lesson.draws.text': 'Nach dem Blatt könnte ein Spiel ewig dauern.',
  'lesson.draws.ruling':
    'Steht dieselbe Stellung zum dritten Mal, oder wurde 100 Züge lang nichts geschlagen oder gepustet, darfst du Remis verlangen. Beim fünften Mal oder nach 150 solchen Zügen ist das Spiel von selbst remis.',
  'lesson.draws.task': 'Zieh eine Figur hin und zurück, zweimal. Granat macht es ebenso.',
  'lesson.draws.done': 'Die Stellung steht zum dritten Mal: jetzt könnte jeder Remis verlangen.',

  'lesson.guard-turns.title': 'Option: Wachen biegen ab',
  'lesson.guard-turns.text':
    'Diese Option könnt ihr für ein Spiel vereinbaren: der **zweite Schritt einer Wache darf die Richtung wechseln**, nur nicht zurück zum Anfang führen.',
  'lesson.guard-turns.task': 'Bring die Wache von `c8` nach `c6`.',
  'lesson.guard-turns.done':
    'Hinab, und noch einmal hinab in die andere Richtung. Ohne die Option ist das nicht erlaubt.',

  'lesson.small-yard.title': 'Option: der kleine Hof',
  'lesson.small-yard.text':
    'Nach einer anderen veröffentlichten Beschreibung bedeckt der Hof nur die vier mittleren Felder. Die Tore bleiben bei `f7` und `e4` und führen nur nach `e6` und `f5`.',
  'lesson.small-yard.task': 'Geh in den kleinen Hof.',
  'lesson.small-yard.done': 'Von `g8` über `f7` nach `e6`. Von `e8` wärst du draußen gelandet.',

  'exercise.first-jump.title': 'Erster Sprung',
  'exercise.first-jump.task': 'Schlag einen Knecht.',
  'exercise.first-jump.hint': 'Neben deiner Wache auf `h3` steht ein Feind, und dahinter ist es leer.',
  'exercise.first-jump.done': 'Von `h3` über `i4` nach `j5`.',
  'exercise.first-jump.wrong':
    'Nichts geschlagen, und Granat nähme dir die Wache, die hätte springen können.',

  'exercise.long-way.title': 'Der lange Weg',
  'exercise.long-way.task': 'Schlag drei Knechte in einem Zug.',
  'exercise.long-way.hint': 'Auf `c4` hast du die Wahl. Nur ein Weg geht weiter.',
  'exercise.long-way.done': 'Dreimal gelandet: `c4`, `a6`, `c8`.',
  'exercise.long-way.wrong': 'So sind es weniger als drei.',

  'exercise.pick-one.title': 'Wer muss gehen?',
  'exercise.pick-one.task':
    'Granat hätte mit dem König oder mit der Wache springen können und tat es nicht. Entferne, was am meisten weh tut.',
  'exercise.pick-one.hint': 'Ohne welche Figur kann Granat nie gewinnen?',
  'exercise.pick-one.done': 'Der König ist weg: ab jetzt kannst nur noch du gewinnen.',
  'exercise.pick-one.wrong': 'Da war mehr zu holen.',
  'exercise.pick-one.wrong.!g10': 'Eine Wache ist gut. Aber du hättest Granats König haben können!',

  'exercise.walk-in.title': 'Geh hinein',
  'exercise.walk-in.task': 'Du spielst Granat. Gewinne mit einem Zug.',
  'exercise.walk-in.hint': 'Dein Tor ist das Südtor, und dein König steht direkt davor.',
  'exercise.walk-in.done': 'Beide Felder drinnen wären richtig.',
  'exercise.walk-in.wrong': 'Das Tor stand offen.',

  'exercise.leap-in.title': 'Spring hinein',
  'exercise.leap-in.task': 'Gewinne mit einem Zug.',
  'exercise.leap-in.hint': 'Zwei Knechte stehen wie Trittsteine auf dem Weg.',
  'exercise.leap-in.done': 'Über `d7` nach `e8`, und über `f7` in den Hof.',
  'exercise.leap-in.wrong': 'Dein König hätte springen und weiterspringen können.',

  'exercise.doorstep.title': 'Auf der Schwelle',
  'exercise.doorstep.task': 'Gewinne in zwei Zügen, was Granat auch tut.',
  'exercise.doorstep.hint':
    'Jeder Sprung über `f7` würde im Hof enden. Wer könnte einen König dort also schlagen?',
  'exercise.doorstep.done':
    'Auf seinem Torfeld kann ein König nicht geschlagen werden. Nur ein schnellerer König hält ihn auf.',
  'exercise.doorstep.wrong': 'Zu langsam: Granats König ist nah an seinem Tor.',
  'exercise.doorstep.wrong.g4-h5': 'Jetzt kommt Granats König zuerst. Auf zum Tor!',

  'exercise.the-living-door.title': 'Die lebende Tür',
  'exercise.the-living-door.task': 'Granat versperrt dein Tor. Gewinne trotzdem in zwei Zügen.',
  'exercise.the-living-door.hint': 'Wer auf `f7` im Weg steht, kann übersprungen werden. Von wo aus?',
  'exercise.the-living-door.done': 'Wer im Weg stand, war die Tür: von `g8` über `f7` und hinein.',
  'exercise.the-living-door.wrong': 'Der König muss erst neben ihn kommen.',

  'exercise.jump-to-the-door.title': 'Sprung zur Tür',
  'exercise.jump-to-the-door.task': 'Gewinne in zwei Zügen, was Granat auch tut.',
  'exercise.jump-to-the-door.hint': 'Ein Sprung kann dich genau dorthin bringen, wo du hinwillst.',
  'exercise.jump-to-the-door.done': 'Über `e8` nach `f7`. Und dort kann dir niemand etwas tun.',
  'exercise.jump-to-the-door.wrong': 'Dein König hätte springen können: er wird gepustet.',

  'exercise.temptation.title': 'Versuchung',
  'exercise.temptation.task':
    'Gewinne so schnell du kannst, was es auch kostet: mit drei Entscheidungen, Entfernen mitgezählt.',
  'exercise.temptation.hint': 'Du könntest Granats König schlagen. Aber es gewinnt dein eigener König.',
  'exercise.temptation.done': 'Die Wache ging verloren, weil sie nicht sprang, und das war gleich.',
  'exercise.temptation.wrong': 'Das dauert länger. Das Tor ist einen Schritt entfernt.',
  'exercise.temptation.wrong.h3xf1':
    'Granats König ist weg, aber das Spiel geht weiter und du hast Zeit verloren. Du hättest gewinnen können.',
};
