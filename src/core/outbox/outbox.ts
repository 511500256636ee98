import type { AppErrorKind } from '../shared/app-error';
import { writesInOrder, storedKeptWrite, type KeptWrite } from './kept-write';

/** What is left unsent for longer is asked about before it is sent (spec/readings R52). */
export const OUTBOX_DAYS = 14;
/** No more writes than these wait on a device. */
export const MOST_KEPT_WRITES = 200;
/** Nor more letters: browsers keep five million for a site, of all that it keeps. */
export const MOST_KEPT_LETTERS = 1_000_000;

const OLD_MS = OUTBOX_DAYS * 86_400_000;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 300_000;
/** Doubled so often a rest is the longest one already. */
const MOST_DOUBLINGS = 10;

/** It goes by itself; a rule refused it; it is asked about. */
export type WriteStanding = 'waiting' | 'refused' | 'old';

export function standingOf(write: KeptWrite, now: number): WriteStanding {
  if (write.refusal !== null) return 'refused';
  return now - write.madeAt > OLD_MS ? 'old' : 'waiting';
}

/**
 * What can go now, in order: of each thing the first write that waits. What was refused or is asked about
 * holds nothing up; what rests, or waits for its turn, holds up its own thing alone. `isBack`: the network
 * is there again, and what rested for want of it rests no more.
 */
export function nextWrites(
  writes: readonly KeptWrite[],
  now: number,
  isBack = false,
): readonly KeptWrite[] {
  const heads = new Map<string, KeptWrite>();
  for (const write of writesInOrder(writes))
    if (standingOf(write, now) === 'waiting' && !heads.has(write.item))
      heads.set(write.item, write);
  return [...heads.values()].filter((write) => restsFor(write, now, isBack) === 0);
}

/**
 * How long it is left alone, ms. A clock that was put back since the last try says nothing of its rest: it
 * is over, so that a wrong clock holds nothing up for days.
 */
function restsFor({ restsUntil, askedUntil, heardAt }: KeptWrite, now: number, isBack: boolean) {
  if (now < heardAt) return 0;
  return Math.max(0, Math.max(isBack ? 0 : restsUntil, askedUntil) - now);
}

/** When the next of them can go; null where none goes by itself. */
export function nextAt(writes: readonly KeptWrite[], now: number): number | null {
  const times = writes
    .filter((write) => standingOf(write, now) === 'waiting')
    .map((write) => now + restsFor(write, now, false));
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * The names of those that a new press takes the place of, where of a kind the last press counts: such as
 * never left, were refused or are asked about. One that left goes again before it, so that it does not
 * arrive behind it.
 */
export const replacedBy = (
  { kind, item }: Pick<KeptWrite, 'kind' | 'item'>,
  writes: readonly KeptWrite[],
  now: number,
): readonly string[] =>
  writes
    .filter((one) => one.kind === kind && one.item === item)
    .filter((one) => one.tries === 0 || standingOf(one, now) !== 'waiting')
    .map(({ id }) => id);

/** Whether a device has room for one more. */
export function hasRoomFor(write: KeptWrite, writes: readonly KeptWrite[]): boolean {
  if (writes.length >= MOST_KEPT_WRITES) return false;
  const letters = [...writes, write].reduce((sum, one) => sum + storedKeptWrite(one).length, 0);
  return letters <= MOST_KEPT_LETTERS;
}

/** A write at its place behind all others. */
export const lastPlace = (writes: readonly KeptWrite[]): number =>
  writes.reduce((last, { place }) => Math.max(last, place), 0) + 1;

/** One that was asked about and is to be sent: the person says so now, behind what they wrote since. */
export const saidAgain = (
  write: KeptWrite,
  writes: readonly KeptWrite[],
  now: number,
): KeptWrite => ({
  ...write,
  place: lastPlace(writes),
  madeAt: now,
  restsUntil: 0,
  askedUntil: 0,
  heardAt: 0,
});

/** What a try that failed heard; null of anything that is no answer of the world. */
export interface WriteFailure {
  readonly kind: AppErrorKind | null;
  /** Of the answer; below 1 where there was none. */
  readonly status: number;
  /** The server's Retry-After, ms; null where it said none. */
  readonly retryAfterMs: number | null;
}

/** What is said of a write alone, or of all that would go the same way. */
export type WriteOutcome =
  /** Dropped from what is sent, and handed back. */
  | 'refused'
  /** Tried again later, while others go on. */
  | 'rests'
  /** Nobody answers just now, whatever is asked. */
  | 'nobody-answers'
  /** Its member has to sign in first. It was not refused: it waits (spec/readings R14). */
  | 'signed-out';

/** Answers that speak of the moment, not of what was sent. */
const OF_THE_MOMENT: readonly number[] = [408, 425];

export function outcomeOf({ kind, status }: WriteFailure): WriteOutcome {
  switch (kind) {
    case 'unauthorized':
      return 'signed-out';
    case 'not-found':
    case 'conflict':
      return 'refused';
    case 'refused':
      return OF_THE_MOMENT.includes(status) ? 'rests' : 'refused';
    case 'offline':
    case 'timeout':
    case 'too-many':
      return 'nobody-answers';
    case 'server':
    case 'malformed':
    case null:
      return 'rests';
  }
}

/** A write that a rule refused, in words for the person. */
export const refusedWrite = (
  write: KeptWrite,
  { kind }: Pick<WriteFailure, 'kind'>,
  refusal: string,
): KeptWrite => ({ ...write, refusal, isGone: kind === 'not-found' });

/** How a write rests after a try that nobody answered; `drawn`, in [0, 1), spreads those of many devices. */
export function resting(
  write: KeptWrite,
  { retryAfterMs }: Pick<WriteFailure, 'retryAfterMs'>,
  now: number,
  drawn: number,
): KeptWrite {
  const doublings = Math.min(Math.max(write.tries - 1, 0), MOST_DOUBLINGS);
  const rest = Math.min(FIRST_REST_MS * 2 ** doublings, LONGEST_REST_MS);
  return {
    ...write,
    restsUntil: now + Math.round(rest * (1 + drawn) * 0.5),
    askedUntil: retryAfterMs === null ? 0 : now + Math.max(0, retryAfterMs),
    heardAt: now,
  };
}
