import { pageAt } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { HistoryEntry } from '../../stores/history/history-entry';
import { pathOf } from '../../stores/history/url-parts';
import type { MapStore } from './map-store';
import { restAt, restFrom, type SheetRest } from './sheet/sheet-rest';

/** What the way back to the map finds again: all of it, without a request. */
interface MapSnapshot {
  readonly store: MapStore;
  readonly sheet: SheetRest;
  readonly scroll: number;
}

export const MAP_SLOT: SnapshotSlot<MapSnapshot> = { name: 'map' };

/** As it was before a reload. */
export const firstRest = ({ url, note }: HistoryEntry): SheetRest =>
  restFrom(isMap(url) ? note : undefined) ?? addressedRest(url);

/** A list of one spot, which came with the address, wants to be seen. */
export const addressedRest = (url: string): SheetRest =>
  restAt(/[?&]spot=/.test(url) ? 'half' : 'peek');

export const isMap = (url: string): boolean => pageAt(pathOf(url))?.name === 'map';
