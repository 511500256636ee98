import {
  bookmarkKind,
  CONTACT_JOIN,
  contactsDone,
  deviceContactsOf,
  deviceRecentsOf,
  deviceZzimsOf,
  joinedContactsOf,
  joinedRecentsOf,
  joinedZzimsOf,
  parseBookmarks,
  parseJoinedContacts,
  parseJoinedRecents,
  parseJoinedSeen,
  parseJoinedZzims,
  parseRecentCommunity,
  parseRecentContacts,
  parseRecentHouses,
  parseZzimDeals,
  parseZzimHouses,
  RECENT_JOIN,
  recentsDone,
  SEEN_JOIN,
  seenDone,
  STORAGE_KEY,
  storedBookmarks,
  storedJoined,
  storedRecentHouses,
  storedZzimDeals,
  storedZzimHouses,
  ZZIM_JOIN,
  zzimsDone,
  type DeviceRecents,
  type DeviceZzims,
  type DoneHere,
  type Joined,
  type JoinedContact,
  type JoinedRecent,
  type JoinedSeen,
  type JoinedZzim,
  type JoinRule,
  type RecentContact,
} from '#core';

/** What stands under a key; null for nothing. */
export type ReadList = (key: string) => string | null;

/** How the app keeps a list on its device, and how it is joined. */
export interface ListKind<Entry extends Joined> {
  readonly name: 'zzims' | 'recents' | 'seen' | 'contacts';
  readonly rule: JoinRule<Entry>;
  /** As a joined list is stored. */
  readonly parse: (stored: string | null) => readonly Entry[];
  /** What a device had before its lists were joined. */
  readonly first: (read: ReadList, node: string) => readonly Entry[];
  /** What was done between two states of the app's own lists. */
  readonly done: (before: ReadList, after: ReadList) => readonly DoneHere<Entry>[];
  /** The app's own lists, by their keys. */
  readonly texts: (list: readonly Entry[]) => ReadonlyMap<string, string>;
}

const zzimsIn = (read: ReadList): DeviceZzims => ({
  houses: parseZzimHouses(read(STORAGE_KEY.ZZIM_HOUSES)),
  deals: parseZzimDeals(read(STORAGE_KEY.ZZIM_DEALS)),
  bookmarks: [
    ...parseBookmarks(read(STORAGE_KEY.ZZIM_NOTICES)),
    ...parseBookmarks(read(STORAGE_KEY.ZZIM_COMMUNITY)),
  ],
});

export const ZZIMS: ListKind<JoinedZzim> = {
  name: 'zzims',
  rule: ZZIM_JOIN,
  parse: parseJoinedZzims,
  first: (read, node) => joinedZzimsOf(zzimsIn(read), node),
  done: (before, after) => zzimsDone(zzimsIn(before), zzimsIn(after)),
  texts: (list) => {
    const { houses, deals, bookmarks } = deviceZzimsOf(list);
    const notices = bookmarks.filter((one) => bookmarkKind(one) === 'notice');
    const community = bookmarks.filter((one) => bookmarkKind(one) !== 'notice');
    return new Map([
      [STORAGE_KEY.ZZIM_HOUSES, storedZzimHouses(houses)],
      [STORAGE_KEY.ZZIM_DEALS, storedZzimDeals(deals)],
      [STORAGE_KEY.ZZIM_NOTICES, storedBookmarks(notices)],
      [STORAGE_KEY.ZZIM_COMMUNITY, storedBookmarks(community)],
    ]);
  },
};

const recentsIn = (read: ReadList): DeviceRecents => ({
  houses: parseRecentHouses(
    read(STORAGE_KEY.RECENT_VIEWED_HOUSES),
    read(STORAGE_KEY.RECENT_VIEWED_HOUSES_V1),
  ),
  community: parseRecentCommunity(read(STORAGE_KEY.RECENT_VIEWED_COMMUNITY)),
});

export const RECENTS: ListKind<JoinedRecent> = {
  name: 'recents',
  rule: RECENT_JOIN,
  parse: parseJoinedRecents,
  first: (read, node) => joinedRecentsOf(recentsIn(read), node),
  done: (before, after) => recentsDone(recentsIn(before), recentsIn(after)),
  texts: (list) => {
    const { houses, community } = deviceRecentsOf(list);
    return new Map([
      [STORAGE_KEY.RECENT_VIEWED_HOUSES, storedRecentHouses(houses)],
      [STORAGE_KEY.RECENT_VIEWED_COMMUNITY, JSON.stringify(community)],
    ]);
  },
};

const seenIn = (read: ReadList): JoinedSeen[] => parseJoinedSeen(read(STORAGE_KEY.ZZIM_SEEN));

/** What kept things were when they were last opened: the app's own list has the form of a joined one. */
export const SEEN: ListKind<JoinedSeen> = {
  name: 'seen',
  rule: SEEN_JOIN,
  parse: parseJoinedSeen,
  first: seenIn,
  done: (before, after) => seenDone(seenIn(before), seenIn(after)),
  texts: (list) => new Map([[STORAGE_KEY.ZZIM_SEEN, storedJoined(list)]]),
};

const contactsIn = (read: ReadList): RecentContact[] =>
  parseRecentContacts(read(STORAGE_KEY.RECENT_CONTACT_HOUSE));

export const CONTACTS: ListKind<JoinedContact> = {
  name: 'contacts',
  rule: CONTACT_JOIN,
  parse: parseJoinedContacts,
  first: (read, node) => joinedContactsOf(contactsIn(read), node),
  done: (before, after) => contactsDone(contactsIn(before), contactsIn(after)),
  texts: (list) =>
    new Map([[STORAGE_KEY.RECENT_CONTACT_HOUSE, JSON.stringify(deviceContactsOf(list))]]),
};
