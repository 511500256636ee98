import { DEAL_STATUS, type DealStatus } from '../deal/deal';
import { NOTICE_STATUS, type DealType } from '../shared/codes';
import { daysBetween, isDay, type Yyyymmdd } from '../shared/day';
import { dayOf, isDayTime, type DayTime } from '../shared/day-time';
import type { Manwon } from '../shared/money';
import { fieldsOf, textIn, type Fields } from '../shared/stored-json';
import type { NoticeSummary } from '../youth/notice';
import type { ZzimDeal } from './zzim-deals';
import { priceIn, type KeptHouse, type KeptPrice, type ZzimHouse } from './zzim-houses';

/** How something that is kept stands: of rooms and people the first three, of notices the others. */
export const STANDS = {
  /** On offer, or there to be read. */
  OPEN: 'OPEN',
  RESERVED: 'RESERVED',
  /** Let, done, or shown to nobody for now: which of them is told to nobody. */
  OVER: 'OVER',
  /** Applications have not begun. */
  SCHEDULED: 'SCHEDULED',
  APPLY: 'APPLY',
  /** Applications end within {@link CLOSING_DAYS}. */
  CLOSING: 'CLOSING',
  CLOSED: 'CLOSED',
} as const;
export type Stands = keyof typeof STANDS;

/** A notice closes soon from so many days before its last one on. */
export const CLOSING_DAYS = 3;

/** What something was when a person saw it: of a change what matters before it and after (spec/readings R50). */
export interface SeenState {
  readonly stands: Stands;
  /** Null of what has no price, or none that falls. */
  readonly price: KeptPrice | null;
  /** Of a notice, when applications end; null where that is not known, and of all else. */
  readonly until: DayTime | null;
  /** Of a notice, the day of its last correction. */
  readonly correctedOn: Yyyymmdd | null;
}

const room = (stands: Stands, price: KeptPrice | null): SeenState => ({
  stands,
  price,
  until: null,
  correctedOn: null,
});

const priceOf = ({ dealType, deposit, monthly, maintenance }: KeptPrice): KeptPrice => ({
  dealType,
  deposit,
  monthly,
  maintenance,
});

const KEPT_STANDS = {
  OPEN: STANDS.OPEN,
  RESERVED: STANDS.RESERVED,
  SOLD: STANDS.OVER,
  HIDDEN: STANDS.OVER,
} as const;

/** A house, or what was kept of a house or of a deal. */
export const seenHouse = (house: KeptHouse): SeenState =>
  room(KEPT_STANDS[house.status], priceOf(house));

const DEAL_STANDS = {
  [DEAL_STATUS.OPEN]: STANDS.OPEN,
  [DEAL_STATUS.RESERVED]: STANDS.RESERVED,
  [DEAL_STATUS.DONE]: STANDS.OVER,
  [DEAL_STATUS.HIDDEN]: STANDS.OVER,
} as const;

/** A deal as everybody sees it; `side` is that of a mate, of whom only who has a room names a price that falls. */
export const seenDeal = (deal: {
  readonly status: DealStatus;
  readonly side?: 'HAS' | 'WANT' | undefined;
  readonly rentType: DealType;
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  readonly maintenance: Manwon | null;
}): SeenState =>
  room(
    DEAL_STANDS[deal.status],
    deal.side === 'WANT' ? null : priceOf({ ...deal, dealType: deal.rentType }),
  );

/** A notice on a day. */
export function seenNotice(
  { status, until, correctedOn }: Pick<NoticeSummary, 'status' | 'until' | 'correctedOn'>,
  today: Yyyymmdd,
): SeenState {
  const isNear = until !== null && daysBetween(today, dayOf(until)) <= CLOSING_DAYS;
  const open = isNear ? STANDS.CLOSING : STANDS.APPLY;
  const stands = {
    [NOTICE_STATUS.SCHEDULED]: STANDS.SCHEDULED,
    [NOTICE_STATUS.OPEN]: open,
    [NOTICE_STATUS.EXPIRE]: STANDS.CLOSED,
  }[status];
  return { stands, price: null, until, correctedOn };
}

/** A state out of storage; null where it cannot be read. */
export function seenStateIn(fields: Fields): SeenState | null {
  const stands = Object.values(STANDS).find((known) => known === fields['stands']);
  if (stands === undefined) return null;
  const [until, correctedOn] = [textIn(fields['until']), textIn(fields['correctedOn'])];
  return {
    stands,
    price: priceIn(fieldsOf(fields['price'])),
    until: isDayTime(until) ? until : null,
    correctedOn: isDay(correctedOn) ? correctedOn : null,
  };
}

/** One text for a state; different states have different ones. */
export const seenStateText = ({ stands, price, until, correctedOn }: SeenState): string =>
  JSON.stringify([
    stands,
    price && [price.dealType, price.deposit, price.monthly, price.maintenance],
    until,
    correctedOn,
  ]);

/** What a person saw, and when (ms since 1970). */
export interface Sight {
  readonly at: number;
  /** Null where it is not known what it was then. */
  readonly state: SeenState | null;
}

/** What it was when a house or a deal was kept. */
export const keptSight = ({ DATE, KEPT }: Pick<ZzimHouse | ZzimDeal, 'DATE' | 'KEPT'>): Sight => ({
  at: DATE,
  state: seenHouse(KEPT),
});

/** The last of what a person saw; null where nothing is known of then. At the same time, the one that was opened. */
export const lastSeen = (kept: Sight, opened: Sight | null): SeenState | null =>
  opened !== null && opened.at >= kept.at ? opened.state : kept.state;
