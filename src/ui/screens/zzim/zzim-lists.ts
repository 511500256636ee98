import { ITEM_TYPE, ZZIM_TAB, type RecentContact, type RecentHouse, type ZzimHouse } from '#core';
import { PATH } from '../../ground/paths';

export type ZzimTab = (typeof ZZIM_TAB)[keyof typeof ZZIM_TAB];

/** A house in a list, as far as this device knows it. */
export interface ListedHouse {
  readonly id: string;
  readonly kept: ZzimHouse | null;
  readonly contact: RecentContact | null;
  /** `관악구 신림동`; empty where it is not known. */
  readonly dongName: string;
}

/** The tabs in their order, and what is said where one has nothing. */
export const ZZIM_TABS = [
  {
    tab: ZZIM_TAB.RECENT,
    name: '최근 본 집',
    empty: '최근 본 집이 없어요',
    hint: '집을 열어 보면 여기에 남아요.',
  },
  {
    tab: ZZIM_TAB.ZZIM,
    name: '찜한 집',
    empty: '찜한 집이 없어요',
    hint: '마음에 드는 집의 하트를 누르면 여기에 모여요.',
  },
  {
    tab: ZZIM_TAB.CONTACT,
    name: '연락한 집',
    empty: '연락한 집이 없어요',
    hint: '전화, 문자, 채팅으로 문의한 집이 여기에 모여요.',
  },
] as const;

/** The tab that an address names; `first` where it names none. */
export function zzimTabOf(search: string, first: ZzimTab): ZzimTab {
  const named = new URLSearchParams(search).get('tab');
  return Object.values(ZZIM_TAB).find((tab) => tab === named) ?? first;
}

export const zzimTabPath = (tab: ZzimTab, first: ZzimTab): string =>
  tab === first ? PATH.zzim : `${PATH.zzim}?tab=${tab}`;

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
