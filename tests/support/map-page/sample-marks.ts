import { HOUSE_TYPE, type HouseMark } from '#core';

const house = (
  id: string,
  lat: number,
  lng: number,
  deposit: number,
  monthly: number,
): HouseMark => ({
  kind: 'house',
  id,
  lat,
  lng,
  dealType: monthly === 0 ? 'JEONSE' : 'MONTH_RENT',
  deposit,
  monthly,
  maintenance: 5,
  type: HOUSE_TYPE.ONE_ROOM,
});

const cluster = (id: string, lat: number, lng: number, count: number): HouseMark => ({
  kind: 'cluster',
  id,
  lat,
  lng,
  count,
  bounds: { swLat: lat - 0.001, swLng: lng - 0.001, neLat: lat + 0.001, neLng: lng + 0.001 },
});

/** Clusters and pills around 신림역, as a phone shows them. */
export const SAMPLE_MARKS: readonly HouseMark[] = [
  cluster('c42', 37.4858, 126.9362, 42),
  cluster('c27', 37.4864, 126.945, 27),
  cluster('c31', 37.4864, 126.9533, 31),
  cluster('c8', 37.48, 126.9497, 8),
  cluster('c12', 37.4727, 126.9386, 12),
  house('h1', 37.4867, 126.9298, 1000, 50),
  house('h2', 37.4911, 126.9296, 2000, 35),
  house('h3', 37.4925, 126.9369, 9000, 0),
  house('h4', 37.4824, 126.9343, 500, 45),
  house('h5', 37.4793, 126.9293, 300, 42),
  house('h6', 37.4792, 126.9418, 1000, 40),
  house('h7', 37.4766, 126.93, 500, 38),
  house('h8', 37.4739, 126.9518, 500, 40),
];

/** As many marks as a map may have, in rows around a place, for measuring. */
export function manyMarks(center: { lat: number; lng: number }, count: number): HouseMark[] {
  return Array.from({ length: count }, (_, index) => {
    const lat = center.lat + (Math.floor(index / 14) - 7) * 0.002;
    const lng = center.lng + ((index % 14) - 7) * 0.0024;
    return index % 5 === 0
      ? cluster(`m${index}`, lat, lng, index + 2)
      : house(`m${index}`, lat, lng, 500 + index * 10, 30 + (index % 40));
  });
}
