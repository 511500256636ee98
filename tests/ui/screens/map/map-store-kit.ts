import {
  AppError,
  seenBounds,
  type Cancellation,
  type KeyValueStorage,
  type MapView,
  type SettledView,
} from '#core';
import { mapSource, type MapSource } from '../../../../src/ui/screens/map/answer/map-source';
import type { DongPage } from '../../../../src/ui/screens/map/map-ports';
import { MapStore } from '../../../../src/ui/screens/map/map-store';
import { DealStage } from '../../support/deal-stage';
import { ScriptedHouses } from '../../../support/scripted-houses';

export const SIZE = { width: 390, height: 700 };
/** A view of a phone that has come to rest. */
export const settled = (view: MapView): SettledView => ({
  ...view,
  bounds: seenBounds(view, SIZE),
});
export const at = (lat: number, level = 5): SettledView =>
  settled({ center: { lat, lng: 126.9 }, level });

class Storage implements KeyValueStorage {
  readonly texts = new Map<string, string>();
  read(key: string) {
    return this.texts.get(key) ?? null;
  }
  write(key: string, value: string) {
    this.texts.set(key, value);
    return true;
  }
  remove(key: string) {
    this.texts.delete(key);
  }
  keys() {
    return [...this.texts.keys()];
  }
}

/** Finds dongs as slowly as the test says, and remembers who waits for them. */
function scriptedDongs() {
  const dongs = {
    pages: new Map<string, DongPage>(),
    ms: 0,
    isAway: false,
    asked: [] as { readonly code: string; readonly cancel: Cancellation }[],
    find: async (code: string, cancel: Cancellation) => {
      dongs.asked.push({ code, cancel });
      await new Promise((resolve) => setTimeout(resolve, dongs.ms));
      if (dongs.isAway) throw new AppError('offline');
      return dongs.pages.get(code) ?? null;
    },
  };
  return dongs;
}

/** Direct deals of one person, to be added to. */
function scriptedDirects() {
  const stage = new DealStage();
  return { deals: stage, directs: stage.directs.port };
}

/** What answers a map of these houses. */
export const sourceOf = (houses: ScriptedHouses): MapSource =>
  mapSource({ houses, directs: scriptedDirects().directs });

/** A map's store with scripted ports; `search` is null where another page is on screen. */
export function setUp(search: string | null = '') {
  const houses = new ScriptedHouses();
  const local = new Storage();
  const address = {
    at: search,
    replaced: [] as string[],
    search: () => address.at,
    replace: (next: string) => {
      address.replaced.push(next);
      address.at = next;
    },
  };
  const moves: MapView[] = [];
  const fits: unknown[] = [];
  const mover = {
    moveTo: (view: MapView) => void moves.push(view),
    fit: (bounds: unknown) => void fits.push(bounds),
  };
  const places = { areaAt: () => Promise.resolve(null) };
  const clock = { now: () => Date.now() };
  const dongs = scriptedDongs();
  const { deals, directs } = scriptedDirects();
  const store = new MapStore({
    houses,
    directs,
    places,
    local,
    address,
    clock,
    findDong: dongs.find,
  });
  return { store, dongs, houses, deals, directs, local, address, mover, moves, fits };
}
