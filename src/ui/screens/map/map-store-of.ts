import type { Services } from '../../ground/services';
import { HistoryAddressBar } from './address/map-address';
import { dongFinder } from './dong/dong-finder';
import { MapStore } from './map-store';

/** The store of a map in this tab. */
export function mapStoreOf(services: Services): MapStore {
  const { houses, directs, places, local, clock, stores } = services;
  return new MapStore({
    houses,
    directs,
    places,
    local,
    clock,
    address: new HistoryAddressBar(stores.history),
    findDong: dongFinder(services),
  });
}
