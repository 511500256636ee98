import { makeAutoObservable, observableRef } from 'mobx';
import {
  addZzimHouse,
  ITEM_TYPE,
  keptHouse,
  parseZzimHouses,
  putBackZzimHouse,
  removeZzimHouse,
  STORAGE_KEY,
  storedZzimHouses,
  ZZIM_TAB,
  type Clock,
  type KeptHouse,
  type KeyValueStorage,
  type ZzimHouse,
} from '#core';
import type { ListenToStorage } from './listen-to-storage';

/**
 * The houses that a person keeps on this device (찜), newest first, the same in every tab. Every
 * write begins with what is stored now; where nothing can be stored, this tab remembers.
 */
export class ZzimStore {
  houses: readonly ZzimHouse[] = [];
  /** The list that opens where an address names none. */
  firstTab: (typeof ZZIM_TAB)[keyof typeof ZZIM_TAB] = ZZIM_TAB.ZZIM;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<this, 'storage' | 'clock' | 'listen' | 'stopListening'>(this, {
      houses: observableRef,
      storage: false,
      clock: false,
      listen: false,
      stopListening: false,
    });
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.stopListening = this.listen((key) => {
      if (key === null || key === STORAGE_KEY.ZZIM_HOUSES) this.houses = this.stored([]);
    });
    this.houses = this.stored([]);
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /** After a logout the lists open at 최근 본 집 (product.md §4). */
  resetTab(): void {
    this.firstTab = ZZIM_TAB.RECENT;
  }

  get ids(): ReadonlySet<string> {
    return new Set(this.byId.keys());
  }

  /** As it was kept; undefined where it is not. */
  find(id: string): ZzimHouse | undefined {
    return this.byId.get(id);
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
    this.write(addZzimHouse(this.stored(this.houses), entry));
  }

  leave(id: string): void {
    this.write(removeZzimHouse(this.stored(this.houses), id));
  }

  /** Puts an entry back where it was, for one who left it by mistake. */
  putBack(entry: ZzimHouse): void {
    this.write(putBackZzimHouse(this.stored(this.houses), entry));
  }

  private write(houses: readonly ZzimHouse[]): void {
    this.houses = houses;
    this.storage.write(STORAGE_KEY.ZZIM_HOUSES, storedZzimHouses(houses));
  }

  private stored(known: readonly ZzimHouse[]): readonly ZzimHouse[] {
    const stored = this.storage.read(STORAGE_KEY.ZZIM_HOUSES);
    return stored === null ? known : parseZzimHouses(stored);
  }
}
