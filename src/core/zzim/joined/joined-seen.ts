import { fieldsOf } from '../../shared/stored-json';
import { seenStateIn, seenStateText, type SeenState, type Sight } from '../seen-state';
import { momentOf, parseJoined, thingOf, type Joined, type JoinRule } from './joined-list';
import { MOST_ZZIMS_REMEMBERED, soundPrice } from './joined-zzims';

/**
 * What something that is kept (찜) was when a person last opened it, on whatever device: the last opening wins, so a
 * change that was seen on one is seen on all (spec/readings R50). It stands beside what is kept and not in it: to look
 * at something is not to keep it later.
 */
export interface JoinedSeen extends Joined {
  /** Null of what is let go, alone. */
  readonly state: SeenState | null;
}

export const SEEN_JOIN: JoinRule<JoinedSeen> = {
  groupOf: ({ type }) => type,
  mostRemembered: MOST_ZZIMS_REMEMBERED,
  saysOf: ({ state }) => (state === null ? '' : seenStateText(state)),
};

/** Whether an entry says what it was: of what was seen, and of nothing else. */
export const isWholeSeen = ({ isKept, state }: Pick<JoinedSeen, 'isKept' | 'state'>): boolean =>
  isKept === (state !== null);

/** What was seen, newest first. */
export const keptSeen = (list: readonly JoinedSeen[]): JoinedSeen[] =>
  list.filter(({ isKept }) => isKept);

/** What was seen of a thing last; null where it was not opened since it was kept. */
export function sightOf(
  list: readonly JoinedSeen[],
  thing: Pick<Joined, 'type' | 'id'>,
): Sight | null {
  const entry = list.find((one) => one.isKept && thingOf(one) === thingOf(thing));
  return entry === undefined ? null : { at: momentOf(entry), state: entry.state };
}

/** Out of storage, newest first; what cannot be read is left out, nothing throws. */
export const parseJoinedSeen = (stored: string | null): JoinedSeen[] =>
  parseJoined<JoinedSeen>(
    stored,
    (fields, joined) => {
      const read = joined.isKept ? seenStateIn(fieldsOf(fields['state'])) : null;
      const state = read && { ...read, price: read.price && soundPrice(read.price) };
      return isWholeSeen({ ...joined, state }) ? { ...joined, state } : null;
    },
    SEEN_JOIN,
  );
