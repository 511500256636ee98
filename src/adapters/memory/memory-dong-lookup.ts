import {
  DEFAULT_MAP_LEVEL,
  type Area,
  type Cancellation,
  type DongLookup,
  type DongPlace,
  type LatLng,
} from '#core';
import { answer } from './answer';

/** {@link DongLookup} in a list; without boundaries. */
export class MemoryDongLookup implements DongLookup {
  constructor(private readonly dongs: readonly (Area & LatLng)[]) {}

  dong(code: string, cancel?: Cancellation): Promise<DongPlace | null> {
    return answer(cancel, () => {
      const found = this.dongs.find(({ dongliCode }) => dongliCode === code);
      return found === undefined ? null : { ...found, level: DEFAULT_MAP_LEVEL, bounds: null };
    });
  }
}
