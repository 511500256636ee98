import { makeAutoObservable } from 'mobx';
import {
  addZzim,
  ITEM_TYPE,
  keptHouse,
  parseZzimHouses,
  putBackZzim,
  removeZzim,
  STORAGE_KEY,
  storedZzimHouses,
  ZZIM_TAB,
  type Clock,
  type KeptHouse,
  type ZzimHouse,
} from '#core';
import { KeptList, type ListStorage } from './kept-list';
import type { ListenToStorage } from '../listen-to-storage';

/** The houses that a person keeps on this device (찜), newest first. */
export class ZzimStore {
  private readonly list: KeptList<ZzimHouse>;
  private stopListening: (() => void) | null = null;
  /** The list that opens where an address names none. */
  firstTab: (typeof ZZIM_TAB)[keyof typeof ZZIM_TAB] = ZZIM_TAB.ZZIM;

  constructor(
    private readonly storage: ListStorage,
    private readonly clock: Clock,
    private readonly listen: ListenToStorage,
  ) {
    this.list = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.ZZIM_HOUSES],
      parse: (stored = null) => parseZzimHouses(stored),
      text: storedZzimHouses,
    });
    makeAutoObservable<this, 'storage' | 'clock' | 'listen' | 'list' | 'stopListening'>(this, {
      storage: false,
      clock: false,
      listen: false,
      list: false,
      stopListening: false,
    });
  }

  start(): void {
    this.list.start();
    if (this.stopListening !== null) return;
    this.readTab();
    this.stopListening = this.listen((key) => {
      if (key === null || key === STORAGE_KEY.ZZIM_TAB) this.readTab();
    });
  }

  stop(): void {
    this.list.stop();
    this.stopListening?.();
    this.stopListening = null;
  }

  get houses(): readonly ZzimHouse[] {
    return this.list.entries;
  }

  /** After a logout the lists open at 최근 본 집 (spec/rules §4), until somebody logs in again. */
  loggedOut(): void {
    this.firstTab = ZZIM_TAB.RECENT;
    this.storage.write(STORAGE_KEY.ZZIM_TAB, ZZIM_TAB.RECENT);
  }

  signedIn(): void {
    this.firstTab = ZZIM_TAB.ZZIM;
    this.storage.remove(STORAGE_KEY.ZZIM_TAB);
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.byId.keys());
  }

  /** As it was kept; undefined where it is not. */
  find(id: string): ZzimHouse | undefined {
    return this.byId.get(id);
  }

  private readTab(): void {
    const isReset = this.storage.read(STORAGE_KEY.ZZIM_TAB) === ZZIM_TAB.RECENT;
    this.firstTab = isReset ? ZZIM_TAB.RECENT : ZZIM_TAB.ZZIM;
  }

  private get byId(): ReadonlyMap<string, ZzimHouse> {
    return new Map(this.houses.map((house) => [house.TARGET_ID, house]));
  }

  /** Keeps a house as it is now. One that is kept already comes to the front. */
  keep(house: KeptHouse & { readonly id: string }): void {
    const entry: ZzimHouse = {
      TARGET_CD: ITEM_TYPE.HOUSE,
      TARGET_ID: house.id,
      DATE: this.clock.now(),
      KEPT: keptHouse(house),
    };
    this.list.change((houses) => addZzim(houses, entry));
  }

  leave(id: string): void {
    this.list.change((houses) => removeZzim(houses, id));
  }

  /** Puts an entry back where it was, for one who left it by mistake. */
  putBack(entry: ZzimHouse): void {
    this.list.change((houses) => putBackZzim(houses, entry));
  }
}
