import type { KeyValueStorage } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import type { ListenToStorage } from '../../../src/ui/stores/listen-to-storage';

type Heard = (key: string | null) => void;

/** What is kept on a device whose tabs hear what the others of them change, as browsers have it. */
export class DeviceTabs {
  readonly storage = new MemoryStorage();
  private readonly tabs = new Set<Set<Heard>>();

  /** A tab's view of it. */
  open() {
    const { storage } = this;
    const own = new Set<Heard>();
    this.tabs.add(own);
    const tell = (key: string) => {
      for (const tab of this.tabs) if (tab !== own) for (const heard of [...tab]) heard(key);
    };
    const local: KeyValueStorage = {
      keys: () => storage.keys(),
      read: (key) => storage.read(key),
      write: (key, value) => {
        const isChanged = storage.read(key) !== value;
        storage.write(key, value);
        if (isChanged) tell(key);
        return true;
      },
      remove: (key) => {
        const isChanged = storage.read(key) !== null;
        storage.remove(key);
        if (isChanged) tell(key);
      },
    };
    const listen: ListenToStorage = (changed) => {
      own.add(changed);
      return () => {
        own.delete(changed);
      };
    };
    return { local, listen, listeners: () => own.size };
  }
}
