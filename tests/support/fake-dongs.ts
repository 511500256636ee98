import type { Dongs } from '../../server/services/app-deps';
import { MemoryDongLookup } from '../../src/adapters/memory/memory-dong-lookup';
import { AREAS } from './places';

/** The dongs of the tests' places, all of them with houses. */
export function fakeDongs(lookup = new MemoryDongLookup(AREAS)): Dongs {
  return {
    one: (code) => lookup.dong(code),
    onOffer: (limit) => Promise.resolve(AREAS.map(({ dongliCode }) => dongliCode).slice(0, limit)),
  };
}
