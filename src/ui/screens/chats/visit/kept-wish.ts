import { VISIT_STATE, type ChatVisit, type VisitWish } from '#core';

/** What somebody wished of a visit, as the device keeps it until it is answered. */
export interface KeptWish extends VisitWish {
  /** What stood before it. */
  readonly of: string;
  /** The sending's own name: wished again, it is the same. */
  readonly key: string;
}

/** Whether what was kept can still be taken up. */
export const isKeptWish = (stored: unknown): stored is KeptWish =>
  typeof stored === 'object' &&
  stored !== null &&
  'state' in stored &&
  'at' in stored &&
  typeof stored.at === 'string' &&
  'of' in stored &&
  'key' in stored &&
  typeof stored.key === 'string';

export const standsAs = (visit: ChatVisit | null): string => JSON.stringify(visit);

/** The key of a wish: that of the same one which was not answered, while nothing else stands. */
export const keyOf = (kept: KeptWish | null, { state, at }: VisitWish, of: string): string | null =>
  kept !== null && kept.state === state && kept.at === at && kept.of === of ? kept.key : null;

/** The time that was proposed and did not arrive; null where there is none, or something else stands. */
export const unsentTime = (kept: KeptWish | null, of: string): string | null =>
  kept !== null && kept.state === VISIT_STATE.PROPOSED && kept.of === of ? kept.at : null;
