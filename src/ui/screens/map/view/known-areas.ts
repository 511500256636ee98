import type { Area, PlaceSearch } from '#core';

const MOST_KNOWN = 512;

type AreaSource = Pick<PlaceSearch, 'areaAt'>;

/** The last areas that were asked for, by their spot; null where a spot has none. */
export class KnownAreas {
  private readonly areas = new Map<string, Area | null>();

  /** Undefined where nobody has asked, or too long ago. */
  find(spot: string): Area | null | undefined {
    return this.areas.get(spot);
  }

  keep(spot: string, area: Area | null): void {
    const [oldest] = this.areas.keys();
    if (this.areas.size >= MOST_KNOWN && oldest !== undefined) this.areas.delete(oldest);
    this.areas.set(spot, area);
  }
}

const bySource = new WeakMap<AreaSource, KnownAreas>();

/** What this source has answered to any page of the map: each of them knows it. */
export function knownAreasOf(places: AreaSource): KnownAreas {
  const areas = bySource.get(places) ?? new KnownAreas();
  bySource.set(places, areas);
  return areas;
}
