import type { Art } from './art';
import { dot, mirror } from './mirror';

/**
 * Eight creatures, drawn from their ratings for attack, defence and movement: attack is bulk, defence is shell and
 * plates, movement is legs or length.
 */
export const creatures: Readonly<Record<string, Art>> = {
  // 5/5/2: as broad as it is high, horned, with plated shoulders. Patient, until it is not.
  savrip: {
    body: mirror(
      'M50 33L60 31C67 29 71 21 68 6C82 12 87 26 79 38C92 41 99 52 97 66L89 68C93 78 91 87 88 94L62 94C63 86 58 81 50 81',
    ),
    plates: 'M21 41C10 45 5 54 6 63C15 64 26 60 30 48ZM79 41C90 45 95 54 94 63C85 64 74 60 70 48Z',
    lines:
      'M34 46L44 51M66 46L56 51M41 70C45 65 55 65 59 70M44 61L44 61.1M56 61L56 61.1M26 70L26 80M74 70L74 80',
    spots: 'M35 50L44 54C42 58 36 57 35 50ZM65 50L56 54C58 58 64 57 65 50Z',
  },
  // 3/3/2: even in everything, two legs, big ears and a look of mild alarm.
  ghhhk: {
    body: mirror('M50 26C58 26 66 20 72 6C78 18 80 28 78 38C92 52 88 78 72 85L75 94L56 94L57 88L50 88'),
    plates: dot(37, 44, 12) + dot(63, 44, 12),
    lines: 'M38 70L42 74L46 70L50 74L54 70L58 74L62 70',
    spots: dot(39, 45, 5) + dot(61, 45, 5) + 'M50 52L55 58L50 64L45 58Z',
  },
  // 2/6/1: a dome on one broad foot. Has seen it all and moved for none of it.
  ngok: {
    body: 'M6 76C5 66 8 58 11 53L8 44L18 42C20 36 24 31 28 28L28 18L38 22C42 20 46 20 50 20L56 12L62 21C68 23 73 28 77 33L86 32L84 44C87 49 88 54 88 60C95 59 99 65 98 72C97 80 91 83 86 82C90 86 90 90 86 94L12 94C5 92 4 84 6 76Z',
    lines:
      'M8 77L84 77M30 76L24 60L34 44L52 42L62 56L56 76M34 44L29 30M52 42L60 24M62 56L82 50M24 60L10 56M78 77C80 72 82 68 86 66',
    spots: dot(91, 70, 2.6),
  },
  // 6/1/3: three pairs of legs behind a pair of jaws, and nothing to protect it. Always hungry.
  molator: {
    body: 'M2 22C8 36 16 42 28 42C38 38 46 36 50 32C54 16 68 6 82 8C90 9 96 13 99 20L94 32L88 25L83 35L77 28L70 38C68 42 70 45 74 46L80 40L83 49L90 43L92 54C88 64 78 68 66 66C64 72 66 82 72 94L62 94C56 86 54 76 53 66L46 64C46 74 48 84 50 94L40 94C36 84 35 74 36 62L30 60C24 68 20 80 22 94L12 94C8 80 12 64 18 54C8 46 2 36 2 22Z',
    lines: 'M34 46C42 46 48 44 54 40',
    spots: 'M68 20L80 19C78 25 71 26 68 20Z',
  },
  // 5/4/3: six legs, two claws, a plated tail with a sting. Very sure of itself.
  monnok: {
    body: 'M18 73C-5 55 -1 7 37 4C54 3 64 13 65 26L70 39L57 33C54 25 50 19 40 19C21 21 20 42 32 54C44 48 58 48 68 53C73 51 75 47 76 42C78 31 90 26 99 31L87 42L100 48C98 58 91 62 85 64C85 68 83 70 81 72L91 94L82 94L70 77L63 78L62 94L53 94L51 78L44 77L33 94L24 94L32 76C27 76 22 75 18 73Z',
    lines: 'M13 52L24 47M9 34L23 32M20 14L28 25M38 6L40 17M44 54L42 74M56 52L56 75',
    spots: dot(71, 61, 4),
  },
  // 4/3/1: rooted on one foot, all arms above. Watches you.
  houjix: {
    body: mirror(
      'M50 27C52 13 60 4 75 3C68 10 65 17 65 27C71 18 82 14 95 19C86 23 80 29 77 37C86 36 94 43 97 56C90 50 83 50 77 53C82 66 81 76 77 82L90 94L50 94',
    ),
    plates: dot(50, 59, 17),
    lines: 'M32 80C40 85 60 85 68 80',
    spots: dot(50, 60, 7, 11),
  },
  // 1/6/2: a shield on two long legs. Would rather be elsewhere, and can.
  strider: {
    body: mirror('M50 4C78 4 96 20 97 44C91 50 83 48 79 44L73 46L85 66L76 88L86 94L63 94L73 66L60 49L50 51'),
    lines: 'M5 42C20 33 80 33 95 42M50 4L50 34M26 11C20 18 17 26 17 36M74 11C80 18 83 26 83 36',
    spots: dot(43, 43, 2.8) + dot(57, 43, 2.8),
  },
  // 6/2/2: a mouth with a stomach behind it. Cheerful.
  klorslug: {
    body: 'M3 94C2 84 8 79 18 79C34 80 38 70 32 58C22 34 32 5 62 5C76 5 88 9 96 18L90 30L83 23L78 33L71 25L65 33C62 37 64 41 68 43L74 37L79 46L86 40L92 51C88 58 80 60 76 64C84 76 78 94 60 94Z',
    lines: 'M40 22C34 32 34 42 40 54M52 58C60 66 60 76 54 86M40 66C48 72 48 80 42 86',
    spots: dot(62, 16, 4.2) + dot(75, 14, 3),
  },
};
