import type { DealType } from '../shared/codes';
import type { Yyyymmdd } from '../shared/day';
import type { HybridStamp } from '../shared/hybrid-clock';
import type { Manwon } from '../shared/money';
import type { CheckArea, CheckWeight } from './catalogue';
import type { Stamped } from './stamped';

/** UNKNOWN: looked at, and it could not be told. */
export const CHECK_GRADE = { GOOD: 'GOOD', FAIR: 'FAIR', BAD: 'BAD', UNKNOWN: 'UNKNOWN' } as const;
export type CheckGrade = keyof typeof CHECK_GRADE;

const GRADE_NAMES: Readonly<Record<CheckGrade, string>> = {
  GOOD: '좋음',
  FAIR: '보통',
  BAD: '나쁨',
  UNKNOWN: '모름',
};
export const checkGradeName = (grade: CheckGrade): string => GRADE_NAMES[grade];

/** What a checklist is about. Texts are empty where nothing was written. */
export interface ChecklistPlace {
  readonly from: 'HOUSE' | 'DEAL' | 'FREE';
  /** Of the house or the deal; null where it was written freely. */
  readonly targetId: string | null;
  /** 원룸, 오피스텔 */
  readonly kind: string;
  /** 신림동 */
  readonly dong: string;
  readonly address: string;
  /** 2층/4층 */
  readonly floor: string;
  readonly price: ChecklistPrice | null;
  readonly maintenance: Manwon | null;
}

export interface ChecklistPrice {
  readonly dealType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
}

/** Whom a person met there, or calls about it. */
export interface ChecklistContact {
  readonly name: string;
  readonly tel: string;
}

/** An item of one's own: what is not in the catalogue. */
export interface OwnCheck {
  readonly area: CheckArea;
  readonly name: string;
}

/** What was written of one item in one room. */
export interface ChecklistEntry {
  /** A `CheckArea`, or the id of a room of one's own. */
  readonly room: string;
  /** Of the catalogue, or the id of an item of one's own. */
  readonly item: string;
  readonly grade: Stamped<CheckGrade | null> | null;
  /** In the unit of the item's measure, to one decimal. */
  readonly reading: Stamped<number | null> | null;
  readonly note: Stamped<string> | null;
  /** Null of a stamped one: the catalogue's again. */
  readonly weight: Stamped<CheckWeight | null> | null;
  /** Whether it is on the list; where nothing is written, as the catalogue has it. */
  readonly isShown: Stamped<boolean> | null;
  /** Of an item of one's own; null of a stamped one: it was removed. */
  readonly own: Stamped<OwnCheck | null> | null;
}

/** A second room, say. */
export interface ChecklistRoom {
  readonly id: string;
  readonly area: CheckArea;
  /** Null: it was removed. */
  readonly name: Stamped<string | null>;
}

/** A photo. It goes only when a person removes it, and then for good. */
export interface ChecklistPhoto {
  /** Made on the device, as the id of a checklist. */
  readonly id: string;
  readonly room: string | null;
  readonly item: string | null;
  /** The server's picture; null while it waits on its device. */
  readonly pictureId: string | null;
  readonly caption: Stamped<string> | null;
  readonly removed: HybridStamp | null;
}

/**
 * What was seen when viewing one house. Each field has the stamp at which it was written; null where
 * nothing was. Entries, rooms and photos are in the order of their ids, each once.
 */
export interface Checklist {
  /** A UUIDv7 made on the device: it names the moment at which it was begun. */
  readonly id: string;
  readonly title: Stamped<string> | null;
  readonly place: Stamped<ChecklistPlace | null> | null;
  readonly contact: Stamped<ChecklistContact | null> | null;
  readonly seenOn: Stamped<Yyyymmdd | null> | null;
  readonly note: Stamped<string> | null;
  readonly rooms: readonly ChecklistRoom[];
  readonly entries: readonly ChecklistEntry[];
  readonly photos: readonly ChecklistPhoto[];
  /** When a person deleted it. What was written after that, or a photo that they did not see, keeps it. */
  readonly removed: HybridStamp | null;
}

/** Characters that a person sees (spec/readings R36), and how many of each there may be. */
export const CHECKLIST_LIMITS = {
  /** Checklists of a member. */
  checklists: 100,
  title: 40,
  note: 500,
  ownName: 30,
  roomName: 20,
  address: 120,
  word: 40,
  contactName: 20,
  tel: 20,
  caption: 60,
  /** Added by one person; what other devices added before they met stays. */
  photos: 60,
  ownItems: 50,
  rooms: 10,
} as const;

/** More than any person writes: what is longer is no checklist of this product. */
export const CHECKLIST_MOST = { rooms: 50, entries: 1000, photos: 400 } as const;

export const newChecklist = (id: string): Checklist => ({
  id,
  title: null,
  place: null,
  contact: null,
  seenOn: null,
  note: null,
  rooms: [],
  entries: [],
  photos: [],
  removed: null,
});

export const emptyEntry = (room: string, item: string): ChecklistEntry => ({
  room,
  item,
  grade: null,
  reading: null,
  note: null,
  weight: null,
  isShown: null,
  own: null,
});

export const isPhotoThere = (photo: ChecklistPhoto): boolean => photo.removed === null;
