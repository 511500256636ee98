import type { HouseFilter } from '#core';
import type { HouseFilterQuery } from '#contract/house-queries';

/** The filter that a query asks for; what it leaves out asks nothing. */
export function readHouseFilter(query: HouseFilterQuery): HouseFilter {
  return {
    types: query.type ?? [],
    dealTypes: query.dealType ?? [],
    deposit: { from: query.depositFrom ?? null, to: query.depositTo ?? null },
    monthly: { from: query.monthlyFrom ?? null, to: query.monthlyTo ?? null },
    withMaintenance: query.withMaintenance ?? false,
    area: { from: query.areaFrom ?? null, to: query.areaTo ?? null },
    layouts: query.layout ?? [],
    exceptFloors: query.exceptFloor ?? [],
    options: query.option ?? [],
    discounts: query.discount ?? [],
    gender: query.gender ?? null,
    elevator: query.elevator ?? false,
    moveInBy: query.moveInBy ?? null,
    walkWithin: query.walkWithin ?? null,
    confirmedWithin: query.confirmedWithin ?? null,
    dongliCode: query.dongliCode ?? null,
  };
}
