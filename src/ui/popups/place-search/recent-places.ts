import { STORAGE_KEY, type KeyValueStorage, type Place, type TransitLine } from '#core';

/** How many searches a device remembers. */
const RECENT_PLACES = 10;

/** The places that were chosen on this device, newest first; whatever is stored, never throws. */
export function readRecentPlaces(storage: KeyValueStorage): readonly Place[] {
  try {
    const stored: unknown = JSON.parse(storage.read(STORAGE_KEY.RECENT_PLACES) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, RECENT_PLACES) : [];
  } catch {
    return [];
  }
}

/** The list with this place in front, once. */
export const withRecentPlace = (list: readonly Place[], place: Place): readonly Place[] =>
  [place, ...list.filter((other) => other.id !== place.id)].slice(0, RECENT_PLACES);

export function writeRecentPlaces(storage: KeyValueStorage, list: readonly Place[]): void {
  if (list.length === 0) storage.remove(STORAGE_KEY.RECENT_PLACES);
  else storage.write(STORAGE_KEY.RECENT_PLACES, JSON.stringify(list));
}

const KINDS: readonly unknown[] = ['area', 'station', 'university'] satisfies Place['kind'][];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isLine = (value: unknown): value is TransitLine =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['color'] === 'string';

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['detail'] === 'string' &&
  KINDS.includes(value['kind']) &&
  Number.isFinite(value['lat']) &&
  Number.isFinite(value['lng']) &&
  Number.isFinite(value['level']) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine);
