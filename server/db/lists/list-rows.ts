import {
  CONTACT_JOIN,
  RECENT_JOIN,
  SEEN_JOIN,
  ZZIM_JOIN,
  type ContactedType,
  type ContactMethod,
  type Joined,
  type JoinedContact,
  type JoinedRecent,
  type JoinedSeen,
  type JoinedZzim,
  type JoinRule,
  type KeptHouse,
  type SeenState,
  type ViewedPlace,
} from '#core';
import type { ListName, listEntries } from '../schema/list-entries';

type Row = typeof listEntries.$inferSelect;

/** How a list is joined, and what its rows say. */
export interface ListForm<Entry extends Joined> {
  readonly name: ListName;
  readonly rule: JoinRule<Entry>;
  readonly entryOf: (row: Row) => Entry;
  readonly partsOf: (entry: Entry) => Pick<Row, 'way' | 'detail'>;
}

const joinedOf = ({ type, target, at, isKept }: Row): Joined => ({ type, id: target, at, isKept });

export const ZZIM_FORM: ListForm<JoinedZzim> = {
  name: 'zzim',
  rule: ZZIM_JOIN,
  // What stands in a column is of the list that the row is on: nothing else writes it.
  entryOf: (row) => ({ ...joinedOf(row), kept: row.detail as KeptHouse | null }),
  partsOf: ({ kept }) => ({ way: '', detail: kept }),
};

export const RECENT_FORM: ListForm<JoinedRecent> = {
  name: 'recent',
  rule: RECENT_JOIN,
  entryOf: (row) => ({ ...joinedOf(row), place: row.detail as ViewedPlace | null }),
  partsOf: ({ place }) => ({ way: '', detail: place }),
};

export const SEEN_FORM: ListForm<JoinedSeen> = {
  name: 'seen',
  rule: SEEN_JOIN,
  entryOf: (row) => ({ ...joinedOf(row), state: row.detail as SeenState | null }),
  partsOf: ({ state }) => ({ way: '', detail: state }),
};

export const CONTACT_FORM: ListForm<JoinedContact> = {
  name: 'contact',
  rule: CONTACT_JOIN,
  entryOf: (row) => ({
    ...joinedOf(row),
    type: row.type as ContactedType,
    method: row.way as ContactMethod,
  }),
  partsOf: ({ method }) => ({ way: method, detail: null }),
};
