import { actOn, joinedList, newHybridClock, thingOf, type Joined } from '#core';
import {
  CONTACT_FORM,
  RECENT_FORM,
  SEEN_FORM,
  ZZIM_FORM,
  type ListForm,
} from '../../server/db/lists/list-rows';
import type { StoredList, StoredMemberLists } from '../../server/ports/lists';

function fakeList<Entry extends Joined>({ rule }: ListForm<Entry>): StoredList<Entry> {
  const lists = new Map<number, readonly Entry[]>();
  const of = (memberId: number) => lists.get(memberId) ?? [];
  const join = (memberId: number, entries: readonly Entry[]) => {
    const list = joinedList([...of(memberId), ...entries], rule);
    lists.set(memberId, list);
    return list;
  };
  return {
    of: (memberId) => Promise.resolve(of(memberId)),
    join: (memberId, entries) => Promise.resolve({ ok: true, value: join(memberId, entries) }),
    act: (memberId, acts, at) => {
      const clock = newHybridClock('server');
      const now = Date.UTC(2026, 10, 20);
      const entries =
        at === null
          ? actOn(of(memberId), acts, { clock, now, rule }).entries
          : acts.map((act) => act(at));
      const { identityOf = thingOf } = rule;
      const things = new Set(entries.map(identityOf));
      const value = join(memberId, entries).filter((one) => things.has(identityOf(one)));
      return Promise.resolve({ ok: true, value });
    },
  };
}

/** Lists of members who all are there, in memory. */
export const fakeLists = (): StoredMemberLists => ({
  zzims: fakeList(ZZIM_FORM),
  recents: fakeList(RECENT_FORM),
  seen: fakeList(SEEN_FORM),
  contacts: fakeList(CONTACT_FORM),
});
