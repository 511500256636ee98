import { fieldsOf, numberIn, parseJson, textIn } from './stored-json';

/**
 * When something was done, and where (a hybrid logical clock, spec/readings R49): nine digits of milliseconds
 * since 1970 and four of a count, both to the base of 36, a hyphen and the name of the device. Texts in the order
 * of their characters are in the order of their times; of the same time, in that of the names.
 */
export type HybridStamp = string;

const BASE = 36;
const WALL_DIGITS = 9;
const COUNT_DIGITS = 4;
const TIME_DIGITS = WALL_DIGITS + COUNT_DIGITS;
const MOST_WALL = BASE ** WALL_DIGITS - 1;
const MOST_COUNT = BASE ** COUNT_DIGITS - 1;
const NODE = '[A-Za-z0-9_-]{1,22}';
const TIME_FORM = new RegExp(`^[0-9a-z]{${TIME_DIGITS}}$`);
const NODE_FORM = new RegExp(`^${NODE}$`);

/** What a stamp looks like. */
export const HYBRID_STAMP_FORM = new RegExp(`^[0-9a-z]{${TIME_DIGITS}}-${NODE}$`);
/** How long one is at most. */
export const LONGEST_HYBRID_STAMP = TIME_DIGITS + 1 + 22;

/**
 * How far the clocks of devices may run ahead of the server's, in milliseconds. The server refuses what is stamped
 * later: one device whose clock is days off would otherwise win over all others for days. Later stamps are not
 * lost: the device brings its own back ({@link broughtBack}) and sends them again.
 */
export const MOST_AHEAD_MS = 5 * 60 * 1000;

interface HybridTime {
  /** Milliseconds since 1970. */
  readonly wall: number;
  /** Counts what is done within a millisecond, or while a clock stands still or goes back. */
  readonly count: number;
}

/** The clock of a device: it never goes back, whatever the device's own does. */
export interface HybridClock extends HybridTime {
  /** The device; each that stamps by itself has another. */
  readonly node: string;
  /** What is added to the device's own clock, in milliseconds: how far that was off when it was last known. */
  readonly shift: number;
  /** The latest time that it has heard of, as {@link hybridTimeOf}: what it is not brought back behind. */
  readonly heard: string;
}

const NEVER = '0'.repeat(TIME_DIGITS);

/** The clock of a device that has stamped nothing yet. */
export const newHybridClock = (node: string): HybridClock => ({
  node,
  wall: 0,
  count: 0,
  shift: 0,
  heard: NEVER,
});

const wallOf = (ms: number): number => Math.min(Math.max(Math.trunc(ms), 0), MOST_WALL);
const digits = (number: number, length: number): string =>
  number.toString(BASE).padStart(length, '0');
const textOf = ({ wall, count }: HybridTime): string =>
  digits(wall, WALL_DIGITS) + digits(count, COUNT_DIGITS);

/** The time of a stamp without its device: what is compared where the device must not decide. */
export const hybridTimeOf = (stamp: HybridStamp): string => stamp.slice(0, TIME_DIGITS);

/** Milliseconds since 1970. */
export const hybridWallOf = (stamp: HybridStamp): number =>
  Number.parseInt(stamp.slice(0, WALL_DIGITS), BASE);

const timeIn = (stamp: HybridStamp): HybridTime => ({
  wall: hybridWallOf(stamp),
  count: Number.parseInt(stamp.slice(WALL_DIGITS, TIME_DIGITS), BASE),
});

export const isHybridStamp = (value: unknown): value is HybridStamp =>
  typeof value === 'string' && HYBRID_STAMP_FORM.test(value);

/** Negative where the first is earlier; 0 for the same stamp alone. */
export const compareHybrid = (one: HybridStamp, other: HybridStamp): number =>
  Number(one > other) - Number(one < other);

/** What was done at a moment (ms) before there were stamps: the first of that moment. */
export const hybridStampAt = (ms: number, node: string): HybridStamp =>
  `${textOf({ wall: wallOf(ms), count: 0 })}-${node}`;

/** What the clock has just stamped. */
export const hybridStampOf = (clock: HybridClock): HybridStamp => `${textOf(clock)}-${clock.node}`;

const later = (one: HybridTime, other: HybridTime): HybridTime =>
  textOf(other) > textOf(one) ? other : one;

