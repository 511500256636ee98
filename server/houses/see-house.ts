import type { HouseStatus } from '#core';

/** Everybody may see what is on offer or let; what was withdrawn is answered to nobody. */
export function maySeeHouse(house: { readonly status: HouseStatus }): boolean {
  return house.status !== 'HIDDEN';
}
