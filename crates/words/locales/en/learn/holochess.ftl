### The course of Holochess.

holochess-lead = Eight creatures, no two alike. Two actions a turn, one die for each attack: it kills, it pushes, or it backfires. A creature that is pushed and has no room dies.
holochess-credit = Holochess was designed by Mike Kelly. The creatures are drawn by us, from their ratings.

holochess-goal = **Kill all enemy creatures.** When each side has one left, a showdown decides: both roll.
holochess-rule-1 = A turn is **two actions**, each a move or an attack, by one creature or by two.
holochess-rule-2 = A creature moves **exactly** as many steps as its movement rating. It cannot stop early.
holochess-rule-3 = An attack can go wrong: a 1 kills the attacker, and a low score pushes it. A pushed creature with nowhere to go dies.
holochess-tip-1 = Choose a creature to see where it can go and whom it can attack. Its three numbers are attack, defence and movement.
holochess-tip-2 = Look at the odds before you attack: they show how likely it is to kill, to push, or to go wrong.
holochess-tip-3 = Push enemies that have no empty space around them: they die. Keep a way out for your own.

holochess-arrangement-in-order-title = In order
holochess-arrangement-in-order-text = As the rule sheet lists them: strong, weak, defence, attack.
holochess-arrangement-spearhead-title = Spearhead
holochess-arrangement-spearhead-text = Attack and strength in the middle, to strike first.
holochess-arrangement-pincers-title = Pincers
holochess-arrangement-pincers-text = The two that hit hardest at the ends, to close in from both sides.
holochess-arrangement-wall-title = Wall
holochess-arrangement-wall-text = Defence and strength in the middle, the other two on the wings.

holochess-lesson-setup-title = Goal and setup
holochess-lesson-setup-text = Kill all enemy creatures.
    Each side has four creatures with three ratings: **attack**, **defence** and **movement**. Hover over a creature to see its ratings. The players choose how to line theirs up on the four middle spaces of their side. Once all are in place, they flip a coin for the first turn, unless they have agreed on it.
holochess-lesson-setup-ruling = Both players choose in secret, and both line-ups are revealed together. You agree on the groups, or leave them to chance; otherwise Teal has the Savrip, Ghhhk, Ng’ok and Molator. In a match the players swap groups from game to game. A win counts one point in a match, a draw half a point to each.
holochess-lesson-setup-task = Rearrange: swap the Savrip on `a2` and the Molator on `a5`.
holochess-lesson-setup-done = There are 24 ways to line up four creatures. Strong ones in the middle are in the fight sooner.

holochess-lesson-moving-title = Moving
holochess-lesson-moving-text = A creature moves **exactly as many steps as its movement rating**. Each step goes to an empty adjacent space, never diagonally, never over a creature. It cannot stop early.
holochess-lesson-moving-ruling = A move visits no space twice, and a creature never returns to the space it started from.
holochess-lesson-moving-task = The Savrip on `a2` moves two steps. Bring it to `b3`.
holochess-lesson-moving-done = Two steps. `a1` and `b2` are only one away, so it could not stop there.

holochess-lesson-two-actions-title = Two actions a turn
holochess-lesson-two-actions-text = A turn is **two actions**, each a move or an attack. You take both.
holochess-lesson-two-actions-ruling = One creature may take both actions, or two creatures one each. If no second action is possible, the turn ends; if not even a first one is, the turn is forfeited. In practice that never happens.
holochess-lesson-two-actions-task = Bring the Savrip from `a2` to `b5` in one turn.
holochess-lesson-two-actions-done = Two moves of two steps. Now it is Amber’s turn.

holochess-lesson-around-title = Creatures are walls
holochess-lesson-around-text = No creature walks through another, friend or enemy. It has to go around.
holochess-lesson-around-task = Amber’s M’onnok stands beside your Molator on `a4`. Take the Molator’s three steps around it, to `b6`.
holochess-lesson-around-done = Over `b4` and `b5`. If two ways lead to the same space, it is the same move.

holochess-lesson-through-title = Through the centre
holochess-lesson-through-text = A creature that comes **through** the centre goes straight on: in from `b9`, out by `b3`. Other ways out are closed to it.
holochess-lesson-through-ruling = The direction is that of the step into the centre, whatever came before it. A creature with three steps that turns from `b8` to `b9` and then steps into the centre leaves by `b3`, not by `b2`.
holochess-lesson-through-task = You play Amber now. Send the K’lor’slug from `b9` through the centre.
holochess-lesson-through-done = Straight on to `b3`, the space that faces `b9`.

