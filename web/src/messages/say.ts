import { lookUp, t, word } from './t.svelte';

/** A fact: a code, which is the id of a message, and its parameters. */
export interface Fact {
  readonly code: string;
  readonly params?: Readonly<Record<string, Param>>;
}

/** A parameter of a fact: a number, a text, a side, a kind of piece, some of several texts, or another fact. */
export type Param =
  | number
  | string
  | { readonly side: 1 | 2 }
  | { readonly piece: string }
  | { readonly anyOf: readonly string[] }
  | Fact;

/** The names of a game's sides. */
export type Sides = readonly [string, string];

/** The names of the sides if the game is unknown. */
export const SEATS: Sides = ['Seat 1', 'Seat 2'];

/** A fact as a sentence or part of one; the code if it has no message. */
export function say(fact: Fact, sides: Sides = SEATS): string {
  return sayKnown(fact, sides) ?? fact.code;
}

/** A fact as a message; null if it has none. */
export function sayKnown({ code, params = {} }: Fact, sides: Sides = SEATS): string | null {
  const values: Record<string, string | number> = {};
  for (const [name, param] of Object.entries(params)) {
    values[name] = valueOf(param, sides);
    // At the beginning of a sentence a piece has an article.
    if (typeof param === 'object' && 'piece' in param) values.thePiece = pieceName(param.piece, 'the');
  }
  return lookUp(code, values);
}

/** A fact as a sentence of its own, with a capital letter and a full stop, even where its message is a part of one. */
export function sentence(fact: Fact, sides: Sides = SEATS): string {
  const said = say(fact, sides);
  return said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?]$/.test(said) ? '' : '.');
}

function valueOf(param: Param, sides: Sides): string | number {
  if (typeof param !== 'object') return param;
  if ('side' in param) return word('side', sides[param.side === 1 ? 0 : 1]);
  if ('piece' in param) return pieceName(param.piece);
  if ('anyOf' in param) return listed(param.anyOf);
  return say(param, sides);
}

/** Some pieces are called the same in every language. */
function pieceName(kind: string, form?: 'the'): string {
  const id = `piece-${kind.toLowerCase().replaceAll(' ', '-')}`;
  return lookUp(id, {}, form) ?? lookUp('piece-other', { piece: kind }, form) ?? kind;
}

/** `a1, a2 or b3` */
function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const others = texts.slice(0, -1).join(', ');
  return others === '' ? last : t('list-or', { others, last });
}
