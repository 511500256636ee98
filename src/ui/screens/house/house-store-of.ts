import type { Services } from '../../ground/services';
import { HouseStore, type KeptHouse } from './house-store';

/** The store of a house's page; `kept` is what is known of it. */
export const houseStoreOf = (
  id: string,
  { houses, places, stores: { recents } }: Pick<Services, 'houses' | 'places' | 'stores'>,
  kept?: KeptHouse,
): HouseStore =>
  new HouseStore(
    id,
    { houses, places },
    {
      viewed: (house) => {
        recents.viewed(house);
      },
      contacted: (house, method) => {
        recents.contacted(house.id, method);
      },
    },
    kept,
  );
