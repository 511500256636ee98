import type { ExactPlace } from './deal';

/** What names a room: where the house is, and which of its doors. */
export type RoomPlace = Pick<ExactPlace, 'road' | 'lot' | 'unit'>;

/** The floor that the number of a door tells once more: `3층 302호`. */
const FLOOR = /\d+\s*층(?=\s*\d)/gu;
const BELOW = /반지하|지하|지층|b(?=\s*\d)/gu;
/** `지하 1층` is `B1`. */
const FLOOR_BELOW = /지하\s*(\d+)\s*층/gu;
/** Of `0302호`. */
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/gu;
/** Numbers, letters, a floor without a door, the side of a house, and the syllable that names one of several: 가동. */
const PARTS = /[a-z]+|\d+\s*층|\d+|지하|옥탑|왼|오른|좌|우|앞|뒤|안쪽|바깥|[가-힣](?=동)/gu;

/** What tells a door, in its order: `101동 203호` and `101-203` are one, `B101` and `지하 101호`, too. */
const doorOf = (unit: string): string =>
  (
    unit
      .normalize('NFKC')
      .toLowerCase()
      .replace(FLOOR, '')
      .replace(BELOW, '지하')
      .replace(FLOOR_BELOW, '지하 $1')
      .replace(LEADING_ZEROS, '')
      .match(PARTS) ?? []
  )
    .join(' ')
    .replace(/\s+층/gu, '층');

const addressOf = (line: string): string => line.normalize('NFKC').replace(/\s+/gu, '');

/**
 * Whether two rooms are one: the same address, by road or by lot, and the same door. Without a door two
 * rooms of one house cannot be told apart, and are taken for two.
 */
export function isSameRoom(one: RoomPlace, other: RoomPlace): boolean {
  const door = doorOf(one.unit);
  if (door === '' || door !== doorOf(other.unit)) return false;
  return (['road', 'lot'] as const).some((line) => {
    const address = addressOf(one[line]);
    return address !== '' && address === addressOf(other[line]);
  });
}
