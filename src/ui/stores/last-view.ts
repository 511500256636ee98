import { MAP_START, STORAGE_KEY, type KeyValueStorage, type MapView } from '#core';

/** Where this device looked last (spec/readings R25); null where nothing usable is stored. */
export function readLastView(storage: KeyValueStorage): MapView | null {
  try {
    const stored: unknown = JSON.parse(storage.read(STORAGE_KEY.LAST_VIEW) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const [lat, lng, level] = stored as unknown[];
    if (!isWithin(lat, 32, 40) || !isWithin(lng, 122, 134) || !isWithin(level, 1, 14)) return null;
    return { center: { lat, lng }, level };
  } catch {
    return null;
  }
}

/** Where a map begins that was told nothing else: the last view, or 신림역. */
export const startView = (storage: KeyValueStorage): MapView => readLastView(storage) ?? MAP_START;

export function rememberView(storage: KeyValueStorage, { center, level }: MapView): void {
  storage.write(STORAGE_KEY.LAST_VIEW, JSON.stringify([center.lat, center.lng, level]));
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;
