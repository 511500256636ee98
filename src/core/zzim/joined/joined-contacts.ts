import { CONTACT_METHOD, ITEM_TYPE, POST_KIND, type ContactMethod } from '../../shared/codes';
import { seoulDay, seoulMidnight } from '../../shared/day';
import { hybridStampAt } from '../../shared/hybrid-clock';
import { isId } from '../../shared/ids';
import { RECENT_LIMIT, type RecentContact } from '../recent';
import {
  LISTED_TYPE,
  momentOf,
  parseJoined,
  thingOf,
  type Act,
  type Joined,
  type JoinRule,
  type ListedType,
} from './joined-list';

/** Whose owners are contacted. */
export const CONTACTED_TYPE = {
  house: LISTED_TYPE.house,
  direct: LISTED_TYPE.direct,
  mate: LISTED_TYPE.mate,
} as const;
export type ContactedType = keyof typeof CONTACTED_TYPE;

/**
 * A contact in one way, as the lists of a member are joined. Each way is an entry of its own: so ways that were
 * taken on different devices come together, whichever is older.
 */
export interface JoinedContact extends Joined<ContactedType> {
  readonly method: ContactMethod;
}

const METHODS = Object.values(CONTACT_METHOD);

/** How many are remembered: all ways of as many things as are shown, and as many that were taken off the list. */
export const MOST_CONTACTS_REMEMBERED = 2 * METHODS.length * RECENT_LIMIT;

export const CONTACT_JOIN: JoinRule<JoinedContact> = {
  identityOf: (entry) => `${thingOf(entry)} ${entry.method}`,
  mostRemembered: MOST_CONTACTS_REMEMBERED,
  saysOf: () => '',
};

/** The contacts of a thing, with all the ways that were taken. */
export interface KeptContact extends Joined<ContactedType> {
  /** In the order SMS, TEL, CHAT, each once. */
  readonly methods: readonly ContactMethod[];
}

/** Contacts made lately, the thing that was contacted last in front, {@link RECENT_LIMIT} at most. */
export function keptContacts(list: readonly JoinedContact[]): KeptContact[] {
  const kept = new Map<string, KeptContact>();
  for (const { method, ...entry } of list.filter(({ isKept }) => isKept)) {
    const newest = kept.get(thingOf(entry)) ?? { ...entry, methods: [] };
    const taken = [method, ...newest.methods];
    kept.set(thingOf(entry), { ...newest, methods: METHODS.filter((one) => taken.includes(one)) });
  }
  return [...kept.values()].slice(0, RECENT_LIMIT);
}

/** What takes the contacts of a thing off the list, in whatever way, also those that this place has not heard of. */
export const unsetContacts = (type: ContactedType, id: string): Act<JoinedContact>[] =>
  METHODS.map((method) => (at) => ({ type, id, at, isKept: false, method }));

const isContacted = (type: ListedType): type is ContactedType => type in CONTACTED_TYPE;

/** Out of storage, newest first; what cannot be read is left out, nothing throws. */
export const parseJoinedContacts = (stored: string | null): JoinedContact[] =>
  parseJoined<JoinedContact>(
    stored,
    (fields, joined) => {
      const method = METHODS.find((known) => known === fields['method']);
      const { type } = joined;
      return method === undefined || !isContacted(type) ? null : { ...joined, type, method };
    },
    CONTACT_JOIN,
  );

const TYPE_OF: ReadonlyMap<string, ContactedType> = new Map([
  [POST_KIND.DIRECT, 'direct'],
  [POST_KIND.MATE, 'mate'],
]);

/** What was contacted, as its TYPE on a device's list says: a house, where it says nothing else. */
export const contactedTypeOf = (TYPE: string): ContactedType => TYPE_OF.get(TYPE) ?? 'house';

/**
 * What a device had of contacts before lists were joined, newest first, as entries of their days: within a day those
 * in front are the later ones. Done once.
 */
export const joinedContactsOf = (
  contacts: readonly RecentContact[],
  node: string,
): JoinedContact[] =>
  contacts.flatMap(({ TARGET_ID, TYPE, DATE, CONTACT_METHOD: methods }, index) => {
    const start = DATE === undefined ? 0 : seoulMidnight(DATE);
    const at = hybridStampAt(start + contacts.length - index, node);
    const type = contactedTypeOf(TYPE);
    if (!isId(TARGET_ID)) return [];
    return methods.map((method) => ({ type, id: TARGET_ID, at, isKept: true, method }));
  });

const TYPE_FOR = {
  house: ITEM_TYPE.HOUSE,
  direct: POST_KIND.DIRECT,
  mate: POST_KIND.MATE,
} as const satisfies Readonly<Record<ContactedType, string>>;

/** The contacts of a joined list, as the lists of the app have them (spec/readings R5): newest first. */
export const deviceContactsOf = (list: readonly JoinedContact[]): RecentContact[] =>
  keptContacts(list).map((contact) => ({
    TARGET_ID: contact.id,
    TYPE: TYPE_FOR[contact.type],
    DATE: seoulDay(momentOf(contact)),
    CONTACT_METHOD: contact.methods,
  }));
