import type { AttackResult, ChanceView, OddsView, StepView, TableView } from '../wire/generated';
import { odds } from './odds';
import type { Positions } from './positions';

/** One face of the die, and what it does in an attack. */
export interface Face {
  readonly value: number;
  readonly fate: AttackResult;
}

/** What each face of the die does in the attack that these steps end with. */
export async function facesOf(
  view: TableView,
  steps: readonly StepView[],
  positions: Positions,
): Promise<readonly Face[]> {
  const attack = steps.at(-1);
  if (!attack) return [];
  const { position } = await positions.after(steps.length - 1, view);
  return faces(await odds({ game: view.game.name, position, move: attack.text }));
}

/** The faces among the chances of an attack, from 1 to 6. */
export function faces({ chances }: Pick<OddsView, 'chances'>): readonly Face[] {
  const found = chances.flatMap((chance) =>
    chance.rolls.map((roll) => ({ value: Number(roll.replace(/\D/g, '')), fate: fateOf(chance) })),
  );
  return found.sort((a, b) => a.value - b.value);
}

/** The outcome of an attack. A piece that is pushed without room is killed. */
export function fateOf({ result, dies }: Pick<ChanceView, 'result' | 'dies'>): AttackResult {
  if (!dies) return result;
  return result === 'kill' || result === 'push' ? 'kill' : 'backfire';
}
