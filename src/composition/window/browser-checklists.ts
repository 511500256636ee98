import type { ChecklistWorld } from '../../adapters/storage/checklists/database';

/** What of this browser keeps checklists; old ones, and pages without https, lack parts of it. */
export const browserChecklists = (view: Window): ChecklistWorld => {
  const storage = view.navigator.storage as StorageManager | undefined;
  return {
    factory: () => ('indexedDB' in view ? view.indexedDB : null),
    storage: () => storage ?? null,
    channel: typeof BroadcastChannel === 'undefined' ? null : (name) => new BroadcastChannel(name),
  };
};
