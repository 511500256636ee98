import { DEAL_STATUS, seoulMidnight, type DealStatus, type Yyyymmdd } from '#core';
import type { SampleDirect } from '../../db/deals/sample-writer';
import type { Dice } from '../../pictures/scenes/dice';
import { weighted } from '../sample-dice';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Views are told for so many days. */
const VIEWED_DAYS = 7;
const OLDEST_DAYS = 60;

type History = Pick<SampleDirect, 'status' | 'createdAt' | 'confirmedAt' | 'views'>;

/** How a deal stands, and whether its owner kept confirming it. */
const FATES: readonly (readonly [{ status: DealStatus; isConfirmed: boolean }, number])[] = [
  [{ status: DEAL_STATUS.OPEN, isConfirmed: true }, 86],
  [{ status: DEAL_STATUS.RESERVED, isConfirmed: true }, 6],
  [{ status: DEAL_STATUS.DONE, isConfirmed: true }, 3],
  [{ status: DEAL_STATUS.HIDDEN, isConfirmed: true }, 2],
  // Hidden because nobody confirmed it: whoever confirms the examples anew leaves it.
  [{ status: DEAL_STATUS.HIDDEN, isConfirmed: false }, 3],
];

/** The last days of a deal, all of them over when `today` begins in Seoul. */
export function makeDealHistory(dice: Dice, today: Yyyymmdd): History {
  const { status, isConfirmed } = weighted(dice, FATES);
  const midnight = seoulMidnight(today);
  const posted = Math.floor(OLDEST_DAYS * dice.number() ** 1.4);
  const createdAt = byDay(dice, midnight, isConfirmed ? posted : Math.max(posted, 10));
  const confirmed = isConfirmed ? byDay(dice, midnight, Math.floor(5 * dice.number() ** 1.7)) : midnight - 9 * DAY_MS; // oxfmt-ignore
  const pace = dice.between(0.5, 1.6) * (posted < 7 ? 14 : 5);
  return {
    status,
    createdAt,
    confirmedAt: Math.max(createdAt, confirmed),
    views: Array.from({ length: VIEWED_DAYS }, (_, daysAgo) => {
      const count = Math.round(pace * dice.between(0.3, 1.7));
      // The first is the day that has just begun.
      return daysAgo === 0 || createdAt >= midnight - (daysAgo - 1) * DAY_MS ? 0 : count;
    }),
  };
}

/** Between seven in the morning and eleven at night of a day that is over. */
const byDay = (dice: Dice, midnight: number, daysAgo: number): number =>
  midnight - (daysAgo + 1) * DAY_MS + dice.whole(7 * 60, 23 * 60) * MINUTE_MS;
