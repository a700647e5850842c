import type { AttackResult, Effect, Removal, Scoring } from '../wire/generated';
import { say, type Fact, type Param, type Sides } from './say';

/** The fact of an effect: the same code and parameters as in the rules. */
export function effectFact(effect: Effect): Fact {
  switch (effect.type) {
    case 'moved': {
      const [from = '', to = from] = [effect.path[0], effect.path.at(-1)];
      return fact(`effect-${effect.how}`, { ...whose(effect), from, to });
    }
    case 'removed': {
      const { code, params = {} } = removalFact(effect.why);
      return fact(code, { ...whose(effect), at: effect.at, ...params });
    }
    case 'placed':
      return fact('effect-place', { ...whose(effect), at: effect.at });
    case 'attacked':
      return fact('effect-attacked', fight(effect));
    case 'rolled': {
      const [attack, defence] = effect.sums;
      return fact(ROLLED[effect.result], { ...fight(effect), die: effect.die, attack, defence });
    }
    case 'showdown':
      return showdownFact(effect);
    case 'missed':
      return fact('effect-missed', { ...whose(effect), at: effect.at, over: effect.jump.over });
    case 'scored': {
      const { code, params = {} } = scoringFact(effect.why);
      return fact(code, { ...params, side: { side: effect.side }, points: effect.points });
    }
    case 'forfeited':
      return fact('effect-forfeited', { side: { side: effect.side } });
  }
}

/** The effects in order, each as a sentence, without repetitions. */
export function effectsAloud(effects: readonly Effect[], sides: Sides): string {
  const told = effects.filter((effect, at) => !isToldBy(effect, effects[at - 1], effects[at + 1]));
  return told.map((effect) => say(effectFact(effect), sides)).join(' ');
}

/** The sentence about a death includes the roll, and that of a showdown the loser. */
function isToldBy(effect: Effect, before: Effect | undefined, after: Effect | undefined): boolean {
  if (effect.type === 'rolled') return after?.type === 'removed' && 'die' in after.why;
  return effect.type === 'removed' && effect.why.type === 'showdown' && before?.type === 'showdown';
}

const ROLLED: Readonly<Record<AttackResult, string>> = {
  kill: 'effect-rolled-kill',
  push: 'effect-rolled-push',
  counterPush: 'effect-rolled-counter-push',
  backfire: 'effect-rolled-backfire',
};

function removalFact(why: Removal): Fact {
  switch (why.type) {
    case 'between':
    case 'walkedBetween': {
      const [one, other] = why.ends;
      return fact(why.type === 'between' ? 'effect-between' : 'effect-walked-between', { one, other });
    }
    case 'taken':
      return fact('effect-taken', { by: { piece: why.by }, from: why.from });
    case 'caught':
      return fact('effect-caught', { by: { piece: why.by }, from: why.at });
    case 'jumped':
      return fact('effect-jumped', { by: { piece: why.by }, from: why.from });
    case 'killed':
      return fact('effect-killed', { by: { piece: why.by }, from: why.from, die: why.die });
    case 'noRoom':
      return fact('effect-no-room', { by: { piece: why.by }, from: why.from, die: why.die });
    case 'huffed':
      return why.missed ? fact('effect-huffed-for', { over: why.missed.over }) : fact('effect-huffed');
    case 'showdown':
      return fact('effect-lost-showdown');
  }
}

function showdownFact({ pieces, dice, sums, winner }: Extract<Effect, { type: 'showdown' }>): Fact {
  const params = {
    firstPiece: { piece: pieces[0] },
    secondPiece: { piece: pieces[1] },
    firstRating: sums[0] - dice[0],
    secondRating: sums[1] - dice[1],
    firstDie: dice[0],
    secondDie: dice[1],
    firstSum: sums[0],
    secondSum: sums[1],
  };
  if (winner === null) return fact('effect-showdown-tied', params);
  return fact('effect-showdown', { ...params, side: { side: winner } });
}

function scoringFact(why: Scoring): Fact {
  return why.type === 'row'
    ? fact('effect-scored-row', { length: why.length })
    : fact('effect-scored-captures', { count: why.count });
}

function whose({ side, piece }: Extract<Effect, { piece: string }>): Record<string, Param> {
  return { side: { side }, piece: { piece } };
}

function fight(effect: Extract<Effect, { attacker: string }>): Record<string, Param> {
  const { side, attacker, from, defender, at } = effect;
  return { side: { side }, attacker: { piece: attacker }, from, defender: { piece: defender }, at };
}

function fact(code: string, params: Readonly<Record<string, Param>> = {}): Fact {
  return { code, params };
}
