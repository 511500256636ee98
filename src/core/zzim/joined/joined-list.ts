import { isId } from '../../shared/ids';
import {
  compareHybrid,
  hybridStampOf,
  hybridTimeOf,
  hybridWallOf,
  isHybridStamp,
  tickHybrid,
  type HybridClock,
  type HybridStamp,
} from '../../shared/hybrid-clock';
import { storedEntries, textIn, type Fields } from '../../shared/stored-json';
import { pairOf } from '../recent-list';

/** What things on the lists of a person are. */
export const LISTED_TYPE = {
  house: 'house',
  direct: 'direct',
  mate: 'mate',
  notice: 'notice',
  post: 'post',
  content: 'content',
} as const;
export type ListedType = keyof typeof LISTED_TYPE;

/**
 * What was done last with a thing on a list that is kept in several places (spec/readings R49). Of the pair of when
 * it was set and when it was unset the later alone is carried, for the earlier never decides anything again.
 */
export interface Joined<Type extends ListedType = ListedType> {
  readonly type: Type;
  readonly id: string;
  /** When, and on which device. */
  readonly at: HybridStamp;
  /** Set, or unset: then it is remembered, so that no other place sets it again. */
  readonly isKept: boolean;
}

/** How a list is joined. */
export interface JoinRule<Entry extends Joined> {
  /** What is one thing; the type and the id where it is not said. */
  readonly identityOf?: (entry: Entry) => string;
  /** Entries of which so many are remembered at most; all of them together where it is not said. */
  readonly groupOf?: (entry: Entry) => string;
  readonly mostRemembered: number;
  /** What an entry says besides; decides between two of one stamp, which no honest device makes. */
  readonly saysOf: (entry: Entry) => string;
}

/** The type and the id of a thing, as one text. */
export const thingOf = ({ type, id }: Pick<Joined, 'type' | 'id'>): string => pairOf(type, id);

const identityBy = <Entry extends Joined>({ identityOf = thingOf }: JoinRule<Entry>) => identityOf;

/**
 * Negative where the first goes before: the later one; at the same time one that was unset, on whatever device; then
 * by the device, what they say and what they are. Only the same entry is equal, so a list has one order.
 */
function compareJoined<Entry extends Joined>(
  one: Entry,
  other: Entry,
  rule: JoinRule<Entry>,
): number {
  const identity = identityBy(rule);
  return (
    compareHybrid(hybridTimeOf(other.at), hybridTimeOf(one.at)) ||
    Number(one.isKept) - Number(other.isKept) ||
    compareHybrid(other.at, one.at) ||
    compareHybrid(rule.saysOf(other), rule.saysOf(one)) ||
    compareHybrid(identity(one), identity(other))
  );
}

/**
 * Lists of several places as one, newest first: of each thing what was done last, and of each group no more than are
 * remembered. In whatever order lists are joined, in whatever parts and however often, the list is the same, for it
 * is a function of all their entries. That holds with what is forgotten, too: an entry that is dropped is older than
 * as many others as are remembered, and stays older than them wherever it turns up again. So what was unset does not
 * come back, and only who did something with more things than that since loses the oldest.
 */
export function joinedList<Entry extends Joined>(
  entries: readonly Entry[],
  rule: JoinRule<Entry>,
): Entry[] {
  const [identity, group] = [identityBy(rule), rule.groupOf ?? (() => '')];
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const known = latest.get(identity(entry));
    if (known === undefined || compareJoined(entry, known, rule) < 0)
      latest.set(identity(entry), entry);
  }
  const counts = new Map<string, number>();
  return [...latest.values()]
    .toSorted((one, other) => compareJoined(one, other, rule))
    .filter((entry) => {
      const count = (counts.get(group(entry)) ?? 0) + 1;
      counts.set(group(entry), count);
      return count <= rule.mostRemembered;
    });
}

/** A list after something was done, with the clock that has stamped it. */
export interface ActedOn<Entry extends Joined> {
  readonly list: readonly Entry[];
  readonly clock: HybridClock;
  /** What was done, as the server is told. */
  readonly entries: readonly Entry[];
}

/** What makes an entry once it is stamped. */
export type Act<Entry extends Joined> = (at: HybridStamp) => Entry;

/**
 * Things done on this device at once, at what its own clock says (ms): they win over all that is on its list of the
 * same things.
 */
export function actOn<Entry extends Joined>(
  list: readonly Entry[],
  acts: readonly Act<Entry>[],
  world: { readonly clock: HybridClock; readonly now: number; readonly rule: JoinRule<Entry> },
): ActedOn<Entry> {
  const identity = identityBy(world.rule);
  const entriesAt = (at: HybridStamp): Entry[] => acts.map((act) => act(at));
  const things = new Set(entriesAt(hybridStampOf(world.clock)).map(identity));
  const changed = list.filter((entry) => things.has(identity(entry))).map(({ at }) => at);
  const clock = tickHybrid(world.clock, world.now, changed);
  const entries = entriesAt(hybridStampOf(clock));
  return { list: joinedList([...entries, ...list], world.rule), clock, entries };
}

/**
 * A list with the stamps that a device made while its clock ran ahead brought back, now that the right time is known
 * (ms): what the server refused is sent so. Everything that the device keeps by one clock is brought back at once.
 */
export const restamped = <Entry extends Joined>(
  list: readonly Entry[],
  stamp: (at: HybridStamp) => HybridStamp,
): Entry[] => list.map((entry) => ({ ...entry, at: stamp(entry.at) }));

/** When something was done (ms since 1970), as a person reads it. */
export const momentOf = ({ at }: Pick<Joined, 'at'>): number => hybridWallOf(at);

const TYPES: ReadonlySet<unknown> = new Set(Object.values(LISTED_TYPE));
const isListedType = (value: unknown): value is ListedType => TYPES.has(value);

/** What every entry says, out of storage; null where it cannot be read. */
export function joinedIn({ type, id, at, isKept }: Fields): Joined | null {
  const target = textIn(id);
  if (!isListedType(type) || target === null || !isId(target)) return null;
  return isHybridStamp(at) && typeof isKept === 'boolean' ? { type, id: target, at, isKept } : null;
}

/** A joined list out of storage; what cannot be read is left out, nothing throws. */
export function parseJoined<Entry extends Joined>(
  stored: string | null,
  entryIn: (fields: Fields, joined: Joined) => Entry | null,
  rule: JoinRule<Entry>,
): Entry[] {
  const entries = storedEntries(stored).flatMap((fields): Entry[] => {
    const joined = joinedIn(fields);
    const entry = joined && entryIn(fields, joined);
    return entry === null ? [] : [entry];
  });
  return joinedList(entries, rule);
}

/** What is stored for {@link parseJoined}. */
export const storedJoined = (list: readonly Joined[]): string =>
  JSON.stringify({ version: '3.0', entries: list });
