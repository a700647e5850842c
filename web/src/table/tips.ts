import { remember, remembered } from '../ui/storage';

/** Whether the tips on a game are still to be shown in this browser. */
export function wantsTips(game: string): boolean {
  return remembered(`tips.${game}`) !== 'seen';
}

/** The tips on a game have been read, or are not wanted. */
export function dismissTips(game: string): void {
  remember(`tips.${game}`, 'seen');
}
