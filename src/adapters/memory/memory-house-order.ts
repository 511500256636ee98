import {
  distanceMetres,
  legalRatePercent,
  type House,
  type HouseSort,
  type LatLng,
  type Yyyymmdd,
} from '#core';

export type CompareHouses = (a: House, b: House) => number;

/** The order of a list around a point on a day. */
export function houseOrder(sort: HouseSort, center: LatLng, today: Yyyymmdd): CompareHouses {
  const rate = legalRatePercent(today) / 100;
  const price = (house: House) => house.monthly + (house.deposit * rate) / 12;
  // An ad that does not say what it costs comes last.
  const cost = (house: House) => price(house) + (house.maintenance?.fee ?? Infinity);
  const orders: Readonly<Record<HouseSort, CompareHouses>> = {
    recommended: (a, b) =>
      b.confirmedAt.slice(0, 10).localeCompare(a.confirmedAt.slice(0, 10)) ||
      b.photos.length - a.photos.length ||
      distanceMetres(center, a) - distanceMetres(center, b),
    newest: (a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt),
    price: (a, b) => price(a) - price(b),
    area: (a, b) => b.area - a.area,
    cost: (a, b) => cost(a) - cost(b) || price(a) - price(b),
  };
  return orders[sort];
}
