import { DEAL_TYPE, ITEM_TYPE } from '../shared/codes';
import { fieldsOf, numberIn, storedEntries, textIn, type Fields } from '../shared/stored-json';
import { HOUSE_STATUS, type HouseSummary } from '../house/house';
import type { Manwon } from '../shared/money';
import { newestZzim } from './zzim-list';

/** How a house or a deal stood when it was kept. */
export const KEPT_STATUS = { ...HOUSE_STATUS, RESERVED: 'RESERVED' } as const;
export type KeptStatus = keyof typeof KEPT_STATUS;

/** What something costs. */
export interface KeptPrice {
  readonly dealType: HouseSummary['dealType'];
  /** 만원 */
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  /** 만원 a month; null where the ad did not say. */
  readonly maintenance: Manwon | null;
}

/** What a house was when it was kept: what has changed since is told beside it. */
export interface KeptHouse extends KeptPrice {
  readonly status: KeptStatus;
}

/** A house that a person keeps (찜). Its identity is TARGET_ID. */
export interface ZzimHouse {
  readonly TARGET_CD: typeof ITEM_TYPE.HOUSE;
  readonly TARGET_ID: string;
  /** Milliseconds since 1970. */
  readonly DATE: number;
  readonly KEPT: KeptHouse;
}

/** What is kept of a house. */
export function keptHouse(house: KeptHouse): KeptHouse {
  const { status, dealType, deposit, monthly, maintenance } = house;
  return { status, dealType, deposit, monthly, maintenance };
}

/** A price out of storage; null where it or its deal cannot be read. */
export function priceIn(fields: Fields): KeptPrice | null {
  const deposit = numberIn(fields['deposit']);
  const monthly = numberIn(fields['monthly']);
  const dealType = Object.values(DEAL_TYPE).find((known) => known === fields['dealType']);
  if (deposit === null || monthly === null || dealType === undefined) return null;
  return { dealType, deposit, monthly, maintenance: numberIn(fields['maintenance']) };
}

const KEPT_STATES = [KEPT_STATUS.SOLD, KEPT_STATUS.RESERVED];

/** What was kept out of storage; null where its price or its deal cannot be read. */
export function keptIn(fields: Fields): KeptHouse | null {
  const price = priceIn(fields);
  const status = KEPT_STATES.find((known) => known === fields['status']) ?? KEPT_STATUS.OPEN;
  return price && { status, ...price };
}

/** The kept houses out of storage; what cannot be read is left out, nothing throws. */
export function parseZzimHouses(stored: string | null): ZzimHouse[] {
  const entries = storedEntries(stored).flatMap((fields): ZzimHouse[] => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    const KEPT = keptIn(fieldsOf(fields['KEPT']));
    if (TARGET_ID === null || KEPT === null) return [];
    const DATE = numberIn(fields['DATE']) ?? 0;
    return [{ TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID, DATE, KEPT }];
  });
  return newestZzim(entries);
}

/** What is stored for {@link parseZzimHouses}. */
export function storedZzimHouses(list: readonly ZzimHouse[]): string {
  return JSON.stringify({ version: '1.0', entries: list });
}
