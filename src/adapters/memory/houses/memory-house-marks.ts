import {
  boundsOf,
  MARKS_APART,
  MOST_MARKS,
  pixelDistance,
  type House,
  type HouseMark,
} from '#core';

/** Joins houses until all marks are far enough apart at the level and no more than may be. */
export function marksOf(houses: readonly House<unknown>[], level: number): HouseMark[] {
  for (let times = 1; ; times *= 1.5) {
    const groups = groupsOf(houses, level, times);
    if (groups.length <= MOST_MARKS) return groups.map(markOf);
  }
}

/** A group stands where its first house stands. */
function groupsOf(
  houses: readonly House<unknown>[],
  level: number,
  times: number,
): House<unknown>[][] {
  const groups: House<unknown>[][] = [];
  for (const house of houses) {
    const near = groups.find(([first]) => first && nearness(first, house, level) < times);
    if (near === undefined) groups.push([house]);
    else near.push(house);
  }
  return groups;
}

/** Below 1 where two marks would stand too near each other. */
function nearness(a: House<unknown>, b: House<unknown>, level: number): number {
  const across = pixelDistance(a, { lat: a.lat, lng: b.lng }, level);
  const down = pixelDistance(a, { lat: b.lat, lng: a.lng }, level);
  return Math.hypot(across / MARKS_APART.across, down / MARKS_APART.down);
}

function markOf(group: readonly House<unknown>[]): HouseMark {
  const [first] = group;
  const bounds = boundsOf(group);
  if (first === undefined || bounds === null) throw new Error('A group has a house.');
  const { id, lat, lng, dealType, deposit, monthly, maintenance, type } = first;
  return group.length === 1
    ? {
        kind: 'house',
        id,
        lat,
        lng,
        dealType,
        deposit,
        monthly,
        maintenance: maintenance?.fee ?? null,
        type,
      }
    : { kind: 'cluster', id: `c-${id}`, lat, lng, count: group.length, bounds };
}
