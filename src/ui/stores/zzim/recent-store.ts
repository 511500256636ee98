import { makeAutoObservable } from 'mobx';
import type { TARGET_TYPE } from '#core';
import {
  addRecentCommunity,
  addRecentContact,
  addRecentHouse,
  ITEM_TYPE,
  parseRecentCommunity,
  parseRecentContacts,
  parseRecentHouses,
  POST_KIND,
  seoulDay,
  STORAGE_KEY,
  storedRecentHouses,
  type Area,
  type Clock,
  type ContactMethod,
  type HouseSummary,
  type MateListing,
  type NoticeSummary,
  type RecentContact,
  type RecentEntry,
  type RecentHouse,
} from '#core';
import { KeptList, type ListStorage } from './kept-list';
import type { ListenToStorage } from '../listen-to-storage';

type ViewedHouse = Pick<HouseSummary, 'id' | 'lat' | 'lng' | 'address'>;
type CommunityType = typeof TARGET_TYPE.POST | typeof TARGET_TYPE.CONTENT;
type ViewedMate = Pick<MateListing, 'id' | 'dongs'>;
type ViewedNotice = Pick<NoticeSummary, 'id' | 'areas'>;

/** What was viewed and contacted lately on this device (spec/readings R4, R5), newest first. */
export class RecentStore {
  private readonly viewedList: KeptList<RecentHouse>;
  private readonly contactList: KeptList<RecentContact>;
  private readonly communityList: KeptList<RecentEntry>;

  constructor(
    private readonly storage: ListStorage,
    private readonly clock: Clock,
    listen: ListenToStorage,
  ) {
    this.viewedList = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.RECENT_VIEWED_HOUSES, STORAGE_KEY.RECENT_VIEWED_HOUSES_V1],
      parse: (newer = null, older = null) => parseRecentHouses(newer, older),
      text: storedRecentHouses,
    });
    this.contactList = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.RECENT_CONTACT_HOUSE],
      parse: (stored = null) => parseRecentContacts(stored),
      text: (contacts) => JSON.stringify(contacts),
    });
    this.communityList = new KeptList(storage, listen, {
      keys: [STORAGE_KEY.RECENT_VIEWED_COMMUNITY],
      parse: (stored = null) => parseRecentCommunity(stored),
      text: (viewed) => JSON.stringify(viewed),
    });
    makeAutoObservable<this, 'storage' | 'clock' | 'viewedList' | 'contactList' | 'communityList'>(
      this,
      {
        storage: false,
        clock: false,
        viewedList: false,
        contactList: false,
        communityList: false,
      },
    );
  }

  start(): void {
    this.takeOverOlderForm();
    this.viewedList.start();
    this.contactList.start();
    this.communityList.start();
  }

  stop(): void {
    this.viewedList.stop();
    this.contactList.stop();
    this.communityList.stop();
  }

  /** Houses, notices and deals, by their TARGET_CD. */
  get houses(): readonly RecentHouse[] {
    return this.viewedList.entries;
  }

  get contacts(): readonly RecentContact[] {
    return this.contactList.entries;
  }

  /** Posts and contents, by their TYPE. */
  get community(): readonly RecentEntry[] {
    return this.communityList.entries;
  }

  /** Ids of the houses that were viewed: their pills on the map are dimmed. */
  get viewedHouseIds(): ReadonlySet<string> {
    return this.viewedIds(ITEM_TYPE.HOUSE);
  }

  /** The same of direct deals. */
  get viewedDealIds(): ReadonlySet<string> {
    return this.viewedIds(ITEM_TYPE.DEAL);
  }

  /** A house's page was opened. */
  viewed(house: ViewedHouse): void {
    this.viewedAt(ITEM_TYPE.HOUSE, house.id, placeOf(house));
  }

  /** A direct deal's page was opened: its place is that of everybody, never the room's own. */
  viewedDeal(deal: ViewedHouse): void {
    this.viewedAt(ITEM_TYPE.DEAL, deal.id, { TYPE: POST_KIND.DIRECT, ...placeOf(deal) });
  }

  /** A mate's page was opened. */
  viewedMate({ id, dongs: [first] }: ViewedMate): void {
    this.viewedAt(ITEM_TYPE.DEAL, id, { TYPE: POST_KIND.MATE, ...(first && areaOf(first)) });
  }

  /** A notice's page was opened. */
  viewedNotice({ id, areas: [first] }: ViewedNotice): void {
    this.viewedAt(ITEM_TYPE.RENTAL, id, first && { DONGLI_CD: first.code });
  }

  /** A post's page, or an article's, was opened. */
  viewedCommunity(TYPE: CommunityType, id: string): void {
    const entry: RecentEntry = { TARGET_ID: id, TYPE, DATE: this.clock.now() };
    this.communityList.change((viewed) => addRecentCommunity(viewed, entry));
  }

  /** A house's advertiser was called, written to or asked in a chat. */
  contacted(houseId: string, method: ContactMethod): void {
    this.contactedAt(ITEM_TYPE.HOUSE, houseId, method);
  }

  /** The same of who offers a room. */
  contactedDeal(dealId: string, method: ContactMethod): void {
    this.contactedAt(POST_KIND.DIRECT, dealId, method);
  }

  /** The same of somebody to live with. */
  contactedMate(dealId: string, method: ContactMethod): void {
    this.contactedAt(POST_KIND.MATE, dealId, method);
  }

  private contactedAt(TYPE: string, TARGET_ID: string, METHOD: ContactMethod): void {
    const contact = { TARGET_ID, TYPE, METHOD, DATE: seoulDay(this.clock.now()) };
    this.contactList.change((contacts) => addRecentContact(contacts, contact));
  }

  private viewedIds(type: string): ReadonlySet<string> {
    const viewed = this.houses.filter((one) => one.TARGET_CD === type);
    return new Set(viewed.map((one) => one.TARGET_ID));
  }

  private viewedAt(TARGET_CD: string, TARGET_ID: string, details: Partial<RecentHouse> = {}): void {
    const entry: RecentHouse = { TARGET_CD, TARGET_ID, DATE: this.clock.now(), ...details };
    this.viewedList.change((houses) => addRecentHouse(houses, entry));
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
}

const areaOf = ({ dongliCode, sigungu, dong }: Area): Partial<RecentHouse> => ({
  DONGLI_CD: dongliCode,
  SIGUNGU_NM: sigungu,
  DONGLI_NM: dong,
});

const placeOf = ({ lat, lng, address }: ViewedHouse): Partial<RecentHouse> => ({
  ...areaOf(address),
  LATITUDE: lat,
  LONGITUDE: lng,
});
