import { makeAutoObservable } from 'mobx';
import {
  findReadingPlace,
  parseReadingPlaces,
  readSoFar,
  STORAGE_KEY,
  storedReadingPlaces,
  type Clock,
  type KeyValueStorage,
  type ReadingPlace,
} from '#core';
import type { ListenToStorage } from '../listen-to-storage';
import { KeptList } from './kept-list';

/** How far articles were read on this device, the one that was read last first. */
export class ReadingStore {
  private readonly list: KeptList<ReadingPlace>;

  constructor(
    storage: KeyValueStorage,
    private readonly clock: Clock,
    listen: ListenToStorage,
  ) {
    this.list = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.READING_PLACES],
      parse: (stored = null) => parseReadingPlaces(stored),
      text: storedReadingPlaces,
    });
    makeAutoObservable<this, 'clock' | 'list'>(this, { clock: false, list: false });
  }

  start(): void {
    this.list.start();
  }

  stop(): void {
    this.list.stop();
  }

  get places(): readonly ReadingPlace[] {
    return this.list.entries;
  }

  find(id: string): ReadingPlace | undefined {
    return findReadingPlace(this.places, id);
  }

  /** An article was read so far, in percent. */
  read(id: string, PERCENT: number): void {
    const place = { TARGET_ID: id, PERCENT, DATE: this.clock.now() };
    this.list.change((places) => readSoFar(places, place));
  }
}
