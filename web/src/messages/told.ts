import type { Effect } from '../wire/generated';
import type { Side } from '../wire/scene';
import { effectFact, effectsAloud } from './effect';
import type { Fact, Sides } from './say';
import { lookUp } from './t.svelte';

/** The reader: a player, or nobody in particular. */
export interface Listener {
  /** The side of the player; null for spectators, and for two who share a screen. */
  readonly side: Side | null;
  /** The names of the players. */
  readonly names: Sides;
  /** What the game calls the sides. */
  readonly sides: Sides;
}

/** A choice, and who made it; null for the dice. */
export interface Deed {
  readonly effects: readonly Effect[];
  readonly by?: number | null;
}

/** What some choices did, in sentences: "your guard" for a player, "Teal guard" for everybody else. */
export function told(deeds: readonly Deed[], listener: Listener): string {
  const all = deeds.flatMap(({ effects, by = null }) => effects.map((effect) => ({ effect, by })));
  const { side } = listener;
  if (side === null)
    return effectsAloud(
      all.map(({ effect }) => effect),
      listener.sides,
    );
  const kept = all.filter(
    ({ effect }, at) => !isTold(effect, all[at - 1]?.effect ?? null, all[at + 1]?.effect ?? null),
  );
  return kept.map(({ effect, by }) => sentenceOf(effect, by, { ...listener, side })).join(' ');
}

/** Whether the effect before or after says it too. */
function isTold(effect: Effect, before: Effect | null, after: Effect | null): boolean {
  switch (effect.type) {
    case 'moved': {
      const [from, to] = [effect.path[0], effect.path.at(-1)];
      const jumps = after?.type === 'removed' && after.why.type === 'jumped' && after.why.from === from;
      const takes = before?.type === 'removed' && before.why.type === 'taken' && before.at === to;
      // That a king enters by a jump is worth a sentence of its own.
      return (jumps && effect.how !== 'entry') || takes;
    }
    case 'attacked':
      return after?.type === 'rolled';
    case 'removed':
      return before?.type === 'showdown' || (effect.why.type === 'killed' && before?.type === 'rolled');
    default:
      return false;
  }
}

interface Player extends Listener {
  readonly side: Side;
}

function sentenceOf(effect: Effect, by: number | null, listener: Player): string {
  const { code, params = {} } = effectFact(effect);
  const id = `told-${code.slice('effect-'.length)}`;
  const values = { ...plain(params), ...phrases(effect, listener), ...actor(effect, by, listener) };
  return lookUp(id, values) ?? lookUp(code, values) ?? code;
}

/** The parameters that are numbers and texts. */
function plain(params: NonNullable<Fact['params']>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, number | string] =>
        typeof entry[1] === 'number' || typeof entry[1] === 'string',
    ),
  );
}

/** The pieces in it, with their owners. */
function phrases(effect: Effect, listener: Player): Record<string, number | string> {
  switch (effect.type) {
    case 'attacked':
    case 'rolled': {
      const attacker = capital(phrase(effect.side, effect.attacker, 'subject', listener));
      const defender = phrase(other(effect.side), effect.defender, 'object', listener);
      if (effect.type === 'attacked') return { attacker, defender };
      const [attack, defence] = effect.sums;
      const left = 7 - effect.die;
      return { attacker, defender, might: attack - effect.die, left, guard: defence - left };
    }
    case 'removed': {
      const { side, piece, why } = effect;
      const subject = capital(phrase(side, piece, 'subject', listener));
      const object = phrase(side, piece, 'object', listener);
      const taker = 'by' in why ? capital(phrase(other(side), why.by, 'subject', listener)) : '';
      return { subject, object, taker, to: why.type === 'jumped' ? why.to : '' };
    }
    case 'moved':
    case 'placed':
    case 'missed':
      return { subject: capital(phrase(effect.side, effect.piece, 'subject', listener)) };
    default:
      return {};
  }
}

/** Who did it, or got something out of it. */
function actor(effect: Effect, by: number | null, { side, names }: Player): { by: string; name: string } {
  const who = effect.type === 'showdown' ? effect.winner : by;
  const owner = effect.type === 'scored' || effect.type === 'forfeited' ? effect.side : who;
  return { by: owner === side ? 'you' : 'other', name: names[other(side) - 1] ?? '' };
}

/** A piece with its owner: `your guard`, `Jester’s guard`. Some pieces are called the same in every language. */
function phrase(owner: Side, kind: string, as: 'subject' | 'object', { side, names }: Player): string {
  const whose = owner === side ? 'your' : 'their';
  const form = as === 'subject' ? whose : `${whose}Object`;
  const id = `piece-${kind.toLowerCase().replaceAll(' ', '-')}`;
  const name = names[owner - 1] ?? '';
  return lookUp(id, { name }, form) ?? lookUp('piece-other', { name, piece: kind }, form) ?? kind;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function other(side: Side): Side {
  return side === 1 ? 2 : 1;
}
