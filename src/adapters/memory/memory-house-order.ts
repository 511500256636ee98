import {
  distanceMetres,
  houseMonthlyCost,
  seoulDay,
  type House,
  type HouseSort,
  type LatLng,
  type Yyyymmdd,
} from '#core';

export type CompareHouses = (a: House<unknown>, b: House<unknown>) => number;

/** The order of a list around a point on a day; equals stand as the server puts them. */
export function houseOrder(sort: HouseSort, center: LatLng, today: Yyyymmdd): CompareHouses {
  const price = (house: House<unknown>) =>
    houseMonthlyCost({ ...house, maintenance: 0 }, today).won;
  const cost = (house: House<unknown>) =>
    houseMonthlyCost({ ...house, maintenance: house.maintenance?.fee ?? null }, today).won;
  const isSilent = ({ maintenance }: House<unknown>) => Number(maintenance === null);
  const confirmed = ({ confirmedAt }: House<unknown>) => Number(seoulDay(Date.parse(confirmedAt)));
  const orders: Readonly<Record<HouseSort, CompareHouses>> = {
    recommended: (a, b) =>
      confirmed(b) - confirmed(a) ||
      b.photos.length - a.photos.length ||
      distanceMetres(center, a) - distanceMetres(center, b) ||
      laterFirst(a, b),
    newest: newestFirst,
    price: (a, b) => price(a) - price(b) || laterFirst(b, a),
    area: (a, b) => b.area - a.area || laterFirst(a, b),
    // An ad that does not say its fee comes last.
    cost: (a, b) => isSilent(a) - isSilent(b) || cost(a) - cost(b) || laterFirst(b, a),
  };
  return orders[sort];
}

/** By the moment of posting. */
export function newestFirst(a: House<unknown>, b: House<unknown>): number {
  return Date.parse(b.postedAt) - Date.parse(a.postedAt) || laterFirst(a, b);
}

/** As the server breaks ties: numbers are given in the order in which houses come. */
export function laterFirst(a: House<unknown>, b: House<unknown>): number {
  return b.id.localeCompare(a.id, 'en', { numeric: true });
}
