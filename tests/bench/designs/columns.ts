import type { HouseRepository } from '../../../server/db/house-repository';
import type { Design } from './design';

/** The product's own way. */
export function columns(repository: HouseRepository): Design {
  return {
    name: 'columns (the product)',
    marks: (query) => repository.marks(query),
    list: (query) => repository.list(query),
  };
}
