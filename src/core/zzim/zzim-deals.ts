import { DEAL_STATUS, type DealStatus } from '../deal/deal';
import { ITEM_TYPE, POST_KIND, type DealType } from '../shared/codes';
import { fieldsOf, numberIn, storedEntries, textIn } from '../shared/stored-json';
import type { Manwon } from '../shared/money';
import { KEPT_STATUS, keptIn, type KeptHouse } from './zzim-houses';
import { newestZzim } from './zzim-list';

/** What a kept deal is: somebody's room without a middleman, or somebody to live with. */
export type ZzimDealKind = keyof typeof POST_KIND;

/** A deal that a person keeps (찜). Its identity is TARGET_ID, whatever it is. */
export interface ZzimDeal {
  readonly TARGET_CD: typeof ITEM_TYPE.DEAL;
  readonly TARGET_ID: string;
  readonly TYPE: ZzimDealKind;
  /** Milliseconds since 1970. */
  readonly DATE: number;
  readonly KEPT: KeptHouse;
}

/** What is compared of a deal: what it asks for, or the most that somebody would pay. */
export interface PricedDeal {
  /** On offer where it is not said: reserved ones are on no map. */
  readonly status?: DealStatus | undefined;
  readonly rentType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  readonly maintenance: Manwon | null;
}

/** What is kept of a deal: it is on offer as long as anybody sees it. */
export const keptDeal = (deal: PricedDeal): KeptHouse => ({
  status: deal.status === DEAL_STATUS.RESERVED ? KEPT_STATUS.RESERVED : KEPT_STATUS.OPEN,
  dealType: deal.rentType,
  deposit: deal.deposit,
  monthly: deal.monthly,
  maintenance: deal.maintenance,
});

/** The kept deals out of storage; what cannot be read is left out, nothing throws. */
export function parseZzimDeals(stored: string | null): ZzimDeal[] {
  const entries = storedEntries(stored).flatMap((fields): ZzimDeal[] => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    const TYPE = Object.values(POST_KIND).find((known) => known === fields['TYPE']);
    const KEPT = keptIn(fieldsOf(fields['KEPT']));
    if (TARGET_ID === null || TYPE === undefined || KEPT === null) return [];
    const DATE = numberIn(fields['DATE']) ?? 0;
    return [{ TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID, TYPE, DATE, KEPT }];
  });
  return newestZzim(entries);
}

/** What is stored for {@link parseZzimDeals}. */
export const storedZzimDeals = (list: readonly ZzimDeal[]): string =>
  JSON.stringify({ version: '1.0', entries: list });
