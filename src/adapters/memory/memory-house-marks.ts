import { pixelDistance, type Bounds, type House, type HouseMark } from '#core';

const APART_PIXELS = 44;
const MOST_MARKS = 200;

/** Joins houses until all marks are 44 px apart at the level and no more than 200. */
export function marksOf(houses: readonly House[], level: number): HouseMark[] {
  for (let apart = APART_PIXELS; ; apart *= 1.5) {
    const groups = groupsOf(houses, level, apart);
    if (groups.length <= MOST_MARKS) return groups.map(markOf);
  }
}

/** A group stands where its first house stands. */
function groupsOf(houses: readonly House[], level: number, apart: number): House[][] {
  const groups: House[][] = [];
  for (const house of houses) {
    const near = groups.find(([first]) => first && pixelDistance(first, house, level) < apart);
    if (near === undefined) groups.push([house]);
    else near.push(house);
  }
  return groups;
}

function boundsOf(houses: readonly House[]): Bounds {
  return {
    swLat: Math.min(...houses.map(({ lat }) => lat)),
    swLng: Math.min(...houses.map(({ lng }) => lng)),
    neLat: Math.max(...houses.map(({ lat }) => lat)),
    neLng: Math.max(...houses.map(({ lng }) => lng)),
  };
}

function markOf(group: readonly House[]): HouseMark {
  const [first] = group;
  if (first === undefined) throw new Error('A group has a house.');
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
    : { kind: 'cluster', id: `c-${id}`, lat, lng, count: group.length, bounds: boundsOf(group) };
}
