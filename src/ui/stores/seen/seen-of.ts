import {
  BOOKMARK_KIND,
  keptSight,
  lastSeen,
  seenDeal,
  seenHouse,
  seenNotice,
  seenStateText,
  seoulDay,
  type Clock,
  type DirectDeal,
  type House,
  type KeyValueStorage,
  type MateListing,
  type NoticeSummary,
  type Random,
  type SeenState,
  type Sight,
} from '#core';
import type { ListenToStorage } from '../listen-to-storage';
import type { BookmarkStore } from '../zzim/bookmark-store';
import { dealZzimOf } from '../zzim/deal-zzim-of';
import type { ZzimStore } from '../zzim/zzim-store';
import { SeenStore } from './seen-store';

type World = Parameters<typeof dealZzimOf>[0] & {
  readonly local: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly listenToStorage: ListenToStorage;
  readonly stores: {
    readonly zzim: Pick<ZzimStore, 'find'>;
    readonly bookmarks: Pick<BookmarkStore, 'find'>;
  };
};

const made = new WeakMap<World['stores'], SeenStore>();

/** What kept things were when they were last opened: one store for the app, made by the first page that needs it. */
export function seenOf(world: World): SeenStore {
  const before = made.get(world.stores);
  if (before !== undefined) return before;
  const { keptLists, local, clock, random, listenToStorage, stores } = world;
  const store = new SeenStore({
    lists: keptLists,
    storage: local,
    clock,
    random,
    listen: listenToStorage,
  });
  made.set(stores, store);
  return store;
}

/** What a page shows that may be kept. */
export type OpenedThing =
  | { readonly type: 'house'; readonly of: House }
  | { readonly type: 'direct'; readonly of: DirectDeal }
  | { readonly type: 'mate'; readonly of: MateListing }
  | { readonly type: 'notice'; readonly of: NoticeSummary };

function stateOf(opened: OpenedThing, now: number): SeenState {
  switch (opened.type) {
    case 'house':
      return seenHouse({ ...opened.of, maintenance: opened.of.maintenance?.fee ?? null });
    case 'direct':
      return seenDeal({ ...opened.of, maintenance: opened.of.fee.amount });
    case 'mate':
      return seenDeal(opened.of);
    case 'notice':
      return seenNotice(opened.of, seoulDay(now));
  }
}

/** When something was kept, and as what; null where it is not. */
function keptOf(world: World, { type, of: { id } }: OpenedThing): Sight | null {
  const { zzim, bookmarks } = world.stores;
  if (type === 'notice') {
    const kept = bookmarks.find(BOOKMARK_KIND.notice, id);
    return kept === undefined ? null : { at: kept.DATE, state: null };
  }
  const deals = dealZzimOf(world);
  if (type !== 'house') deals.start();
  const kept = type === 'house' ? zzim.find(id) : deals.find(id);
  return kept === undefined ? null : keptSight(kept);
}

/** A page has shown something: where it is kept, what it was is remembered, unless that is known. */
export function sawThing(world: World, opened: OpenedThing): void {
  const kept = keptOf(world, opened);
  if (kept === null) return;
  const store = seenOf(world);
  store.start();
  const { type, of: thing } = opened;
  const state = stateOf(opened, world.clock.now());
  const known = lastSeen(kept, store.of(type, thing.id));
  if (known !== null && seenStateText(known) === seenStateText(state)) return;
  store.saw(type, thing.id, state);
}
