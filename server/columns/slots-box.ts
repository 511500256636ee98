import type { Bounds } from '#core';
import type { Placed } from './placed-items';

/** The smallest box around what stands at these slots; null where that is nothing. */
export function boxOfSlots({ columns }: Placed, slots: Int32Array): Bounds | null {
  if (slots.length === 0) return null;
  let [swLat, swLng, neLat, neLng] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const slot of slots) {
    const [lat, lng] = [columns.lat[slot] ?? 0, columns.lng[slot] ?? 0];
    swLat = Math.min(swLat, lat);
    swLng = Math.min(swLng, lng);
    neLat = Math.max(neLat, lat);
    neLng = Math.max(neLng, lng);
  }
  return { swLat, swLng, neLat, neLng };
}
