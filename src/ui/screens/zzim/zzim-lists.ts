import {
  BOOKMARK_KIND,
  bookmarkKind,
  ITEM_TYPE,
  POST_KIND,
  TARGET_TYPE,
  ZZIM_TAB,
  ZZIM_TYPE,
  type Bookmark,
  type RecentContact,
  type RecentEntry,
  type RecentHouse,
  type ZzimDeal,
  type ZzimHouse,
} from '#core';
import { PATH } from '../../ground/paths';

export type ZzimTab = (typeof ZZIM_TAB)[keyof typeof ZZIM_TAB];

/** What a list is of: its sub-tab. */
export const ZZIM_KIND = {
  house: 'house',
  /** Rooms without a middleman. */
  direct: 'direct',
  mate: 'mate',
  notice: 'notice',
  post: 'post',
  content: 'content',
} as const;
export type ZzimKind = keyof typeof ZZIM_KIND;

/** What people offer each other. */
const DEALS = [ZZIM_KIND.direct, ZZIM_KIND.mate] as const;
export type DealKindListed = (typeof DEALS)[number];

const READINGS = ['notice', 'post', 'content'] as const;

/** The sub-tabs of a list, in their order. */
export const ZZIM_KINDS: Readonly<Record<ZzimTab, readonly ZzimKind[]>> = {
  [ZZIM_TAB.RECENT]: ['house', ...DEALS, ...READINGS],
  [ZZIM_TAB.ZZIM]: ['house', ...DEALS, ...READINGS],
  [ZZIM_TAB.CONTACT]: ['house', ...DEALS],
};

/** What people and editors write. */
const COMMUNITY_KINDS = [ZZIM_KIND.post, ZZIM_KIND.content] as const;
type CommunityKind = (typeof COMMUNITY_KINDS)[number];

/** A house in a list, as far as this device knows it. */
export interface ListedHouse {
  readonly id: string;
  readonly kept: ZzimHouse | null;
  readonly contact: RecentContact | null;
  /** `관악구 신림동`; empty where it is not known. */
  readonly dongName: string;
}

/** Something to read in a list. */
export interface ListedReading {
  readonly id: string;
  readonly kept: Bookmark | null;
}

interface TabWords {
  readonly tab: ZzimTab;
  readonly name: string;
  /** What is said where it has no house. */
  readonly empty: string;
  readonly hint: string;
}

const TAB_WORDS: Readonly<Record<ZzimTab, TabWords>> = {
  [ZZIM_TAB.RECENT]: {
    tab: ZZIM_TAB.RECENT,
    name: '최근 본',
    empty: '최근 본 집이 없어요',
    hint: '집을 열어 보면 여기에 남아요.',
  },
  [ZZIM_TAB.ZZIM]: {
    tab: ZZIM_TAB.ZZIM,
    name: '찜한',
    empty: '찜한 집이 없어요',
    hint: '마음에 드는 집의 하트를 누르면 여기에 모여요.',
  },
  [ZZIM_TAB.CONTACT]: {
    tab: ZZIM_TAB.CONTACT,
    name: '연락한',
    empty: '연락한 집이 없어요',
    hint: '전화, 문자, 채팅으로 문의한 집이 여기에 모여요.',
  },
};

/** The tabs in their order. */
export const ZZIM_TABS = [
  TAB_WORDS[ZZIM_TAB.RECENT],
  TAB_WORDS[ZZIM_TAB.ZZIM],
  TAB_WORDS[ZZIM_TAB.CONTACT],
];

export const tabWords = (tab: ZzimTab): TabWords => TAB_WORDS[tab];

/** The tab that an address names; `first` where it names none. */
export function zzimTabOf(search: string, first: ZzimTab): ZzimTab {
  const named = new URLSearchParams(search).get('tab');
  return Object.values(ZZIM_TAB).find((tab) => tab === named) ?? first;
}

/** The sub-tab that an address names; of what the list has none, the first. */
export function zzimKindOf(search: string, tab: ZzimTab): ZzimKind {
  const params = new URLSearchParams(search);
  const named = params.get('of');
  const deal = DEALS.find((kind) => kind === named);
  if (deal !== undefined) return deal;
  const isNamed = params.get('sub') === ZZIM_TYPE.BOOKMARK;
  if (!isNamed || tab === ZZIM_TAB.CONTACT) return ZZIM_KIND.house;
  return COMMUNITY_KINDS.find((kind) => kind === named) ?? ZZIM_KIND.notice;
}

const isOfDeals = (kind: ZzimKind): boolean => DEALS.some((one) => one === kind);

