import { sideName } from '../board/label';
import { lookUp, t } from '../messages/t.svelte';
import { told } from '../messages/told';
import { soundOfEnd, soundsOf } from '../sound/choose';
import { player } from '../sound/player';
import { toast } from '../ui/toasts.svelte';
import type { EventView, TableView } from '../wire/generated';
import type { Side } from '../wire/scene';
import type { EventBatch, LiveTable } from './live.svelte';
import type { Seat } from './allowed-actions';
import { endTold, endTitle, listenerOf, seatName, turnWords } from './game-text';

/** The sound of dice comes first, and that of their effects when they rest. */
const TUMBLE = 340;
/** Screen readers read new lines, and can go back over a few old ones. */
const KEPT = 8;

/** Announces what happens at a table: with sounds, and in words for screen readers. */
export class Announcer {
  /** The last things that happened, in sentences, the newest at the end. */
  announcements = $state.raw<readonly { readonly number: number; readonly words: string }[]>([]);
  /** How the other side has answered an offer, until something is played. */
  news = $state('');
  #ended: boolean;
  #game: number;

  constructor(private readonly live: LiveTable) {
    this.#ended = live.view?.state.ending != null;
    this.#game = live.view?.state.gameNumber ?? 0;
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    return this.live.onevents((batch) => this.#announce(batch));
  }

  #announce(batch: EventBatch): void {
    const { view, seat } = this.live;
    if (!view) return;
    const { ending, gameNumber } = view.state;
    // What happened in the last game is no news in the next.
    if (gameNumber !== this.#game) this.announcements = [];
    this.#game = gameNumber;
    const over = ending !== null && !this.#ended;
    this.#ended = ending !== null;

    const takenBack = batch.events.some(({ kind }) => kind === 'takenBack');
    const [first, second] = takenBack ? [] : soundsOf(batch.steps.flatMap(({ effects }) => effects));
    if (first) player.play(first);
    if (second) window.setTimeout(() => player.play(second), TUMBLE);
    if (over) player.play(soundOfEnd(ending.winner, seat === 'both' ? null : seat));

    for (const event of batch.events) {
      const start = startOf(event, batch.events, view);
      if (start !== null) toast(sentence(start));
    }
    const words = wordsOf(batch, view, seat);
    const answers = batch.events.flatMap((event) => answerOf(event, view, seat) ?? []);
    if (answers.length > 0) this.news = answers.join(' ');
    else if (batch.steps.length > 0) this.news = '';
    if (over) words.push(endTitle(ending, view.game.sides, seat), endTold(ending, listenerOf(view, seat)));
    else if (batch.steps.length > 0) words.push(turnWords(view, seat));
    if (words.length === 0) return;
    const line = { number: view.number, words: words.map(sentence).join(' ') };
    this.announcements = [...this.announcements.filter(({ number }) => number !== line.number), line].slice(
      -KEPT,
    );
  }
}

function wordsOf(batch: EventBatch, view: TableView, seat: Seat): string[] {
  const { events } = batch;
  const words = [...playedAloud(batch, view, seat)];
  for (const event of events) {
    const news = answerOf(event, view, seat) ?? newsOf(event, view, seat);
    if (news !== null) words.push(news);
  }
  return words;
}

/** What was played, and what that did. */
function playedAloud({ events, steps }: EventBatch, view: TableView, seat: Seat): readonly string[] {
  const did = told(steps, listenerOf(view, seat));
  const takenBack = events.some(({ kind }) => kind === 'takenBack');
  return [...(takenBack ? [t('aloud-takenBack')] : []), ...(did === '' ? [] : [did])];
}

/** How the other side answers an offer, or takes its own back. */
function answerOf({ kind, side, offer }: EventView, { state }: TableView, seat: Seat): string | null {
  if (kind === 'takenBack') return seat === null ? null : t('news-takenBack');
  if (side === null || offer === null || seat === 'both' || seat === side) return null;
  if (kind !== 'declined' && kind !== 'withdrawn') return null;
  return lookUp(`news-${kind}-${offer}`, { name: seatName(state.seats[side - 1] ?? state.seats[0]) });
}

/** The start of a game: a change of seats, the drawing of the first player, and who moves first. */
function startOf({ kind, side }: EventView, all: readonly EventView[], view: TableView): string | null {
  const { seats, first } = view.state;
  const name = (of: Side) => seatName(seats[of - 1] ?? seats[0]);
  const colour = (of: Side) => sideName(view.game.sides, of);
  const begins = (of: Side) => t('aloud-begins', { name: name(of), side: colour(of) });
  switch (kind) {
    case 'seatsSwapped':
      return t('aloud-seats', { one: name(1), first: colour(1), two: name(2), second: colour(2) });
    case 'lotFell':
      return side && t('aloud-lot', { name: name(side), side: colour(side) });
    case 'began':
      return side && begins(side);
    case 'setUp':
      // If it was agreed before, it is announced once both have set up.
      return first && all.every((event) => event.kind !== 'lotFell') ? begins(first) : null;
    default:
      return null;
  }
}

/** What the other side did besides playing. */
function newsOf({ kind, side, offer }: EventView, { state }: TableView, seat: Seat): string | null {
  if (side === null || seat === 'both' || seat === side) return null;
  const name = seatName(state.seats[side - 1] ?? state.seats[0]);
  switch (kind) {
    case 'offered':
      return offer && t(`offer-${offer}`, { name });
    case 'wentAway':
      return t('aloud-away', { name });
    case 'cameBack':
      return t('aloud-back', { name });
    case 'setUp':
      return t('setup-otherReady', { name });
    default:
      return null;
  }
}

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