holochess-lesson-from-centre-title = From the centre
holochess-lesson-from-centre-text = A creature that **begins** its move in the centre may leave it by any space.
holochess-lesson-from-centre-task = Bring the Savrip from the centre to `a7`.
holochess-lesson-from-centre-done = Out by `b7`. The centre is a crossroads for those who wait in it.

holochess-lesson-attack-title = Attacking
holochess-lesson-attack-text = A creature may attack an **adjacent** enemy. Roll one die.
    {"*"}*6**: the defender dies. **1**: the attacker dies. Otherwise compare: **die + attack** against **7 − die + defence**. The higher score pushes the other. Equal scores push the attacker.
holochess-lesson-attack-ruling = Only enemies can be attacked.
holochess-lesson-attack-task = Attack the Houjix on `b4` with the Savrip, and roll the die yourself.
holochess-lesson-attack-done = The Savrip (attack 5) against the Houjix (defence 3): 3, 4 and 5 push it, 2 pushes the Savrip. Reset the board and roll again!

holochess-lesson-kill-title = A six kills
holochess-lesson-kill-text = On a 6 the defender is off the board, whatever the ratings.
holochess-lesson-kill-task = Attack the Houjix. The die will show a 6.
holochess-lesson-kill-done = Gone. The attacker stays where it is, and one action is left.

holochess-lesson-backfire-title = A one backfires
holochess-lesson-backfire-text = On a 1 the attacker is off the board. Every attack runs this risk: one in six.
holochess-lesson-backfire-task = Attack the Houjix. The die will show a 1.
holochess-lesson-backfire-done = That was your Savrip. It is still your turn, with one action left.

holochess-lesson-push-title = Pushing
holochess-lesson-push-text = The player of the **winning** creature puts the losing one on an empty space next to it.
holochess-lesson-push-ruling = The winner must push; the loser cannot be left where it is. It goes to a space next to the losing creature, adjacent as for moves.
holochess-lesson-push-task = Attack the Houjix; the die will show a 4. Then push it into the centre.
holochess-lesson-push-done = 4 + 5 = 9 against 3 + 3 = 6. Attack and push together are one action.

holochess-lesson-counter-push-title = Pushed back
holochess-lesson-counter-push-text = If the attack fails, the **defender’s** player chooses where the attacker goes, even though it is not their turn.
holochess-lesson-counter-push-task = Attack the Houjix; the die will show a 2. Watch what Amber does.
holochess-lesson-counter-push-done = 2 + 5 = 7 against 5 + 3 = 8. Amber put your Savrip in the centre.

holochess-lesson-no-room-title = No room: it dies
holochess-lesson-no-room-text = If there is no empty space next to the loser, it is **killed** instead of pushed. This applies to attackers too.
holochess-lesson-no-room-task = The Houjix on `a9` is hemmed in by its own side. Attack it; the die will show a 4.
holochess-lesson-no-room-done = A 4 would only push it. There was no room, so it died.

holochess-lesson-showdown-title = Final showdown
holochess-lesson-showdown-text = The moment **one creature a side** is left, play stops. Each side rolls one die and adds the **higher of attack and defence**. The higher sum wins the game; a tie is rolled again.
holochess-lesson-showdown-ruling = It begins at once, even in the middle of a turn.
holochess-lesson-showdown-task = Your Savrip (5) against the Strider (6). Roll both dice.
holochess-lesson-showdown-done = That decides the game. The Ghhhk, with a mere 3, is the creature nobody wants to be left with.

holochess-lesson-winning-title = Winning
holochess-lesson-winning-text = A player with no creatures left has lost. If you still have more than one, there is no showdown.
holochess-lesson-winning-task = Kill Amber’s last creature. The die will show a 6.
holochess-lesson-winning-done = Teal wins, with two creatures left.

holochess-lesson-draws-title = Draws
holochess-lesson-draws-text = If nobody dares to attack, the game need not go on forever.
holochess-lesson-draws-ruling = When the same position occurs for the third time, or after 100 turns in a row without a kill, you may claim a draw. At the fifth time, or after 150 such turns, the game is drawn automatically.
holochess-lesson-draws-task = Move the Ng’ok out and back for two turns. Amber will do the same.
holochess-lesson-draws-done = This position has occurred three times: now either player could claim a draw.

