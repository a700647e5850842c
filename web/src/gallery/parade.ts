import { fixture } from '../fixtures/fixtures';
import type { Piece, Scene, Side } from '../wire/scene';

const KINDS = [
  'Mantellian Savrip',
  'Ghhhk',
  "Ng'ok",
  'Grimtaash the Molator',
  "M'onnok",
  'Houjix',
  'Kintan Strider',
  "K'lor'slug",
  'king',
  'guard',
  'serf',
  'pawn',
];

/** Every figure of each side, around the table. */
export const parades: Readonly<Record<Side, Scene>> = { 1: parade(1), 2: parade(2) };

function parade(side: Side): Scene {
  const { scene } = fixture('holochess', 0);
  const pieces = KINDS.map((kind, space): Piece => ({ space, side, kind, letter: kind, ratings: null }));
  return { ...scene, pieces, marks: [], ask: null };
}
