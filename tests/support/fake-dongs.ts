import type { HouseRecord } from '../../server/ports/house-record';
import type { Dongs } from '../../server/ports/places';
import { MemoryDongLookup } from '../../src/adapters/memory/memory-dong-lookup';
import { AREAS } from './places';

/** The dongs of the tests' places; all of them are said to have houses. */
export function fakeDongs(houses: readonly HouseRecord[] = []): Dongs {
  const lookup = new MemoryDongLookup(AREAS);
  const isThere = (code: string) => (house: HouseRecord) =>
    house.status === 'OPEN' && house.address.dongliCode === code;
  return {
    one: (code) => lookup.dong(code),
    countHouses: (code) => Promise.resolve(houses.filter(isThere(code)).length),
    onOffer: (limit) => Promise.resolve(AREAS.map(({ dongliCode }) => dongliCode).slice(0, limit)),
  };
}
