import { makeAutoObservable, observableRef } from 'mobx';
import {
  addRecentContact,
  addRecentHouse,
  ITEM_TYPE,
  parseRecentContacts,
  parseRecentHouses,
  seoulDay,
  STORAGE_KEY,
  storedRecentHouses,
  type Clock,
  type ContactMethod,
  type HouseSummary,
  type KeyValueStorage,
  type RecentContact,
  type RecentHouse,
} from '#core';
import type { ListenToStorage } from './listen-to-storage';

type ViewedHouse = Pick<HouseSummary, 'id' | 'lat' | 'lng' | 'address'>;

/**
 * The houses viewed and contacted lately on this device (readings.md R4, R5), newest first. Every
 * write begins with what is stored now, so that tabs lose nothing to each other.
 */
export class RecentStore {
  houses: readonly RecentHouse[] = [];
  contacts: readonly RecentContact[] = [];
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<this, 'storage' | 'clock' | 'listen' | 'stopListening'>(this, {
      houses: observableRef,
      contacts: observableRef,
      storage: false,
      clock: false,
      listen: false,
      stopListening: false,
    });
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.stopListening = this.listen((key) => {
      if (key === null || WATCHED.has(key)) this.read();
    });
    this.takeOverOlderForm();
    this.read();
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /** Ids of the houses that were viewed: their pills on the map are dimmed. */
  get viewedHouseIds(): ReadonlySet<string> {
    const houses = this.houses.filter((house) => house.TARGET_CD === ITEM_TYPE.HOUSE);
    return new Set(houses.map((house) => house.TARGET_ID));
  }

  /** A house's page was opened. */
  viewed(house: ViewedHouse): void {
    const entry: RecentHouse = {
      TARGET_CD: ITEM_TYPE.HOUSE,
      TARGET_ID: house.id,
      DATE: this.clock.now(),
      DONGLI_CD: house.address.dongliCode,
      LATITUDE: house.lat,
      LONGITUDE: house.lng,
      SIGUNGU_NM: house.address.sigungu,
      DONGLI_NM: house.address.dong,
    };
    this.houses = addRecentHouse(this.storedHouses(this.houses), entry);
    this.storage.write(STORAGE_KEY.RECENT_VIEWED_HOUSES, storedRecentHouses(this.houses));
  }

  /** A house's advertiser was called, written to or asked in a chat. */
  contacted(houseId: string, method: ContactMethod): void {
    this.contacts = addRecentContact(this.storedContacts(this.contacts), {
      TARGET_ID: houseId,
      TYPE: ITEM_TYPE.HOUSE,
      METHOD: method,
      DATE: seoulDay(this.clock.now()),
    });
    this.storage.write(STORAGE_KEY.RECENT_CONTACT_HOUSE, JSON.stringify(this.contacts));
  }

  private read(): void {
    this.houses = this.storedHouses([]);
    this.contacts = this.storedContacts([]);
  }

  /** Once: the older key goes only when its entries are safe under the newer one. */
  private takeOverOlderForm(): void {
    const older = this.storage.read(STORAGE_KEY.RECENT_VIEWED_HOUSES_V1);
    if (older === null) return;
    const newer = this.storage.read(STORAGE_KEY.RECENT_VIEWED_HOUSES);
    const text = storedRecentHouses(parseRecentHouses(newer, older));
    const isSafe =
      this.storage.write(STORAGE_KEY.RECENT_VIEWED_HOUSES, text) &&
      this.storage.read(STORAGE_KEY.RECENT_VIEWED_HOUSES) === text;
    if (isSafe) this.storage.remove(STORAGE_KEY.RECENT_VIEWED_HOUSES_V1);
  }

  /** What is stored; where nothing can be, what this tab knows. */
  private storedHouses(known: readonly RecentHouse[]): readonly RecentHouse[] {
    const newer = this.storage.read(STORAGE_KEY.RECENT_VIEWED_HOUSES);
    const older = this.storage.read(STORAGE_KEY.RECENT_VIEWED_HOUSES_V1);
    return newer === null && older === null ? known : parseRecentHouses(newer, older);
  }

  private storedContacts(known: readonly RecentContact[]): readonly RecentContact[] {
    const stored = this.storage.read(STORAGE_KEY.RECENT_CONTACT_HOUSE);
    return stored === null ? known : parseRecentContacts(stored);
  }
}

const WATCHED: ReadonlySet<string> = new Set([
  STORAGE_KEY.RECENT_VIEWED_HOUSES,
  STORAGE_KEY.RECENT_VIEWED_HOUSES_V1,
  STORAGE_KEY.RECENT_CONTACT_HOUSE,
]);
