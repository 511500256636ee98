import { CONTACT_METHOD, type ContactMethod } from '../shared/codes';
import { isDay, type Yyyymmdd } from '../shared/day';
import { storedEntries, textIn } from '../shared/stored-json';
import type { RecentContact } from './recent';
import { keepNewest, present } from './recent-list';

/** Ways known, in their order, each once. */
const inOrder = (methods: readonly unknown[]): ContactMethod[] =>
  Object.values(CONTACT_METHOD).filter((method) => methods.includes(method));

/** Deals are numbered apart from all else. */
const keyOf = ({ TYPE, TARGET_ID }: RecentContact): string =>
  `${TYPE === 'DIRECT' || TYPE === 'MATE'}${TARGET_ID}`;

/** One entry a TARGET_ID of a house, and one of a deal: the newest one, with the methods of all of them. */
function joined(list: readonly RecentContact[]): RecentContact[] {
  return keepNewest(list, keyOf).map((entry) => {
    const same = list.filter((other) => keyOf(other) === keyOf(entry));
    return { ...entry, CONTACT_METHOD: inOrder(same.flatMap((other) => other.CONTACT_METHOD)) };
  });
}

/**
 * The list with a contact that was just made in front (spec/readings R5): a second contact to the
 * same TARGET_ID joins the methods and takes the new DATE and TYPE; at most 60 in all. A house and a deal
 * of the same number are two.
 */
export function addRecentContact(
  list: readonly RecentContact[],
  seen: {
    readonly TARGET_ID: string;
    readonly TYPE: string;
    readonly METHOD: ContactMethod;
    readonly DATE: Yyyymmdd;
  },
): RecentContact[] {
  const { METHOD, ...entry } = seen;
  return joined([{ ...entry, CONTACT_METHOD: [METHOD] }, ...list]);
}

/**
 * The contacts made lately out of storage; what cannot be read, or lacks TARGET_ID or TYPE, is
 * left out, a DATE that is no day too; nothing throws. Stored as the plain list in JSON.
 */
export function parseRecentContacts(stored: string | null): RecentContact[] {
  const entries = storedEntries(stored).flatMap((fields) => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    const TYPE = textIn(fields['TYPE']);
    const DATE = textIn(fields['DATE']);
    const methods = fields['CONTACT_METHOD'];
    if (TARGET_ID === null || TYPE === null) return [];
    const date = present('DATE', isDay(DATE) ? DATE : null);
    const CONTACT_METHOD = inOrder(Array.isArray(methods) ? methods : []);
    return [{ TARGET_ID, TYPE, ...date, CONTACT_METHOD }];
  });
  return joined(entries);
}