holochess-exercise-three-steps-title = Three steps
holochess-exercise-three-steps-task = Bring the Molator to `b7` with one action.
holochess-exercise-three-steps-hint = Its movement is 3: one step in and two along the ring.
holochess-exercise-three-steps-done = `b5`, `b6`, `b7`: exactly three.
holochess-exercise-three-steps-wrong = That is another space, or another creature.

holochess-exercise-one-turn-title = Across in one turn
holochess-exercise-one-turn-task = Bring the Savrip from `a2` to `b9` with the two actions of one turn.
holochess-exercise-one-turn-hint = A move that begins in the centre may leave by any space.
holochess-exercise-one-turn-done = First to the centre, then out by any space.
holochess-exercise-one-turn-wrong = From there it is too far. Which space is two steps from `a2` and two from `b9`?

holochess-exercise-straight-through-title = Straight through
holochess-exercise-straight-through-task = Bring the Ghhhk from `b2` to the other side with one action.
holochess-exercise-straight-through-hint = Two steps: into the centre and straight on.
holochess-exercise-straight-through-done = `b8` faces `b2`.
holochess-exercise-straight-through-wrong = Through the centre, and straight on.

holochess-exercise-shove-title = Shove it
holochess-exercise-shove-task = Attack with the Savrip; the die will show a 3. Then push the Houjix to `b5`.
holochess-exercise-shove-hint = You win, so you choose the space.
holochess-exercise-shove-done = 3 + 5 = 8 against 4 + 3 = 7: just enough.
holochess-exercise-shove-wrong = Push the Houjix to `b5`.

holochess-exercise-weakest-shell-title = The weakest shell
holochess-exercise-weakest-shell-task = Your Savrip may attack three creatures. Choose the attack that is most likely to win.
holochess-exercise-weakest-shell-hint = Compare their defence ratings: M’onnok 4, Houjix 3, Strider 6.
holochess-exercise-weakest-shell-done = Four of six faces push or kill the Houjix.
holochess-exercise-weakest-shell-wrong = Choose an attack with the Savrip on `b4`.
holochess-exercise-weakest-shell-wrong-b4_b3 = The Strider’s defence is 6: only 5 and 6 do anything.
holochess-exercise-weakest-shell-wrong-b4_c = Against the M’onnok it is an even chance. There is something better.

holochess-exercise-hemmed-in-title = Hemmed in
holochess-exercise-hemmed-in-task = Choose the attack that is most likely to kill.
holochess-exercise-hemmed-in-hint = Who has nowhere to be pushed to?
holochess-exercise-hemmed-in-done = The Houjix has no room. Pushes kill it too: four faces of six.
holochess-exercise-hemmed-in-wrong = That attack does not kill at once.
holochess-exercise-hemmed-in-wrong-b9_b10 = The K’lor’slug can be pushed away. Only a 6 kills it.

holochess-exercise-close-the-gap-title = Close the gap
holochess-exercise-close-the-gap-task = The next die will show a 4. Kill the Houjix in this turn.
holochess-exercise-close-the-gap-hint = A 4 only pushes. First take away the space it would be pushed to.
holochess-exercise-close-the-gap-done = First the Ghhhk closed `a8`, then the push had no room. The order of actions matters.
holochess-exercise-close-the-gap-wrong = The Houjix still has room.
holochess-exercise-close-the-gap-wrong-b9_a9 = Pushed, not killed: `a8` was open. Use your first action to close it.

holochess-exercise-whom-to-face-title = Who to face
holochess-exercise-whom-to-face-task = A kill now leaves one creature a side. Attack the one you do not want to meet in the showdown.
holochess-exercise-whom-to-face-hint = In the showdown the higher of attack and defence counts: K’lor’slug 6, Houjix 4, your Savrip 5.
holochess-exercise-whom-to-face-done = Without the K’lor’slug it is your 5 against the Houjix’s 4.
holochess-exercise-whom-to-face-wrong = Attack. The question is which one.
holochess-exercise-whom-to-face-wrong-b9_a9 = A kill would leave you with the K’lor’slug: 6 against your 5.

holochess-exercise-finish-title = The last one
holochess-exercise-finish-task = The next die will show a 3. Win in this turn.
holochess-exercise-finish-hint = A 3 makes the Molator push the M’onnok. Make sure it has nowhere to go.
holochess-exercise-finish-done = All three spaces around it were taken: it had nowhere to go, and died.
holochess-exercise-finish-wrong = It will be pushed away and live.
holochess-exercise-finish-wrong-a1_a12 = With a 3 it is only pushed to `a11`. Fill that space first.
