import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTACT_JOIN,
  hybridTimeOf,
  joinedList,
  parseJoinedContacts,
  parseJoinedRecents,
  parseJoinedSeen,
  parseJoinedZzims,
  RECENT_JOIN,
  SEEN_JOIN,
  storedJoined,
  thingOf,
  ZZIM_JOIN,
  type Joined,
  type JoinRule,
} from '#core';
import { anyContact, anyRecent, anySeen, anyZzim } from './joined-arbitraries';

/** The laws of a list, remembered whole and with so little that most of it is forgotten. */
function laws<Entry extends Joined>(
  name: string,
  anyEntry: fc.Arbitrary<Entry>,
  whole: JoinRule<Entry>,
  parse: (stored: string | null) => Entry[],
): void {
  const anyEntries = fc.array(anyEntry, { maxLength: 40 });
  const anyRule = fc
    .constantFrom(1, 2, 5, whole.mostRemembered)
    .map((mostRemembered) => ({ ...whole, mostRemembered }));

  describe(`joined ${name}`, () => {
    it('are the same in whatever order, in whatever parts and however often', () => {
      fc.assert(
        fc.property(anyRule, anyEntries, anyEntries, anyEntries, (rule, a, b, c) => {
          const join = (...lists: readonly (readonly Entry[])[]) => joinedList(lists.flat(), rule);
          expect(join(b, a)).toEqual(join(a, b));
          expect(join(join(a, b), c)).toEqual(join(a, join(b, c)));
          expect(join(join(a), join(a))).toEqual(join(a));
          expect(join(join(a), join(b), a)).toEqual(join(a, b));
        }),
      );
    });

    it('have of each thing what was done last; at the same time it is unset', () => {
      fc.assert(
        fc.property(anyEntries, (entries) => {
          const identity = whole.identityOf ?? thingOf;
          for (const entry of joinedList(entries, whole)) {
            const same = entries.filter((one) => identity(one) === identity(entry));
            const times = same.map(({ at }) => hybridTimeOf(at)).toSorted();
            expect(hybridTimeOf(entry.at)).toBe(times.at(-1));
            const last = same.filter(({ at }) => hybridTimeOf(at) === times.at(-1));
            expect(entry.isKept).toBe(last.every(({ isKept }) => isKept));
          }
        }),
      );
    });

    it('forget the oldest alone, and never what they have room for', () => {
      fc.assert(
        fc.property(anyRule, anyEntries, (rule, entries) => {
          const group = rule.groupOf ?? (() => '');
          const all = joinedList(entries, { ...rule, mostRemembered: Infinity });
          const counts = new Map<string, number>();
          const newest = all.filter((entry) => {
            const count = (counts.get(group(entry)) ?? 0) + 1;
            counts.set(group(entry), count);
            return count <= rule.mostRemembered;
          });
          expect(joinedList(entries, rule)).toEqual(newest);
        }),
      );
    });

    it('come out of storage as they went in', () => {
      fc.assert(
        fc.property(anyEntries, (entries) => {
          const list = joinedList(entries, whole);
          expect(parse(storedJoined(list))).toEqual(list);
        }),
      );
    });

    it('are read out of whatever is stored without throwing', () => {
      const anyFields = fc.dictionary(
        fc.constantFrom('type', 'id', 'at', 'isKept', 'kept', 'place', 'method'),
        fc.oneof(fc.constantFrom('house', '5', true, '0mwzn8qo00000-phone'), fc.jsonValue()),
      );
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
          expect(() => parse(text)).not.toThrow();
        }),
      );
      fc.assert(
        fc.property(fc.array(anyFields), (stored) => {
          const list = parse(JSON.stringify(stored));
          expect(parse(storedJoined(list))).toEqual(list);
        }),
      );
    });
  });
}

laws('찜', anyZzim, ZZIM_JOIN, parseJoinedZzims);
laws('recents', anyRecent, RECENT_JOIN, parseJoinedRecents);
laws('what was seen', anySeen, SEEN_JOIN, parseJoinedSeen);
laws('contacts', anyContact, CONTACT_JOIN, parseJoinedContacts);
