import {
  boundsOf,
  MARKS_APART,
  MOST_MARKS,
  pixelDistance,
  type ClusterMark,
  type LatLng,
} from '#core';

type Placed = LatLng & { readonly id: string };

/** Joins items until all marks are far enough apart at the level and no more than may be. */
export function marksOf<Item extends Placed, Mark>(
  items: readonly Item[],
  level: number,
  markOf: (item: Item) => Mark,
): (Mark | ClusterMark)[] {
  for (let times = 1; ; times *= 1.5) {
    const groups = groupsOf(items, level, times);
    if (groups.length <= MOST_MARKS)
      return groups.map(({ first, all }) =>
        all.length === 1 ? markOf(first) : clusterOf(first, all),
      );
  }
}

interface Group<Item> {
  readonly first: Item;
  readonly all: Item[];
}

/** A group stands where its first item stands. */
function groupsOf<Item extends Placed>(
  items: readonly Item[],
  level: number,
  times: number,
): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const near = groups.find(({ first }) => nearness(first, item, level) < times);
    if (near === undefined) groups.push({ first: item, all: [item] });
    else near.all.push(item);
  }
  return groups;
}

/** Below 1 where two marks would stand too near each other. */
function nearness(a: LatLng, b: LatLng, level: number): number {
  const across = pixelDistance(a, { lat: a.lat, lng: b.lng }, level);
  const down = pixelDistance(a, { lat: b.lat, lng: a.lng }, level);
  return Math.hypot(across / MARKS_APART.across, down / MARKS_APART.down);
}

function clusterOf({ id, lat, lng }: Placed, all: readonly Placed[]): ClusterMark {
  const at = { swLat: lat, swLng: lng, neLat: lat, neLng: lng };
  return {
    kind: 'cluster',
    id: `c-${id}`,
    lat,
    lng,
    count: all.length,
    bounds: boundsOf(all) ?? at,
  };
}