/** The latest of a time and of those of stamps. */
const latestOf = ({ wall, count }: HybridTime, stamps: readonly HybridStamp[]): HybridTime =>
  stamps.map(timeIn).reduce(later, { wall, count });

/** The first time after another, and not before a moment (ms); the very last stays. */
function next(time: HybridTime, moment: number): HybridTime {
  const wall = wallOf(moment);
  if (wall > time.wall) return { wall, count: 0 };
  if (time.count < MOST_COUNT) return { ...time, count: time.count + 1 };
  return time.wall < MOST_WALL ? { wall: time.wall + 1, count: 0 } : time;
}

/**
 * The clock after something was done, at what the device's own says (ms): later than all that it ever stamped or
 * heard of, and than the stamps of what is changed. So whoever has seen a thing can always change it, however
 * wrong the clock of whoever stamped it.
 */
export function tickHybrid(
  clock: HybridClock,
  now: number,
  changed: readonly HybridStamp[] = [],
): HybridClock {
  return { ...clock, ...next(latestOf(clock, changed), now + clock.shift) };
}

/**
 * The clock after it has heard of stamps. Only of those that the server let through: a device whose clock is days
 * behind must take them as they are, or it would lose for days.
 */
export function hearHybrid(clock: HybridClock, stamps: readonly HybridStamp[]): HybridClock {
  const heard = stamps
    .map(hybridTimeOf)
    .reduce((latest, time) => (time > latest ? time : latest), clock.heard);
  return { ...clock, ...latestOf(clock, stamps), heard };
}

/** The clock once the server has said what time it is: small differences are those of the network. */
export function setHybrid(clock: HybridClock, here: number, there: number): HybridClock {
  const shift = there - here;
  return { ...clock, shift: Math.abs(shift) > MOST_AHEAD_MS ? shift : 0 };
}

/** Whether a stamp is of a later time than any clock may say that is right to {@link MOST_AHEAD_MS}. */
export const isAheadOf = (now: number, stamp: HybridStamp): boolean =>
  hybridWallOf(stamp) > now + MOST_AHEAD_MS;

/** How to bring stamps back, and the clock that has stamped them so. */
export interface BroughtBack {
  readonly clock: HybridClock;
  /** A stamp as it was, where it was not ahead. */
  readonly stamp: (stamp: HybridStamp) => HybridStamp;
}

/**
 * What a device stamped while its clock ran ahead, to be stamped anew now that the right time is known: after all
 * its other stamps and in the same order, equal ones equal, by the same devices. Done once, kept, and sent then:
 * what is sent again is the same, so nothing that others did meanwhile is overtaken by sending twice.
 */
export function broughtBack(
  clock: HybridClock,
  stamps: readonly HybridStamp[],
  now: number,
): BroughtBack {
  const ahead = stamps.filter((stamp) => isAheadOf(now, stamp));
  const others = stamps.filter((stamp) => !isAheadOf(now, stamp));
  const isOff = clock.wall > now + MOST_AHEAD_MS;
  let time = latestOf(isOff ? timeIn(clock.heard) : clock, others);
  const anew = new Map<string, string>();
  for (const old of [...new Set(ahead.map(hybridTimeOf))].toSorted(compareHybrid)) {
    time = next(time, now);
    anew.set(old, textOf(time));
  }
  return {
    clock: { ...clock, ...time },
    stamp: (stamp) =>
      (anew.get(hybridTimeOf(stamp)) ?? hybridTimeOf(stamp)) + stamp.slice(TIME_DIGITS),
  };
}

/** A clock out of storage; null where there is none that can be read: nothing throws. */
export function parseHybridClock(stored: string | null): HybridClock | null {
  const fields = fieldsOf(parseJson(stored));
  const [node, wall, count] = [
    textIn(fields['node']),
    numberIn(fields['wall']),
    numberIn(fields['count']),
  ];
  if (node === null || !NODE_FORM.test(node) || wall === null || count === null) return null;
  const shift = Math.trunc(numberIn(fields['shift']) ?? 0);
  const most = Math.min(Math.max(Math.trunc(count), 0), MOST_COUNT);
  const heard = textIn(fields['heard']);
  const isTime = heard !== null && TIME_FORM.test(heard);
  return { node, wall: wallOf(wall), count: most, shift, heard: isTime ? heard : NEVER };
}

/** What is stored for {@link parseHybridClock}. */
export const storedHybridClock = (clock: HybridClock): string => JSON.stringify(clock);
