import {
  legalRatePercent,
  RECOMMENDED_POINTS,
  WON_PER_MANWON,
  type Bounds,
  type HouseSort,
  type Yyyymmdd,
} from '#core';
import type { Columns } from './columns';
import { UNKNOWN_FEE } from '../ports/houses/packed-house';
import { leastMerit } from './merit';
import { Scratch } from './scratch';
import { toGrid } from '../shared/world-grid';

/** One order of the list: a key, then the id, so that no two houses stand at the same place. */
export interface ListOrder {
  /**
   * Whole numbers: they travel in cursors, and equals are equal. In the order of the slots; until
   * the next question. Where houses behind the key `last` are of no use, theirs may be any such key.
   */
  readonly keysOf: (slots: Int32Array, last: number | null) => Float64Array;
  /** Ids go the way of the key: newer ads of equal rank have the higher number. */
  readonly descending: boolean;
}

/** What an order depends on besides the houses; kept in the cursor, so that pages agree. */
export interface OrderAnchor {
  readonly bounds: Bounds;
  /** ms */
  readonly now: number;
  readonly today: Yyyymmdd;
}

/**
 * recommended: below, best first · newest: moment posted, newest first · price: rent and deposit
 * at the legal rate, cheapest first · area: largest first · cost: price and maintenance fee
 * (spec/readings R26), cheapest first, ads without a fee last.
 */
export function listOrder(columns: Columns, sort: HouseSort, anchor: OrderAnchor): ListOrder {
  switch (sort) {
    case 'recommended':
      return { keysOf: recommended(columns, anchor), descending: true };
    case 'newest':
      return { keysOf: newest(columns), descending: true };
    case 'price':
      return { keysOf: wonAMonth(columns, anchor.today), descending: false };
    case 'area':
      return { keysOf: hundredths(columns), descending: true };
    case 'cost':
      return { keysOf: monthlyCost(columns, anchor.today), descending: false };
  }
}

type KeysOf = ListOrder['keysOf'];

const scratch = new Scratch((length) => new Float64Array(length));

// Each loop is its own: one that called a function for the key would be several times slower.

function newest({ postedAt }: Columns): KeysOf {
  return (slots) => {
    const keys = scratch.take(slots.length);
    for (let at = 0; at < slots.length; at += 1) keys[at] = postedAt[slots[at] ?? 0] ?? 0;
    return keys;
  };
}

function hundredths({ area }: Columns): KeysOf {
  return (slots) => {
    const keys = scratch.take(slots.length);
    for (let at = 0; at < slots.length; at += 1) {
      keys[at] = Math.round((area[slots[at] ?? 0] ?? 0) * 100);
    }
    return keys;
  };
}

/** Rent and deposit at the legal rate of a day: won, whole, rounded down, as the core's `monthlyCost`. */
function wonAMonth({ deposit, monthly }: Columns, on: Yyyymmdd): KeysOf {
  // 만원 × 10,000 × percent / 100 / 12 = 만원 × (percent × 100) / 12
  const rate = Math.round(legalRatePercent(on) * 100);
  return (slots) => {
    const keys = scratch.take(slots.length);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      keys[at] =
        (monthly[slot] ?? 0) * WON_PER_MANWON + Math.floor(((deposit[slot] ?? 0) * rate) / 12);
    }
    return keys;
  };
}

/** Above every cost that a house can have: what an ad does not say comes last, in its own order. */
const UNKNOWN_COST = 10 ** 15;

function monthlyCost(columns: Columns, on: Yyyymmdd): KeysOf {
  const prices = wonAMonth(columns, on);
  return (slots) => {
    const keys = prices(slots, null);
    for (let at = 0; at < slots.length; at += 1) {
      const fee = columns.fee[slots[at] ?? 0] ?? UNKNOWN_FEE;
      keys[at] = (keys[at] ?? 0) + (fee === UNKNOWN_FEE ? UNKNOWN_COST : fee * WON_PER_MANWON);
    }
    return keys;
  };
}

/*
 * The recommended order, in the whole points of the core's `recommendedPoints`:
 *   up to 40  the ad itself (its `adQuality`), kept with the house
 *   up to 40  confirmed lately: one point less for each day since, none after 40 days
 *   up to 20  near the middle of the box: falls with the square of the distance, 0 at the corners
 */
const { fresh: FRESH_POINTS, near: NEAR_POINTS } = RECOMMENDED_POINTS;
const MS_A_DAY = 86_400_000;

function recommended(columns: Columns, { bounds, now }: OrderAnchor): KeysOf {
  const { x, y, quality, merit, confirmedAt } = columns;
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const middleX = Math.floor((southWest.x + northEast.x) / 2);
  const middleY = Math.floor((southWest.y + northEast.y) / 2);
  const cornerSquared = (northEast.x - middleX) ** 2 + (southWest.y - middleY) ** 2;
  const pointSquared = Math.max(1, Math.floor(cornerSquared / NEAR_POINTS));
  return (slots, last) => {
    const keys = scratch.take(slots.length);
    const least = leastMerit(last ?? 0, now);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      // What cannot reach the last one is not looked at further: mostly one comparison a house.
      if ((merit[slot] ?? 0) < least) {
        keys[at] = 0;
        continue;
      }
      const daysOld = Math.floor((now - (confirmedAt[slot] ?? 0)) / MS_A_DAY);
      const fresh = Math.max(0, FRESH_POINTS - Math.max(0, daysOld));
      const [right, below] = [(x[slot] ?? 0) - middleX, (y[slot] ?? 0) - middleY];
      const pointsAway = Math.floor((right * right + below * below) / pointSquared);
      keys[at] = (quality[slot] ?? 0) + fresh + Math.max(0, NEAR_POINTS - pointsAway);
    }
    return keys;
  };
}
