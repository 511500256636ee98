import type { Result } from '../shared/result';

/** So long an ask waits for its answer; a declined one looks the same until then. */
export const ASK_LASTS_MS = 14 * 86_400_000;

/**
 * The last that one of two people asked of the other: to talk about living together. It is kept as it
 * is, also where nothing of it is seen any more; see {@link consentSeenBy}.
 */
export interface MateRequest {
  readonly asker: string;
  readonly asked: string;
  /** Milliseconds since 1970, as all moments here. */
  readonly askedAt: number;
  readonly isWithdrawn: boolean;
  readonly answer: 'ACCEPTED' | 'DECLINED' | null;
  /** Who ended what had been agreed on. */
  readonly endedBy: string | null;
  /** Who lets the other one see the own telephone number. */
  readonly openedBy: readonly string[];
}

/** WAITING for the other's answer, ASKED for one's own. */
export const CONSENT_STATE = {
  NONE: 'NONE',
  WAITING: 'WAITING',
  ASKED: 'ASKED',
  DECLINED: 'DECLINED',
  ACCEPTED: 'ACCEPTED',
  LAPSED: 'LAPSED',
  ENDED: 'ENDED',
} as const;
export type ConsentState = keyof typeof CONSENT_STATE;

export const CONSENT_ACT = {
  ASK: 'ASK',
  WITHDRAW: 'WITHDRAW',
  ACCEPT: 'ACCEPT',
  DECLINE: 'DECLINE',
  END: 'END',
  OPEN_NUMBER: 'OPEN_NUMBER',
} as const;
export type ConsentAct = keyof typeof CONSENT_ACT;

/** What one of the two sees. */
export interface SeenConsent {
  readonly state: ConsentState;
  /** When an ask without an answer is over; null where none is open. */
  readonly lapsesAt: number | null;
  /** Whether the own number is open to the other one. */
  readonly opensNumber: boolean;
  /** Whether the other's number is open to oneself. */
  readonly seesNumber: boolean;
  /** What one may do now. */
  readonly mayDo: readonly ConsentAct[];
}

const MAY_DO: Readonly<Record<ConsentState, readonly ConsentAct[]>> = {
  NONE: ['ASK'],
  WAITING: ['WITHDRAW'],
  ASKED: ['ASK', 'ACCEPT', 'DECLINE'],
  // Who changed their mind asks, and meets the ask that still waits.
  DECLINED: ['ASK'],
  ACCEPTED: ['END', 'OPEN_NUMBER'],
  LAPSED: ['ASK'],
  ENDED: [],
};

const NOTHING: SeenConsent = {
  state: 'NONE',
  lapsesAt: null,
  opensNumber: false,
  seesNumber: false,
  mayDo: MAY_DO.NONE,
};

const isOver = ({ askedAt }: MateRequest, now: number): boolean => now - askedAt >= ASK_LASTS_MS;

function stateFor(request: MateRequest, who: string, now: number): ConsentState {
  if (request.endedBy !== null) return 'ENDED';
  if (request.answer === 'ACCEPTED') return 'ACCEPTED';
  if (isOver(request, now)) return 'LAPSED';
  if (who === request.asker) return 'WAITING';
  return request.answer === null ? 'ASKED' : 'DECLINED';
}

function actsFor(request: MateRequest, who: string, state: ConsentState): readonly ConsentAct[] {
  // Only who ended it may begin again: the other one does not press.
  return request.endedBy === who ? MAY_DO.NONE : MAY_DO[state];
}

/**
 * What one of two people sees of what is between them, and may do (spec/readings R44). To who asked,
 * an ask that was declined is one without an answer, in everything, until it lapses as that does.
 */
export function consentSeenBy(request: MateRequest | null, who: string, now: number): SeenConsent {
  if (request === null || request.isWithdrawn) return NOTHING;
  const state = stateFor(request, who, now);
  const waits = state === 'WAITING' || state === 'ASKED' || state === 'DECLINED';
  const opened = state === 'ACCEPTED' ? request.openedBy : [];
  return {
    state,
    lapsesAt: waits ? request.askedAt + ASK_LASTS_MS : null,
    opensNumber: opened.includes(who),
    seesNumber: opened.some((one) => one !== who),
    mayDo: actsFor(request, who, state),
  };
}

/**
 * An ask is new, or the answer to that of the other one. What was withdrawn and is asked again is the
 * same ask, with the answer that it had and its first day: nobody is asked twice in its time.
 */
function asked(before: MateRequest | null, by: string, other: string, now: number): MateRequest {
  if (before !== null && !isOver(before, now) && before.endedBy === null) {
    if (before.asker === by) return { ...before, isWithdrawn: false };
    if (!before.isWithdrawn) return { ...before, answer: 'ACCEPTED' };
  }
  return {
    asker: by,
    asked: other,
    askedAt: now,
    isWithdrawn: false,
    answer: null,
    endedBy: null,
    openedBy: [],
  };
}

const CHANGES: Readonly<
  Record<Exclude<ConsentAct, 'ASK'>, (before: MateRequest, by: string) => Partial<MateRequest>>
> = {
  WITHDRAW: () => ({ isWithdrawn: true }),
  ACCEPT: () => ({ answer: 'ACCEPTED' }),
  DECLINE: () => ({ answer: 'DECLINED' }),
  END: (_, by) => ({ endedBy: by }),
  // A number that was mistyped is opened again, as the right one.
  OPEN_NUMBER: ({ openedBy }, by) => ({
    openedBy: [...openedBy.filter((one) => one !== by), by],
  }),
};

/** Whether a request lies between these two, whoever of them asked. */
const isBetween = ({ asker, asked: other }: MateRequest, a: string, b: string): boolean =>
  (asker === a && other === b) || (asker === b && other === a);

/**
 * What lies between two people after one of them did something; refused where that one may not:
 * for a reason that depends on nothing but what they see.
 */
export function consentAfter(
  before: MateRequest | null,
  done: { readonly act: ConsentAct; readonly by: string; readonly other: string },
  now: number,
): Result<MateRequest, 'NOT_BETWEEN_THEM' | 'NOT_NOW'> {
  const { act, by, other } = done;
  if (by === other || (before !== null && !isBetween(before, by, other)))
    return { ok: false, reason: 'NOT_BETWEEN_THEM' };
  const mayDo = consentSeenBy(before, by, now).mayDo.includes(act);
  if (mayDo && act === 'ASK') return { ok: true, value: asked(before, by, other, now) };
  if (!mayDo || act === 'ASK' || before === null) return { ok: false, reason: 'NOT_NOW' };
  return { ok: true, value: { ...before, ...CHANGES[act](before, by) } };
}

const STATE_AFTER: Readonly<Record<Exclude<ConsentAct, 'OPEN_NUMBER'>, readonly ConsentState[]>> = {
  ASK: ['WAITING', 'ACCEPTED'],
  WITHDRAW: ['NONE'],
  ACCEPT: ['ACCEPTED'],
  DECLINE: ['DECLINED'],
  END: ['ENDED'],
};

/** Whether what somebody does is done already, as far as they see: done twice it is done once. */
export const isDone = (act: ConsentAct, seen: SeenConsent): boolean =>
  act === 'OPEN_NUMBER' ? seen.opensNumber : STATE_AFTER[act].includes(seen.state);
