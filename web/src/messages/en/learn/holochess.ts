/** The course of Holochess in English. */
export const texts = {
  lead: 'Eight creatures, no two alike. Two actions a turn, one die for each attack: it kills, it pushes, or it backfires. A pawn with no room to be pushed to dies.',
  credit: 'Holochess was designed by Mike Kelly. The creatures are drawn by us, from their ratings.',

  'lesson.setup.title': 'Goal and setup',
  'lesson.setup.text':
    'Kill all enemy pawns.\nEach side has four pawns with three ratings: **attack**, **defence** and **movement**. Rest on a pawn to see its own. The players choose how to line theirs up on the four middle spaces of their side, and flip a coin for the first turn.',
  'lesson.setup.ruling':
    'Both choose unseen, and both line-ups are shown together. If nothing is agreed, Teal has the group of the Savrip, Ghhhk, Ng’ok and Molator. A win counts one point in a match, a draw half a point to each.',
  'lesson.setup.task': 'Line up anew: let the Savrip on `a2` and the Molator on `a5` change places.',
  'lesson.setup.done':
    'There are 24 ways to line up four pawns. Strong ones in the middle are in the fight sooner.',

  'lesson.moving.title': 'Moving',
  'lesson.moving.text':
    'A pawn moves **exactly as many steps as its movement rating**. Each step goes to an empty space next door, never diagonally, never over a pawn. It cannot stop early.',
  'lesson.moving.ruling':
    'No space is visited twice in one move, and a pawn does not come back to where it began.',
  'lesson.moving.task': 'The Savrip on `a2` moves two steps. Bring it to `b3`.',
  'lesson.moving.done': 'Two steps. `a1` and `b2` are only one away, so it could not stop there.',

  'lesson.two-actions.title': 'Two actions a turn',
  'lesson.two-actions.text': 'A turn is **two actions**, each a move or an attack. You take both.',
  'lesson.two-actions.ruling':
    'One pawn may take both actions, or two pawns one each. If no second action is possible, the turn ends; if not even a first one, it is forfeited. It never comes up.',
  'lesson.two-actions.task': 'Bring the Savrip from `a2` to `b5` in one turn.',
  'lesson.two-actions.done': 'Two moves of two steps. Now it is Amber’s turn.',

  'lesson.around.title': 'Pawns are walls',
  'lesson.around.text': 'No pawn walks through another, friend or enemy. It has to go around.',
  'lesson.around.task':
    'Amber’s M’onnok stands beside your Molator on `a4`. Take the Molator’s three steps around it, to `b6`.',
  'lesson.around.done': 'Over `b4` and `b5`. If two ways lead to the same space, it is the same move.',

  'lesson.through.title': 'Through the centre',
  'lesson.through.text':
    'A pawn that comes **through** the centre goes straight on: in from `b9`, out by `b3`. Other ways out are closed to it.',
  'lesson.through.task': 'You play Amber now. Send the K’lor’slug from `b9` through the centre.',
  'lesson.through.done': 'Straight on to `b3`, the space that faces `b9`.',

  'lesson.from-centre.title': 'From the centre',
  'lesson.from-centre.text': 'A pawn that **begins** its move in the centre may leave it by any space.',
  'lesson.from-centre.task': 'Bring the Savrip from the centre to `a7`.',
  'lesson.from-centre.done': 'Out by `b7`. The centre is a crossroads for those who wait in it.',

  'lesson.attack.title': 'Attacking',
  'lesson.attack.text':
    'A pawn may attack an enemy **next door**. Throw one die.\n**6**: the defender dies. **1**: the attacker dies. Otherwise compare: **die + attack** against **7 − die + defence**. The higher score pushes the other. Equal scores push the attacker.',
  'lesson.attack.task': 'Attack the Houjix on `b4` with the Savrip, and throw the die yourself.',
  'lesson.attack.done':
    'The Savrip (attack 5) against the Houjix (defence 3): 3, 4 and 5 push it, 2 pushes the Savrip. Set it up again and throw once more!',

  'lesson.kill.title': 'A six kills',
  'lesson.kill.text': 'On a 6 the defender is off the board, whatever the ratings.',
  'lesson.kill.task': 'Attack the Houjix. The die will show a 6.',
  'lesson.kill.done': 'Gone. The attacker stays where it is, and one action is left.',

  'lesson.backfire.title': 'A one backfires',
  'lesson.backfire.text': 'On a 1 the attacker is off the board. Every attack is a risk: one in six.',
  'lesson.backfire.task': 'Attack the Houjix. The die will show a 1.',
  'lesson.backfire.done': 'That was your Savrip. It is still your turn, with one action left.',

  'lesson.push.title': 'Pushing',
  'lesson.push.text':
    'The player of the **winning** pawn puts the losing one on an empty space next to where it stands.',
  'lesson.push.ruling': 'The winner must push. Leaving the loser where it stands is no choice.',
  'lesson.push.task': 'Attack the Houjix; the die will show a 4. Then push it into the centre.',
  'lesson.push.done': '4 + 5 = 9 against 3 + 3 = 6. Attack and push together are one action.',

  'lesson.counter-push.title': 'Pushed back',
  'lesson.counter-push.text':
    'If the attack fails, the **defender’s** player chooses where the attacker goes, even though it is not their turn.',
  'lesson.counter-push.task': 'Attack the Houjix; the die will show a 2. Watch what Amber does.',
  'lesson.counter-push.done': '2 + 5 = 7 against 5 + 3 = 8. Amber put your Savrip in the centre.',

  'lesson.no-room.title': 'No room: it dies',
  'lesson.no-room.text':
    'If there is no empty space next to the loser, it is **killed** instead of pushed. It goes for attackers, too.',
  'lesson.no-room.task': 'The Houjix on `a9` is hemmed in by its own side. Attack it; the die will show a 4.',
  'lesson.no-room.done': 'A 4 would only push it. There was no room, so it died.',

  'lesson.showdown.title': 'Final showdown',
  'lesson.showdown.text':
    'The moment **one pawn a side** is left, play stops. Each side throws one die and adds the **higher of attack and defence**. The higher sum wins the game; a tie is thrown again.',
  'lesson.showdown.ruling': 'It begins at once, even in the middle of a turn.',
  'lesson.showdown.task': 'Your Savrip (5) against the Strider (6). Throw both dice.',
  'lesson.showdown.done':
    'That decides the game. The Ghhhk, with a mere 3, is the pawn nobody wants to be left with.',

  'lesson.winning.title': 'Winning',
  'lesson.winning.text':
    'A player with no pawns left has lost. If you still have more than one, there is no showdown.',
  'lesson.winning.task': 'Kill Amber’s last pawn. The die will show a 6.',
  'lesson.winning.done': 'Teal wins, with two pawns left.',

  'lesson.draws.title': 'Draws',
  'lesson.draws.text': 'If nobody dares to attack, the game need not go on for ever.',
  'lesson.draws.ruling':
    'When the same position stands for the third time, or after 100 turns in a row without a kill, you may claim a draw. At the fifth time, or after 150 such turns, the game is drawn by itself.',
  'lesson.draws.task': 'Step out and back with the Ng’ok, two turns long. Amber will do the same.',
  'lesson.draws.done': 'The position stands for the third time: now either player could claim a draw.',

  'exercise.three-steps.title': 'Three steps',
  'exercise.three-steps.task': 'Bring the Molator to `b7` with one action.',
  'exercise.three-steps.hint': 'Its movement is 3: one step in and two along the ring.',
  'exercise.three-steps.done': '`b5`, `b6`, `b7`: exactly three.',
  'exercise.three-steps.wrong': 'That is another space, or another pawn.',

  'exercise.one-turn.title': 'Across in one turn',
  'exercise.one-turn.task': 'Bring the Savrip from `a2` to `b9` with the two actions of one turn.',
  'exercise.one-turn.hint': 'A move that begins in the centre may leave by any space.',
  'exercise.one-turn.done': 'First to the centre, then out by any space.',
  'exercise.one-turn.wrong':
    'From there it is too far. Which space is two steps from `a2` and two from `b9`?',

  'exercise.straight-through.title': 'Straight through',
  'exercise.straight-through.task': 'Bring the Ghhhk from `b2` to the other side with one action.',
  'exercise.straight-through.hint': 'Two steps: into the centre and straight on.',
  'exercise.straight-through.done': '`b8` faces `b2`.',
  'exercise.straight-through.wrong': 'Through the centre, and straight on.',

  'exercise.shove.title': 'Shove it',
  'exercise.shove.task': 'Attack with the Savrip; the die will show a 3. Then push the Houjix to `b5`.',
  'exercise.shove.hint': 'You win, so you choose the space.',
  'exercise.shove.done': '3 + 5 = 8 against 4 + 3 = 7: just enough.',
  'exercise.shove.wrong': 'The Houjix was to go to `b5`.',

  'exercise.weakest-shell.title': 'The weakest shell',
  'exercise.weakest-shell.task':
    'Your Savrip may attack three pawns. Choose the attack that most likely wins.',
  'exercise.weakest-shell.hint': 'Compare their defence ratings: M’onnok 4, Houjix 3, Strider 6.',
  'exercise.weakest-shell.done': 'Four of six faces push or kill the Houjix.',
  'exercise.weakest-shell.wrong': 'Choose an attack with the Savrip on `b4`.',
  'exercise.weakest-shell.wrong.b4*b3': 'The Strider’s defence is 6: only 5 and 6 do anything.',
  'exercise.weakest-shell.wrong.b4*c': 'Against the M’onnok it is an even chance. There is something better.',

  'exercise.hemmed-in.title': 'Hemmed in',
  'exercise.hemmed-in.task': 'Choose the attack that most likely kills.',
  'exercise.hemmed-in.hint': 'Who has nowhere to be pushed to?',
  'exercise.hemmed-in.done': 'The Houjix has no room. Pushes kill it too: four faces of six.',
  'exercise.hemmed-in.wrong': 'That is no attack that kills at once.',
  'exercise.hemmed-in.wrong.b9*b10': 'The K’lor’slug can be pushed away. Only a 6 kills it.',

  'exercise.close-the-gap.title': 'Close the gap',
  'exercise.close-the-gap.task': 'The next die will show a 4. Kill the Houjix in this turn.',
  'exercise.close-the-gap.hint': 'A 4 only pushes. First take away the space it would be pushed to.',
  'exercise.close-the-gap.done':
    'First the Ghhhk closed `a8`, then the push had no room. The order of actions matters.',
  'exercise.close-the-gap.wrong': 'The Houjix still has room.',
  'exercise.close-the-gap.wrong.b9*a9':
    'Pushed, not killed: `a8` was open. Use your first action to close it.',

  'exercise.whom-to-face.title': 'Whom to face',
  'exercise.whom-to-face.task':
    'A kill now leaves one pawn a side. Attack the one you do not want to meet in the showdown.',
  'exercise.whom-to-face.hint':
    'In the showdown the higher of attack and defence counts: K’lor’slug 6, Houjix 4, your Savrip 5.',
  'exercise.whom-to-face.done': 'Without the K’lor’slug it is your 5 against the Houjix’s 4.',
  'exercise.whom-to-face.wrong': 'Attack. The question is whom.',
  'exercise.whom-to-face.wrong.b9*a9': 'A kill would leave you with the K’lor’slug: 6 against your 5.',

  'exercise.finish.title': 'The last one',
  'exercise.finish.task': 'The next die will show a 3. Win in this turn.',
  'exercise.finish.hint': 'A 3 makes the Molator push the M’onnok. See to it that there is nowhere to go.',
  'exercise.finish.done': 'All three spaces around it were taken: pushed nowhere, dead.',
  'exercise.finish.wrong': 'It will be pushed away and live.',
  'exercise.finish.wrong.a1*a12': 'With a 3 it is only pushed to `a11`. Fill that space first.',
} as const;
