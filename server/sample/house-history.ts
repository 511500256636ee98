import { addDays, type FormerPrice, type Yyyymmdd } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { NewHouse } from '../ports/houses/house-record';
import type { SamplePrice } from './house-price';

/** Longer ago nobody remembers what a room cost. */
const LONGEST_MEMORY = 45;

type History = Pick<NewHouse, 'postedAt' | 'confirmedAt'> & {
  readonly formerPrice: FormerPrice | null;
};

/**
 * When a house was posted and last confirmed, and for some what they cost before. A price changes
 * between the two: whoever changes it has looked, and whoever confirms later sees the new one.
 */
export function makeHistory(dice: Dice, price: SamplePrice, today: Yyyymmdd): History {
  if (dice.chance(0.016)) {
    const postedAt = thisMorning(dice, today);
    return { postedAt, confirmedAt: postedAt, formerPrice: null };
  }
  const posted = dice.whole(1, 60);
  const confirmed = Math.ceil(posted * dice.number() ** 2.2);
  const postedAt = moment(dice, today, posted);
  const confirmedAt = confirmed < posted ? moment(dice, today, confirmed) : postedAt;
  const isRemembered = dice.chance(0.09) && confirmed <= LONGEST_MEMORY;
  const changed = dice.whole(confirmed, Math.min(posted, LONGEST_MEMORY));
  return {
    postedAt,
    confirmedAt,
    formerPrice: isRemembered
      ? { ...formerAmounts(dice, price), changedOn: addDays(today, -changed) }
      : null,
  };
}

/** Most prices that change go down: what did not let was too dear. */
function formerAmounts(dice: Dice, { dealType, deposit, monthly }: SamplePrice) {
  const sign = dice.chance(0.86) ? 1 : -1;
  if (dealType === 'JEONSE') {
    const step = dice.pick([300, 500, 500, 1000, 1000, 2000]);
    return { deposit: deposit + sign * Math.min(step, Math.ceil(deposit / 5)), monthly };
  }
  if (deposit >= 1000 && dice.chance(0.2)) return { deposit: deposit + sign * 500, monthly };
  const step = Math.min(dice.pick([1, 2, 2, 3, 3, 5, 5, 5, 10]), Math.ceil(monthly / 6));
  return { deposit, monthly: monthly + sign * step };
}

/** Sometime by day, so many days ago: never later than now. */
function moment(dice: Dice, today: Yyyymmdd, daysAgo: number): string {
  return at(addDays(today, -daysAgo), dice.whole(9, 20), dice.whole(0, 59), 0);
}

/** In the first minute of the day, whose hour nobody knows here: never later than now. */
function thisMorning(dice: Dice, today: Yyyymmdd): string {
  return at(today, 0, 0, dice.whole(0, 59));
}

function at(day: Yyyymmdd, ...time: readonly number[]): string {
  const [hour, minute, second] = time.map((part) => String(part).padStart(2, '0'));
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}+09:00`;
}
