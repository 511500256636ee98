import type { Dongs } from '../../server/ports/places';
import { MemoryDongLookup } from '../../src/adapters/memory/memory-dong-lookup';
import { AREAS } from './places';

/** The dongs of the tests' places; all of them are said to have houses. */
export function fakeDongs(): Dongs {
  const lookup = new MemoryDongLookup(AREAS);
  return {
    one: (code) => lookup.dong(code),
    onOffer: (limit) => Promise.resolve(AREAS.map(({ dongliCode }) => dongliCode).slice(0, limit)),
  };
}