export function zzimPath(tab: ZzimTab, kind: ZzimKind, first: ZzimTab): string {
  const params = new URLSearchParams();
  if (tab !== first) params.set('tab', tab);
  if (kind !== ZZIM_KIND.house && ZZIM_KINDS[tab].includes(kind)) {
    if (!isOfDeals(kind)) params.set('sub', ZZIM_TYPE.BOOKMARK);
    if (kind !== ZZIM_KIND.notice) params.set('of', kind);
  }
  const search = params.toString();
  return search === '' ? PATH.zzim : `${PATH.zzim}?${search}`;
}

/** What the device remembers, a list a tab, newest first. */
export function listedHouses(known: {
  readonly viewed: readonly RecentHouse[];
  readonly kept: readonly ZzimHouse[];
  readonly contacts: readonly RecentContact[];
}): Readonly<Record<ZzimTab, readonly ListedHouse[]>> {
  const none = { kept: null, contact: null, dongName: '' };
  const isHouse = (entry: RecentHouse) => entry.TARGET_CD === ITEM_TYPE.HOUSE;
  return {
    recent: known.viewed.filter(isHouse).map((entry) => ({
      ...none,
      id: entry.TARGET_ID,
      dongName: [entry.SIGUNGU_NM, entry.DONGLI_NM].filter(Boolean).join(' '),
    })),
    zzim: known.kept.map((kept) => ({ ...none, id: kept.TARGET_ID, kept })),
    contact: known.contacts
      .filter(({ TYPE }) => TYPE === ITEM_TYPE.HOUSE)
      .map((contact) => ({ ...none, id: contact.TARGET_ID, contact })),
  };
}

/** A room without a middleman, or a mate, in a list. */
export interface ListedDeal {
  readonly id: string;
  readonly kept: ZzimDeal | null;
  readonly contact: RecentContact | null;
}

/** How each is stored. */
const DEAL_TYPES = { direct: POST_KIND.DIRECT, mate: POST_KIND.MATE } as const;

/** The rooms without a middleman, or the mates, that the device remembers, a list a tab, newest first. */
export function listedDeals(
  kind: DealKindListed,
  known: {
    readonly viewed: readonly RecentHouse[];
    readonly kept: readonly ZzimDeal[];
    readonly contacts: readonly RecentContact[];
  },
): Readonly<Record<ZzimTab, readonly ListedDeal[]>> {
  const none = { kept: null, contact: null };
  const type = DEAL_TYPES[kind];
  return {
    recent: known.viewed
      .filter((one) => one.TARGET_CD === ITEM_TYPE.DEAL && one.TYPE === type)
      .map(({ TARGET_ID }) => ({ ...none, id: TARGET_ID })),
    zzim: known.kept
      .filter(({ TYPE }) => TYPE === type)
      .map((kept) => ({ ...none, id: kept.TARGET_ID, kept })),
    contact: known.contacts
      .filter(({ TYPE }) => TYPE === type)
      .map((contact) => ({ ...none, id: contact.TARGET_ID, contact })),
  };
}

/** The notices that the device remembers, a list a tab, newest first. */
export function listedNotices(known: {
  readonly viewed: readonly RecentHouse[];
  readonly kept: readonly Bookmark[];
}): Readonly<Record<ZzimTab, readonly ListedReading[]>> {
  return {
    recent: known.viewed
      .filter(({ TARGET_CD }) => TARGET_CD === ITEM_TYPE.RENTAL)
      .map(({ TARGET_ID }) => ({ id: TARGET_ID, kept: null })),
    zzim: known.kept.map((kept) => ({ id: kept.TARGET_ID, kept })),
    contact: [],
  };
}

const TYPES = { post: TARGET_TYPE.POST, content: TARGET_TYPE.CONTENT } as const;

/** The posts, or the articles, that the device remembers, a list a tab, newest first. */
export function listedCommunity(
  kind: CommunityKind,
  known: {
    readonly viewed: readonly RecentEntry[];
    readonly kept: readonly Bookmark[];
  },
): Readonly<Record<ZzimTab, readonly ListedReading[]>> {
  return {
    recent: known.viewed
      .filter(({ TYPE }) => TYPE === TYPES[kind])
      .map(({ TARGET_ID }) => ({ id: TARGET_ID, kept: null })),
    zzim: known.kept
      .filter((one) => bookmarkKind(one) === BOOKMARK_KIND[kind])
      .map((kept) => ({ id: kept.TARGET_ID, kept })),
    contact: [],
  };
}
