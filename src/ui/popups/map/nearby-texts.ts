import { walkMinutes, type NearbyPlace } from '#core';

/** `350m · 도보 약 7분`; from a kilometre on `1.2km`. */
export function distanceText({ distance }: NearbyPlace): string {
  const metres = Math.round(distance);
  const far = metres < 1000 ? `${metres}m` : `${(metres / 1000).toFixed(1)}km`;
  return `${far} · 도보 약 ${walkMinutes(distance)}분`;
}
