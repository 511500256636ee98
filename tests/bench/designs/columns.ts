import type { HouseRepository } from '../../../server/db/houses/house-repository';
import type { Design } from './design';

export const PRODUCT = 'columns (the product)';

/** The product's own way. */
export function columns(repository: HouseRepository): Design {
  return {
    name: PRODUCT,
    marks: (query) => repository.marks(query),
    list: (query) => repository.list(query),
  };
}
