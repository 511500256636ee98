import { AREA_DIGITS } from '../shared/dong-code';
import type { Manwon } from '../shared/money';
import type { Address, House } from './house';
import { laterFirst } from './house-order';

/** No more houses like one are shown. */
export const MOST_SIMILAR = 10;
/** 만원 of deposit that count as much as one 만원 of rent a month. */
export const DEPOSIT_FOR_RENT = 100;
/** What two houses share first: digits of the codes of their dongs, from the narrowest area. */
export const SIMILAR_AREAS = [AREA_DIGITS.dong, AREA_DIGITS.sigungu, AREA_DIGITS.sido] as const;

/** What of a house says whether it is like another one. */
export type ComparedHouse = Pick<
  House,
  'id' | 'lat' | 'lng' | 'dealType' | 'deposit' | 'monthly'
> & {
  readonly address: Pick<Address, 'dongliCode'>;
};

/** How far their prices lie apart, in 만원 of deposit. */
function priceApart(a: ComparedHouse, b: ComparedHouse): Manwon {
  return Math.abs(a.deposit - b.deposit) + DEPOSIT_FOR_RENT * Math.abs(a.monthly - b.monthly);
}

/** A degree of longitude here, in degrees of latitude. */
export const longitudeScale = ({ lat }: Pick<House, 'lat'>): number =>
  Math.cos((lat * Math.PI) / 180);

/**
 * How far another house is, as on a flat map: squared degrees of latitude, to be compared and nothing
 * else. Sums and products only, so that a database reckons the very same number.
 */
function away(model: ComparedHouse, other: ComparedHouse, scale: number): number {
  const north = other.lat - model.lat;
  const east = (other.lng - model.lng) * scale;
  return north * north + east * east;
}

/** 0 for the same dong; Infinity where not even the sido is the same. */
function areaApart({ address: a }: ComparedHouse, { address: b }: ComparedHouse): number {
  const shared = SIMILAR_AREAS.findIndex(
    (digits) => a.dongliCode.slice(0, digits) === b.dongliCode.slice(0, digits),
  );
  return shared === -1 ? Infinity : shared;
}

/**
 * The houses like one, most alike first, at most {@link MOST_SIMILAR}, without itself: those of its
 * dong stand before those of its 시·군·구 and of its 시·도, and no others are like it; then the same
 * deal type, the nearest price, the nearest place, and the one that came first.
 */
export function similarHouses<Other extends ComparedHouse>(
  model: ComparedHouse,
  houses: readonly Other[],
): Other[] {
  const scale = longitudeScale(model);
  const ranked = houses
    .filter((other) => other.id !== model.id && areaApart(model, other) < Infinity)
    .map((other) => ({
      other,
      rank: [
        areaApart(model, other),
        Number(other.dealType !== model.dealType),
        priceApart(model, other),
        away(model, other, scale),
      ],
    }));
  ranked.sort((a, b) => {
    const differing = a.rank.findIndex((value, index) => value !== b.rank[index]);
    const by = (a.rank[differing] ?? 0) - (b.rank[differing] ?? 0);
    return by || laterFirst(b.other, a.other);
  });
  return ranked.slice(0, MOST_SIMILAR).map(({ other }) => other);
}
