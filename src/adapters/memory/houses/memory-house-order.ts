import {
  fromMiddle,
  houseMonthlyCost,
  laterFirst,
  newestFirst,
  recommendedPoints,
  type Bounds,
  type House,
  type HouseSort,
  type Yyyymmdd,
} from '#core';

/** What an order depends on besides the houses. */
interface OrderAnchor {
  readonly bounds: Bounds;
  /** ms */
  readonly now: number;
  readonly today: Yyyymmdd;
}

type CompareHouses = (a: House<unknown>, b: House<unknown>) => number;

/** The order of a list; equals stand as the server puts them. */
export function houseOrder(sort: HouseSort, { bounds, now, today }: OrderAnchor): CompareHouses {
  const points = (house: House<unknown>) =>
    recommendedPoints(house, { now, away: fromMiddle(house, bounds) });
  const price = (house: House<unknown>) =>
    houseMonthlyCost({ ...house, maintenance: 0 }, today).won;
  const cost = (house: House<unknown>) =>
    houseMonthlyCost({ ...house, maintenance: house.maintenance?.fee ?? null }, today).won;
  const isSilent = ({ maintenance }: House<unknown>) => Number(maintenance === null);
  const orders: Readonly<Record<HouseSort, CompareHouses>> = {
    recommended: (a, b) => points(b) - points(a) || laterFirst(a, b),
    newest: newestFirst,
    price: (a, b) => price(a) - price(b) || laterFirst(b, a),
    area: (a, b) => b.area - a.area || laterFirst(a, b),
    // An ad that does not say its fee comes last.
    cost: (a, b) => isSilent(a) - isSilent(b) || cost(a) - cost(b) || laterFirst(b, a),
  };
  return orders[sort];
}
