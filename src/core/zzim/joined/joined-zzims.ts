import { ITEM_TYPE, POST_KIND } from '../../shared/codes';
import { hybridStampAt } from '../../shared/hybrid-clock';
import { isId } from '../../shared/ids';
import { fieldsOf } from '../../shared/stored-json';
import { bookmarkKind, bookmarkOf, type Bookmark } from '../bookmarks';
import { keepNewest } from '../recent-list';
import type { ZzimDeal } from '../zzim-deals';
import { keptIn, type KeptHouse, type KeptPrice, type ZzimHouse } from '../zzim-houses';
import { ZZIM_LIMIT } from '../zzim-list';
import {
  LISTED_TYPE,
  momentOf,
  parseJoined,
  type Joined,
  type JoinRule,
  type ListedType,
} from './joined-list';

/** A 찜 as the lists of a member are joined. */
export interface JoinedZzim extends Joined {
  /** What a house or a deal was when it was kept; null of all else, and of what is let go. */
  readonly kept: KeptHouse | null;
}

/** How many of a type are remembered, let go ones with them: twice what is shown. */
export const MOST_ZZIMS_REMEMBERED = 2 * ZZIM_LIMIT;

const PRICED: ReadonlySet<ListedType> = new Set(['house', 'direct', 'mate']);

/** Whether of things of a type it is kept what they cost. */
export const isPriced = (type: ListedType): boolean => PRICED.has(type);

/** More than anything costs, in 만원; what an entry says is no more. */
export const MOST_KEPT_MANWON = 1_000_000_000;
const manwonOf = (value: number): number =>
  Math.min(Math.max(Math.round(value), 0), MOST_KEPT_MANWON);

/** What something costs, as the server takes it, whatever stands in storage. */
export const soundPrice = <Price extends KeptPrice>(price: Price): Price => ({
  ...price,
  deposit: manwonOf(price.deposit),
  monthly: manwonOf(price.monthly),
  maintenance: price.maintenance === null ? null : manwonOf(price.maintenance),
});

/** Whether an entry says what its type needs: what it cost, of what costs something and is kept. */
export const isWholeZzim = ({ type, isKept, kept }: Omit<JoinedZzim, 'at'>): boolean =>
  (isKept && isPriced(type)) === (kept !== null);

export const ZZIM_JOIN: JoinRule<JoinedZzim> = {
  groupOf: ({ type }) => type,
  mostRemembered: MOST_ZZIMS_REMEMBERED,
  saysOf: ({ kept }) =>
    kept === null
      ? ''
      : JSON.stringify([kept.status, kept.dealType, kept.deposit, kept.monthly, kept.maintenance]),
};

/** What is kept, newest first, of each type {@link ZZIM_LIMIT} at most. */
export const keptZzims = (list: readonly JoinedZzim[]): JoinedZzim[] =>
  keepNewest(
    list.filter(({ isKept }) => isKept),
    ({ type, id }) => `${type} ${id}`,
    ({ type }) => type,
    ZZIM_LIMIT,
  );

/** Out of storage, newest first; what cannot be read is left out, nothing throws. */
export const parseJoinedZzims = (stored: string | null): JoinedZzim[] =>
  parseJoined<JoinedZzim>(
    stored,
    (fields, joined) => {
      const isPricedNow = joined.isKept && isPriced(joined.type);
      const kept = isPricedNow ? keptIn(fieldsOf(fields['kept'])) : null;
      const entry = { ...joined, kept: kept && soundPrice(kept) };
      return isWholeZzim(entry) ? entry : null;
    },
    ZZIM_JOIN,
  );

/** What a device kept before lists were joined. */
export interface DeviceZzims {
  readonly houses: readonly ZzimHouse[];
  readonly deals: readonly ZzimDeal[];
  readonly bookmarks: readonly Bookmark[];
}

/**
 * The same as entries that were set on that device when they were kept; of what can be no id, nothing. Each time it
 * is the same.
 */
export function joinedZzimsOf(
  { houses, deals, bookmarks }: DeviceZzims,
  node: string,
): JoinedZzim[] {
  const entryOf = (
    type: ListedType,
    { TARGET_ID, DATE }: { readonly TARGET_ID: string; readonly DATE: number },
    kept: KeptHouse | null,
  ): JoinedZzim => ({
    type,
    id: TARGET_ID,
    at: hybridStampAt(DATE, node),
    isKept: true,
    kept: kept && soundPrice(kept),
  });
  return [
    ...houses.map((house) => entryOf(LISTED_TYPE.house, house, house.KEPT)),
    ...deals.map((deal) =>
      entryOf(deal.TYPE === POST_KIND.MATE ? 'mate' : 'direct', deal, deal.KEPT),
    ),
    ...bookmarks.map((bookmark) => entryOf(bookmarkKind(bookmark), bookmark, null)),
  ].filter(({ id }) => isId(id));
}

/** What is kept of a joined list, as the lists of the app have it: newest first. */
export function deviceZzimsOf(list: readonly JoinedZzim[]): DeviceZzims {
  const kept = keptZzims(list);
  return {
    houses: kept.flatMap((entry): ZzimHouse[] =>
      entry.type !== LISTED_TYPE.house || entry.kept === null
        ? []
        : [
            {
              TARGET_CD: ITEM_TYPE.HOUSE,
              TARGET_ID: entry.id,
              DATE: momentOf(entry),
              KEPT: entry.kept,
            },
          ],
    ),
    deals: kept.flatMap((entry): ZzimDeal[] => {
      const { type, id, kept: KEPT } = entry;
      if (KEPT === null || (type !== LISTED_TYPE.direct && type !== LISTED_TYPE.mate)) return [];
      const TYPE = type === LISTED_TYPE.mate ? POST_KIND.MATE : POST_KIND.DIRECT;
      return [{ TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: id, TYPE, DATE: momentOf(entry), KEPT }];
    }),
    bookmarks: kept.flatMap((entry): Bookmark[] => {
      const { type, id } = entry;
      return type === 'notice' || type === 'post' || type === 'content'
        ? [bookmarkOf(type, id, momentOf(entry))]
        : [];
    }),
  };
}
