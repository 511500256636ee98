import { activeFilterCount, type HouseFilter } from '#core';

/** Every house passes. */
export const asksNothing = (filter: HouseFilter): boolean => activeFilterCount(filter) === 0;
