import type { DirectFilter } from '#core';
import { directFilter, withDirect } from '../answer/map-source';
import type { MapStore } from '../map-store';

/** What is asked of direct deals, as far as they can be asked. In an observer. */
export const directAsked = ({ filter, layer }: MapStore): DirectFilter =>
  directFilter(filter, layer.kind === 'direct' ? layer.parties : []);

/** Asks this of direct deals; what only houses can be asked, and the dong, stay. */
export function askDirects(store: MapStore, asked: DirectFilter): void {
  const layer = { kind: 'direct', parties: asked.parties } as const;
  store.setFilter(withDirect(store.filter, asked), layer);
}
