import type { HousesInMemory } from '../../../server/houses/houses-in-memory';
import type { Design } from './design';

export const PRODUCT = 'columns (the product)';

/** The product's own way. */
export function columns(repository: HousesInMemory): Design {
  return {
    name: PRODUCT,
    marks: (query) => repository.marks(query),
    list: (query) => repository.list(query),
  };
}
