import { compareHybrid, hybridTimeOf, hybridWallOf } from '../../shared/hybrid-clock';
import { RECENT_LIMIT, type RecentContact } from '../recent';
import { ZZIM_LIMIT } from '../zzim-list';
import { contactedTypeOf, type JoinedContact } from './joined-contacts';
import { thingOf, type Act, type Joined, type JoinRule } from './joined-list';
import {
  joinedRecentsOf,
  RECENT_JOIN,
  type DeviceRecents,
  type JoinedRecent,
} from './joined-recents';
import { SEEN_JOIN, type JoinedSeen } from './joined-seen';
import {
  joinedZzimsOf,
  MOST_ZZIMS_REMEMBERED,
  ZZIM_JOIN,
  type DeviceZzims,
  type JoinedZzim,
} from './joined-zzims';

/** Something that was done with a list of this device, which its own form says no stamp of. */
export interface DoneHere<Entry extends Joined> {
  /** When, by the device's own clock (ms); null where the list does not say. */
  readonly when: number | null;
  readonly act: Act<Entry>;
}

interface DeviceRule<Entry extends Joined> extends JoinRule<Entry> {
  readonly groupOf: (entry: Entry) => string;
  /** Of a group a device's list holds so many. */
  readonly limit: number;
  readonly unset: (entry: Entry) => Omit<Entry, 'at'>;
}

/**
 * What leads from one state of a list to another, both newest first, in the order in which it was done. What is
 * missing was unset, unless its group is full: then it was pushed out of the list by newer ones, which unsets nothing.
 */
function doneBetween<Entry extends Joined>(
  before: readonly Entry[],
  after: readonly Entry[],
  { groupOf, limit, saysOf, unset }: DeviceRule<Entry>,
): DoneHere<Entry>[] {
  const known = new Map(before.map((entry) => [thingOf(entry), entry]));
  const there = new Set(after.map(thingOf));
  const isFull = (group: string) =>
    after.filter((entry) => groupOf(entry) === group).length >= limit;
  const unsets = before
    .filter((entry) => !there.has(thingOf(entry)) && !isFull(groupOf(entry)))
    .map((entry): DoneHere<Entry> => ({
      when: null,
      act: (at) => ({ ...unset(entry), at }) as Entry,
    }));
  const sets = after
    .filter((entry) => {
      const one = known.get(thingOf(entry));
      if (one === undefined) return true;
      const isNewer = compareHybrid(hybridTimeOf(entry.at), hybridTimeOf(one.at)) > 0;
      return isNewer || saysOf(entry) !== saysOf(one);
    })
    .toReversed()
    .map((entry): DoneHere<Entry> => ({
      when: hybridWallOf(entry.at),
      act: (at) => ({ ...entry, at }),
    }));
  return [...unsets, ...sets];
}

/** Both states are told by one device. */
const NODE = 'here';

/** What was kept and let go between two states of a device's lists. */
export const zzimsDone = (before: DeviceZzims, after: DeviceZzims): DoneHere<JoinedZzim>[] =>
  doneBetween(joinedZzimsOf(before, NODE), joinedZzimsOf(after, NODE), {
    ...ZZIM_JOIN,
    groupOf: ({ type }) => type,
    limit: ZZIM_LIMIT,
    unset: ({ type, id }) => ({ type, id, isKept: false, kept: null }),
  });

/** What was viewed, and taken off the list, between two states of a device's lists. */
export const recentsDone = (
  before: DeviceRecents,
  after: DeviceRecents,
): DoneHere<JoinedRecent>[] =>
  doneBetween(joinedRecentsOf(before, NODE), joinedRecentsOf(after, NODE), {
    ...RECENT_JOIN,
    limit: RECENT_LIMIT,
    unset: ({ type, id }) => ({ type, id, isKept: false, place: null }),
  });

/** What was opened between two states of what a device remembers of kept things. */
export const seenDone = (
  before: readonly JoinedSeen[],
  after: readonly JoinedSeen[],
): DoneHere<JoinedSeen>[] =>
  doneBetween(before, after, {
    ...SEEN_JOIN,
    groupOf: ({ type }) => type,
    limit: MOST_ZZIMS_REMEMBERED,
    unset: ({ type, id }) => ({ type, id, isKept: false, state: null }),
  });

const saysOfContact = ({ TARGET_ID, TYPE, DATE, CONTACT_METHOD }: RecentContact): string =>
  JSON.stringify([contactedTypeOf(TYPE), TARGET_ID, DATE, CONTACT_METHOD]);
const contacted = ({ TARGET_ID, TYPE }: RecentContact): string =>
  thingOf({ type: contactedTypeOf(TYPE), id: TARGET_ID });

/** Whether a list is what another becomes once these were contacted: they are in front, and some may be pushed out. */
function comesOf(
  after: readonly RecentContact[],
  before: readonly RecentContact[],
  count: number,
): boolean {
  const moved = new Set(after.slice(0, count).map(contacted));
  const stayed = before.filter((one) => !moved.has(contacted(one)));
  return after
    .slice(count)
    .every((one, index) => saysOfContact(one) === saysOfContact(stayed[index] ?? NOBODY));
}
const NOBODY: RecentContact = { TARGET_ID: '', TYPE: '', CONTACT_METHOD: [] };

/**
 * Who was contacted between two states of a device's list: whoever stands in front of those that stayed as they were.
 * Nobody is taken off that list. A list says days alone, so when it was is not told.
 */
export function contactsDone(
  before: readonly RecentContact[],
  after: readonly RecentContact[],
): DoneHere<JoinedContact>[] {
  const counts = Array.from({ length: after.length + 1 }, (_, count) => count);
  const count = counts.find((one) => comesOf(after, before, one));
  return after
    .slice(0, count)
    .toReversed()
    .flatMap(({ TARGET_ID: id, TYPE, CONTACT_METHOD }) => {
      const type = contactedTypeOf(TYPE);
      const one = before.find((other) => contacted(other) === thingOf({ type, id }));
      const fresh = CONTACT_METHOD.filter((way) => one?.CONTACT_METHOD.includes(way) !== true);
      const ways = fresh.length > 0 ? fresh : CONTACT_METHOD;
      return ways.map((method): DoneHere<JoinedContact> => ({
        when: null,
        act: (at) => ({ type, id, at, isKept: true, method }),
      }));
    });
}
