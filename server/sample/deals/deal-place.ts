import { hiddenPlace, type DirectDraft, type Floor, type LatLng } from '#core';
import type { Dice } from '../../pictures/scenes/dice';
import type { Dong } from '../../geography/dongs.data';
import type { SampleBuilding } from '../house-building';

interface DealPlace {
  readonly place: DirectDraft['place'];
  /** What everybody is told of it. */
  readonly shown: LatLng;
}

/** An invented address in the dong of a building, and its circle by a shift of its own. */
export function makeDealPlace(dice: Dice, building: SampleBuilding, floor: Floor): DealPlace {
  const { lat, lng, area } = building;
  const { dong } = area;
  const place = {
    road: roadOf(dice, dong),
    lot: dice.chance(0.85) ? `${dong.dong} ${dice.whole(100, 1699)}-${dice.whole(1, 48)}` : '',
    unit: dice.chance(0.9) ? unitOf(dice, floor) : '',
    dongliCode: dong.code,
    lat,
    lng,
  };
  const shift = { north: dice.number(), east: dice.number() };
  return { place, shown: hiddenPlace(place, shift) };
}

/** 서울특별시 관악구 신림로23길 16 */
function roadOf(dice: Dice, { sido, sigungu, dong }: Dong): string {
  const name = dong.replace(/\d*동\d*가?$|\d가$/, '');
  // A name of a road, not a word with a particle.
  const street = [name, '로', dice.whole(3, 79), '길'].join('');
  const number = `${dice.whole(2, 88)}${dice.chance(0.3) ? `-${dice.whole(1, 14)}` : ''}`;
  return [sido, sigungu, street, number].filter((part) => part !== '').join(' ');
}

function unitOf(dice: Dice, floor: Floor): string {
  const room = String(dice.whole(1, 9)).padStart(2, '0');
  if (floor.kind === 'HALF_BASEMENT') return `지하 B${room}호`;
  if (floor.kind === 'ROOFTOP') return '옥탑';
  return `${floor.number}층 ${floor.number}${room}호`;
}
