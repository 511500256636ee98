import type { AskFirst } from '../../ground/first-view';
import { HOUSE_SLOT } from './house-snapshot';
import { houseStoreOf } from './house-store-of';
import { HouseRest } from './later-house-rest';

export { HouseScreen as Screen } from './HouseScreen';
export const alsoDrawn = [HouseRest];

/** The house with what stands around it; of one that is gone what is on offer in its place. */
export const askFirst: AskFirst = async (services, { id = '' }) => {
  const { houses, places, stores } = services;
  const { history } = stores;
  const [main, priceLevel, similar] = await Promise.all([
    houses.one(id),
    houses.priceLevel(id),
    houses.similar(id),
  ]);
  const around = { main, priceLevel, similar };
  const kept =
    main === null
      ? { ...around, stops: [], instead: await houses.instead(id) }
      : { ...around, stops: await places.stopsNear(main) };
  const store = houseStoreOf(id, services, kept);
  history.snapshots.keep(history.current.page, HOUSE_SLOT, { store });
};
