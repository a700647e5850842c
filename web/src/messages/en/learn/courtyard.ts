/** The course of Courtyard in English. */
export const texts = {
  lead: 'Two kings race for a walled Courtyard, each by the gate on the far side. Pieces jump as in checkers, with a sting: if you can jump and do not, you lose the piece.',
  credit: 'Courtyard was designed by Len Kalich in 1963.',

  'lesson.setup.title': 'Goal and setup',
  'lesson.setup.text':
    'Bring your **king into the Courtyard**, the walled building in the middle. Each king may enter only by the gate on its **opponent’s** side.\nOnly dark squares are played on. Each side has a king, four guards and ten serfs. Who begins falls by chance.',
  'lesson.setup.ruling':
    'The sheet marks the gates by arrows in a figure. We read them as `f7` in the North and `e4` in the South, with two ways in from each. A win counts one point in a match, a draw half a point to each.',
  'lesson.setup.task': 'Make any first move.',
  'lesson.setup.done': 'Only the serfs of the front rank can move at first.',

  'lesson.serf.title': 'The serf',
  'lesson.serf.text': 'A serf steps **one square forward**, slanting left or right. It never goes back.',
  'lesson.serf.task': 'Bring a serf to `c4`.',
  'lesson.serf.done': 'A usual first move: `c4` lies along the wall.',

  'lesson.king.title': 'The king',
  'lesson.king.text': 'A king steps **one square in any direction**, always slanting.',
  'lesson.king.task': 'Step back with your king from `f3` to `e2`.',
  'lesson.king.done': 'Four directions, one step.',

  'lesson.guard.title': 'The guard',
  'lesson.guard.text': 'A guard steps **one or two squares in any direction**. Nothing may stand in between.',
  'lesson.guard.ruling': 'Two squares go in a straight line. An option, further below, lets guards turn.',
  'lesson.guard.task': 'Bring the guard from `c8` to `e10`.',
  'lesson.guard.done': 'Two squares at once. Beyond `d7` it would have met the wall.',

  'lesson.jump.title': 'Jumping',
  'lesson.jump.text':
    'A piece captures by jumping **over an enemy next to it to the empty square right behind**. Serfs jump forward only, guards and kings in all directions. Nobody jumps their own pieces, and a guard cannot step first and then jump.',
  'lesson.jump.task': 'Capture the serf on `b5`.',
  'lesson.jump.done': 'From `c4` over `b5` to `a6`.',

  'lesson.jumping-on.title': 'Jumping on',
  'lesson.jumping-on.text': 'A guard may jump several times in one turn, says the sheet.',
  'lesson.jumping-on.ruling':
    'As in checkers: all pieces may, and a piece that can jump on **must**, choosing freely among its jumps. Steps and jumps never mix.',
  'lesson.jumping-on.task': 'Capture two serfs with the guard on `a2`. Touch the squares where it lands.',
  'lesson.jumping-on.done': 'On `c4` it had a choice: over `b5`, or over `d3`. Stopping was none.',

  'lesson.huff.title': 'Jump or lose the piece',
  'lesson.huff.text':
    'If you can jump and make another move instead, every piece that could have jumped **offends**, and your opponent must remove one of them. This is called **huffing**.',
  'lesson.huff.ruling':
    'One offender is lost, of the opponent’s choice; one that has moved is taken from its new square. Any jump meets the duty, whichever piece makes it. Kings can be huffed too. A move that wins the game is not punished.',
  'lesson.huff.task': 'Your serf on `c4` could jump. Make another move, and see.',
  'lesson.huff.done': 'Garnet removed the offender, and still has its own turn.',
  'lesson.huff.wrong': 'You jumped, so nothing is lost. This time, do not.',
  'lesson.huff.wrong.c4xa6': 'You jumped, so nothing is lost. This time, do not.',

  'lesson.huffing.title': 'Huffing',
  'lesson.huffing.text':
    'Now the other way round: you play Garnet, and two Ivory serfs could have jumped. They are marked.',
  'lesson.huffing.ruling': 'You must remove one. It comes before your own turn and does not use it up.',
  'lesson.huffing.task': 'Remove one of the offenders.',
  'lesson.huffing.done': 'And now you would make your move.',

  'lesson.safe.title': 'The safe squares',
  'lesson.safe.text':
    'No jump leads into the Courtyard, except for a king at its own gate. So on the six framed squares along the wall a piece cannot be jumped **towards the wall**. Along the wall it can.',
  'lesson.safe.task': 'The guard on `b7` cannot jump the serf on `c6`. Find the piece that can.',
  'lesson.safe.done': 'From `b5` the jump runs along the wall, to `d7`.',

  'lesson.enter.title': 'Entering the Courtyard',
  'lesson.enter.text':
    'Ivory’s king enters from `f7`, Garnet’s from `e4`, to either of the two dark squares inside. **A king that enters wins at once.** Nobody else may ever go in.',
  'lesson.enter.task': 'Win.',
  'lesson.enter.done': 'Inside. You could have jumped, but a winning move is not punished.',

  'lesson.enter-jump.title': 'Jumping in',
  'lesson.enter-jump.text':
    'A king may also jump in, over an enemy **on the gate square**. So nobody can block a gate for good.',
  'lesson.enter-jump.task': 'Garnet’s serf blocks `f7`. Enter all the same.',
  'lesson.enter-jump.done': 'Over the blocker’s head. Such a jump may also be the last of several.',

  'lesson.king-captured.title': 'A captured king',
  'lesson.king-captured.text':
    'Serfs and guards may jump a king, but **a king never jumps a king**. If a king is captured, play goes on. Its side can no longer win, but it can still stop the other.',
  'lesson.king-captured.task': 'Capture Garnet’s king. Your own king cannot do it.',
  'lesson.king-captured.done': 'Garnet cannot win any more. You still have to bring your own king in.',

  'lesson.both-kings.title': 'No kings, no winner',
  'lesson.both-kings.text': 'If both kings are gone, the game is a draw. Here Ivory’s is gone already.',
  'lesson.both-kings.task': 'Save the draw.',
  'lesson.both-kings.done': 'Without kings nobody can win.',

  'lesson.recycle.title': 'Recycling',
  'lesson.recycle.text':
    'A serf on the far rank has nowhere to go. As a turn, it may be **recycled**: put on any empty guard or king station of your own. It stays a serf and marches again.',
  'lesson.recycle.task': 'Recycle the serf on `c10` to `h1`.',
  'lesson.recycle.done': 'Recycling instead of a jump that you could make is punished like any other move.',

  'lesson.stuck.title': 'No move left',
  'lesson.stuck.text': 'Ivory’s last serf can neither step nor jump.',
  'lesson.stuck.ruling':
    'A player with no legal move forfeits the turn. If both players forfeit in a row, the game is a draw.',
  'lesson.stuck.task': 'Pass. You may do so only when you cannot move.',
  'lesson.stuck.done': 'Garnet goes on.',

  'lesson.draws.title': 'Draws',
  'lesson.draws.text': 'The sheet would let a game go on for ever.',
  'lesson.draws.ruling':
    'When the same position stands for the third time, or after 100 turns in a row in which nothing was captured or huffed, you may claim a draw. At the fifth time, or after 150 such turns, the game is drawn by itself.',
  'lesson.draws.task': 'Move a piece out and back, twice. Garnet will do the same.',
  'lesson.draws.done': 'The position stands for the third time: now either player could claim a draw.',

  'lesson.guard-turns.title': 'Option: guards turn',
  'lesson.guard-turns.text':
    'You can agree on this option for a game: the **second step of a guard may change direction**, though not lead back to where it began.',
  'lesson.guard-turns.task': 'Bring the guard from `c8` to `c6`.',
  'lesson.guard-turns.done': 'Down, and down again the other way. Without the option this is not legal.',

  'lesson.small-yard.title': 'Option: the small Courtyard',
  'lesson.small-yard.text':
    'Another published description has the Courtyard cover only the four squares in the middle. The gates stay at `f7` and `e4`, and lead to `e6` and `f5` only.',
  'lesson.small-yard.task': 'Enter the small Courtyard.',
  'lesson.small-yard.done': 'From `g8` over `f7` to `e6`. From `e8` you would have landed outside.',

  'exercise.first-jump.title': 'First jump',
  'exercise.first-jump.task': 'Capture a serf.',
  'exercise.first-jump.hint': 'Your guard on `h3` has an enemy next to it, with an empty square behind.',
  'exercise.first-jump.done': 'From `h3` over `i4` to `j5`.',
  'exercise.first-jump.wrong': 'No capture, and Garnet would remove the guard that could have jumped.',

  'exercise.long-way.title': 'The long way',
  'exercise.long-way.task': 'Capture three serfs in one turn.',
  'exercise.long-way.hint': 'On `c4` you have a choice. Only one way goes on.',
  'exercise.long-way.done': 'Three landings: `c4`, `a6`, `c8`.',
  'exercise.long-way.wrong': 'That way there are fewer than three.',

  'exercise.pick-one.title': 'Which one goes?',
  'exercise.pick-one.task':
    'Garnet could have jumped with the king or with the guard, and did not. Remove the one that hurts most.',
  'exercise.pick-one.hint': 'Without which piece can Garnet never win?',
  'exercise.pick-one.done': 'The king is gone: from now on only you can win.',
  'exercise.pick-one.wrong': 'There was more to take.',
  'exercise.pick-one.wrong.!g10': 'A guard is good. But Garnet’s king was free to take!',

  'exercise.walk-in.title': 'Walk in',
  'exercise.walk-in.task': 'You play Garnet. Win with one move.',
  'exercise.walk-in.hint': 'Your gate is the South gate, and your king stands right before it.',
  'exercise.walk-in.done': 'Both squares inside would do.',
  'exercise.walk-in.wrong': 'The gate was open.',

  'exercise.leap-in.title': 'Leap in',
  'exercise.leap-in.task': 'Win with one move.',
  'exercise.leap-in.hint': 'Two serfs stand like stepping stones on the way.',
  'exercise.leap-in.done': 'Over `d7` to `e8`, and over `f7` into the Courtyard.',
  'exercise.leap-in.wrong': 'Your king could have jumped, and jumped on.',

  'exercise.doorstep.title': 'On the doorstep',
  'exercise.doorstep.task': 'Win in two moves, whatever Garnet does.',
  'exercise.doorstep.hint':
    'Every jump over `f7` would end inside the Courtyard. So who could capture a king there?',
  'exercise.doorstep.done': 'On its gate square a king cannot be captured. Only a faster king can stop it.',
  'exercise.doorstep.wrong': 'Too slow: Garnet’s king is close to its own gate.',
  'exercise.doorstep.wrong.g4-h5': 'Now Garnet’s king comes first. Go for the gate!',

  'exercise.the-living-door.title': 'The living door',
  'exercise.the-living-door.task': 'Garnet blocks your gate. Win in two moves all the same.',
  'exercise.the-living-door.hint': 'A blocker on `f7` can be jumped. From where?',
  'exercise.the-living-door.done': 'The blocker was the door: from `g8` over `f7` and in.',
  'exercise.the-living-door.wrong': 'The king has to get beside the blocker first.',

  'exercise.jump-to-the-door.title': 'Jump to the door',
  'exercise.jump-to-the-door.task': 'Win in two moves, whatever Garnet does.',
  'exercise.jump-to-the-door.hint': 'A capture may land you right where you want to be.',
  'exercise.jump-to-the-door.done': 'Over `e8` to `f7`. And there nobody can touch you.',
  'exercise.jump-to-the-door.wrong': 'Your king could have jumped: it is huffed.',

  'exercise.temptation.title': 'Temptation',
  'exercise.temptation.task':
    'Win as fast as you can, whatever it costs: three decisions of yours, removals included.',
  'exercise.temptation.hint': 'You could capture Garnet’s king. But what wins is your own king.',
  'exercise.temptation.done': 'The guard was lost for not jumping, and it did not matter.',
  'exercise.temptation.wrong': 'That takes longer. The gate is one step away.',
  'exercise.temptation.wrong.h3xf1':
    'Garnet’s king is gone, but the game goes on and you have lost time. There was a win at once.',
} as const;
