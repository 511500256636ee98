import type { Dongs } from '../../server/ports/map/places';
import { MemoryDongLookup } from '../../src/adapters/memory/memory-dong-lookup';
import { AREAS } from './places';

/** Dongs, those of the tests' places unless told; all of them are said to have houses. */
export function fakeDongs(areas = AREAS): Dongs {
  const lookup = new MemoryDongLookup(areas);
  return {
    one: (code) => lookup.dong(code),
    onOffer: (limit) => Promise.resolve(areas.map(({ dongliCode }) => dongliCode).slice(0, limit)),
  };
}
