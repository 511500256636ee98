import { DEAL_STATUS, type DealStatus } from './deal';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A confirmation lets a deal be shown for so many days. */
export const CONFIRMED_DAYS = 7;
/** Two who say that it is gone leave its owner so long to answer. */
export const GONE_ANSWER_MS = 48 * HOUR_MS;
/** So many different members who say that it is gone have its owner asked. */
export const GONE_SAYERS = 2;
/** What is no more shown may be confirmed again for so many days; then it is over. */
export const REOPEN_DAYS = 30;

/** Names a version of a deal: another once it was changed. ISO 8601. */
export const dealVersion = (deal: {
  readonly createdAt: string;
  readonly editedAt: string | null;
}): string => deal.editedAt ?? deal.createdAt;

/** What decides how a deal stands (spec/readings R41); moments in ms. */
export interface DealLife {
  /** As its owner left it. */
  readonly status: DealStatus;
  readonly confirmedAt: number;
  /** When the second member since then said that it is gone; null where fewer did. */
  readonly goneAt: number | null;
}

/** From this moment on a deal that nobody confirms is on no list. */
export const shownUntil = ({ confirmedAt, goneAt }: Omit<DealLife, 'status'>): number =>
  Math.min(confirmedAt + CONFIRMED_DAYS * DAY_MS, (goneAt ?? Infinity) + GONE_ANSWER_MS);

/** From this moment on a deal that nobody confirmed is over. */
export const reopenUntil = (until: number): number => until + REOPEN_DAYS * DAY_MS;

/** How a deal stands at a moment, whatever was written by then. */
export function statusAt(status: DealStatus, until: number, now: number): DealStatus {
  if (status === DEAL_STATUS.DONE || now >= reopenUntil(until)) return DEAL_STATUS.DONE;
  return now >= until ? DEAL_STATUS.HIDDEN : status;
}

/** Whether its owner hid it, as they left it: what merely lapsed was left on offer. */
export const isHiddenBy = (left: DealStatus): boolean => left === DEAL_STATUS.HIDDEN;

/** Whether everybody may find it. */
export const isOnOffer = (status: DealStatus): boolean =>
  status === DEAL_STATUS.OPEN || status === DEAL_STATUS.RESERVED;

/** How a deal stands once its owner confirmed it: hidden it is opened, reserved it stays. */
export const confirmedStatus = (left: DealStatus): DealStatus =>
  left === DEAL_STATUS.HIDDEN ? DEAL_STATUS.OPEN : left;

/** Whether an owner may set this; what is over stays over. */
export const mayBecome = (from: DealStatus, to: DealStatus): boolean =>
  from !== DEAL_STATUS.DONE || to === DEAL_STATUS.DONE;
