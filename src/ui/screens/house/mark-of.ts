import type { House, HouseMark } from '#core';

/** A house as it stands on a map. */
export function markOf(house: House): Extract<HouseMark, { kind: 'house' }> {
  const { id, lat, lng, dealType, deposit, monthly, type } = house;
  const maintenance = house.maintenance?.fee ?? null;
  return { kind: 'house', id, lat, lng, dealType, deposit, monthly, maintenance, type };
}
