import type { Person } from '../api/people';
import type { PlainId } from '../messages/ids';
import { showcases } from '../games/games';
import { canonicalName } from '../games/variants';
import { remembered } from '../ui/storage';
import type {
  FirstMove,
  GameInfo,
  Groups,
  Opponent,
  SeatChoice,
  Terms,
  TimeControl,
} from '../wire/generated';
import { fischer, presets, untimed, type Preset } from './clocks';
import { matchOf, usualMatch, type MatchChoice } from './match';

/** The opponents to choose from. */
export const opponents = ['computer', 'here', 'link', 'anyone'] as const;
export type OpponentKind = (typeof opponents)[number];
export type ClockChoice = Preset | 'custom';

/** The values of the new-game form. Null means the default for the opponent or the game. */
export interface GameForm extends MatchChoice {
  /** The full name, with the variant. */
  readonly game: string;
  readonly opponent: OpponentKind;
  /** The computer player. */
  readonly level: string;
  readonly clock: ClockChoice | null;
  /** The custom clock, in minutes and seconds. */
  readonly minutes: number;
  readonly seconds: number;
  readonly begins: FirstMove | null;
  readonly groups: Groups;
  readonly openSetup: boolean;
  readonly seat: SeatChoice;
  readonly rated: boolean;
  readonly public: boolean | null;
  readonly takebacks: boolean | null;
  /** Empty for the usual start. */
  readonly position: string;
  /** The lowest and the highest rating of the opponent, as typed. */
  readonly lowest: string;
  readonly highest: string;
}

/** The defaults for a new player: the first game of the home page, against a weak computer. */
export const defaultForm: GameForm = {
  game: showcases[0]?.name ?? '',
  opponent: 'computer',
  level: 'level:2',
  clock: null,
  minutes: 20,
  seconds: 10,
  ...usualMatch,
  begins: null,
  groups: 'usual',
  openSetup: false,
  seat: 'any',
  rated: false,
  public: null,
  takebacks: null,
  position: '',
  lowest: '',
  highest: '',
};

/** The game that was played last, or the default. */
export const lastGame = (): string => canonicalName(remembered('game') ?? defaultForm.game);

/** Games against strangers have a clock; those against friends and computers don't, by default. */
export const clockOf = (form: GameForm): ClockChoice =>
  form.clock ?? (form.opponent === 'anyone' ? '10+5' : 'none');
export const isPublic = (form: GameForm): boolean =>
  form.public ?? !(form.opponent === 'here' || form.opponent === 'link');
export const hasTakebacks = (form: GameForm): boolean =>
  !form.rated && (form.takebacks ?? form.opponent !== 'anyone');
/** The side that begins: by the rules, as chosen, or by lot. */
export const beginsOf = (form: Pick<GameForm, 'begins'>, game: Pick<GameInfo, 'begins'>): FirstMove =>
  game.begins === 'first' ? 'first' : (form.begins ?? 'lot');

/** The match: between two people the usual one unless another was chosen, against a computer a single game. */
export const matchChoiceOf = (form: GameForm): MatchChoice =>
  form.form === null && form.opponent === 'computer' ? { ...form, form: 'single' } : form;

/** What the terms depend on. */
export type Rules = Pick<GameInfo, 'begins' | 'usualMatch' | 'hasGroups' | 'setups'>;
/** Whether the players choose a setup. */
export const setsUp = ({ setups }: Pick<GameInfo, 'setups'>): boolean =>
  setups.some((open) => open.length > 0);

/** Why a game like this cannot be rated, as a message id; null if it can. */
export function whyNotRated(form: GameForm, me: Pick<Person, 'kind'> | null | undefined): PlainId | null {
  if (form.opponent === 'here') return 'lobby-rated-here';
  if (form.position.trim() !== '') return 'lobby-rated-position';
  if (me?.kind !== 'account') return 'lobby-rated-guest';
  return null;
}

/** The terms of the chosen game. */
export function termsOf(form: GameForm, game: Rules, me: Pick<Person, 'kind'> | null | undefined): Terms {
  const position = form.position.trim();
  const asked: GameForm = { ...form, rated: form.rated && whyNotRated(form, me) === null };
  return {
    game: form.game,
    position: position === '' ? null : position,
    begins: beginsOf(form, game),
    groups: game.hasGroups && position === '' ? form.groups : 'usual',
    openSetup: setsUp(game) && position === '' && form.openSetup,
    time: timeOf(form),
    form: matchOf(matchChoiceOf(form), game.usualMatch, position !== ''),
    rated: asked.rated,
    public: isPublic(form),
    takebacks: hasTakebacks(asked),
    dice: 'sealed',
  };
}

export function timeOf(form: GameForm): TimeControl {
  const clock = clockOf(form);
  if (clock !== 'custom') return presets[clock];
  const minutes = within(form.minutes, 0, 360, 10);
  const seconds = within(form.seconds, 0, 600, 0);
  return minutes + seconds === 0 ? untimed : fischer(Math.max(minutes, 1 / 60), seconds);
}

/** The opponent for the server; a stranger is found in the lobby instead. */
export function opponentOf(form: GameForm): Opponent {
  if (form.opponent === 'computer') return { kind: 'computer', player: form.level };
  return { kind: form.opponent === 'here' ? 'here' : 'link' };
}

/** A rating as it was typed; null for none. */
export function ratingOf(typed: string): number | null {
  const number = Number.parseInt(typed, 10);
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** Whether quick pairing can be used: it knows neither sides nor ratings. */
export const canPair = (form: GameForm): boolean =>
  form.seat === 'any' && ratingOf(form.lowest) === null && ratingOf(form.highest) === null;

/** The form with the values in the address of the page. */
export function formFromSearch(search: URLSearchParams, from: GameForm = defaultForm): GameForm {
  const opponent = opponents.find((each) => each === search.get('opponent'));
  const clock = (Object.keys(presets) as Preset[]).find((each) => each === search.get('clock'));
  return {
    ...from,
    game: canonicalName(search.get('game') ?? from.game),
    opponent: opponent ?? from.opponent,
    level: search.get('level') ?? from.level,
    clock: clock ?? from.clock,
    position: search.get('position') ?? from.position,
  };
}

function within(value: number, least: number, most: number, otherwise: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}
