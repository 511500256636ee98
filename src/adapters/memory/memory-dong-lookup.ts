import {
  boundsOf,
  DEFAULT_MAP_LEVEL,
  isInDong,
  type Area,
  type Cancellation,
  type DongLookup,
  type DongPlace,
  type House,
  type LatLng,
} from '#core';
import { answer } from './answer';

type OfferedHouse = Pick<House, 'lat' | 'lng' | 'address' | 'status'>;

/** {@link DongLookup} in a list; without boundaries. */
export class MemoryDongLookup implements DongLookup {
  constructor(
    private readonly dongs: readonly (Area & LatLng)[],
    private readonly houses: readonly OfferedHouse[] = [],
  ) {}

  dong(code: string, cancel?: Cancellation): Promise<DongPlace | null> {
    return answer(cancel, () => {
      const found = this.dongs.find(({ dongliCode }) => dongliCode === code);
      if (found === undefined) return null;
      const offered = boundsOf(this.houses.filter((house) => isOffered(house, code)));
      return { ...found, level: DEFAULT_MAP_LEVEL, bounds: null, offered };
    });
  }
}

const isOffered = ({ status, address }: OfferedHouse, code: string): boolean =>
  status === 'OPEN' && isInDong(address.dongliCode, code);
