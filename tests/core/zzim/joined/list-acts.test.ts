import { describe, expect, it } from 'vitest';
import {
  addBookmark,
  addRecentContact,
  addRecentHouse,
  addZzim,
  bookmarkOf,
  contactsDone,
  deviceZzimsOf,
  hybridStampAt,
  ITEM_TYPE,
  joinedList,
  joinedZzimsOf,
  POST_KIND,
  recentsDone,
  removeZzim,
  seenDone,
  ZZIM_JOIN,
  ZZIM_LIMIT,
  zzimsDone,
  type DeviceZzims,
  type DoneHere,
  type Joined,
  type JoinedSeen,
  type RecentContact,
  type RecentHouse,
  type SeenState,
  type ZzimDeal,
  type ZzimHouse,
} from '#core';

const KEPT = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: null,
} as const;
const house = (TARGET_ID: string, DATE: number, monthly = 50): ZzimHouse => ({
  TARGET_CD: ITEM_TYPE.HOUSE,
  TARGET_ID,
  DATE,
  KEPT: { ...KEPT, monthly },
});
const deal = (TYPE: ZzimDeal['TYPE'], TARGET_ID: string, DATE: number): ZzimDeal => ({
  TARGET_CD: ITEM_TYPE.DEAL,
  TARGET_ID,
  TYPE,
  DATE,
  KEPT,
});
const lists = (part: Partial<DeviceZzims>): DeviceZzims => ({
  houses: [],
  deals: [],
  bookmarks: [],
  ...part,
});
const AT = hybridStampAt(9, 'phone');
const told = <Entry extends Joined>(done: readonly DoneHere<Entry>[]) =>
  done.map(({ when, act }) => {
    const { type, id, isKept } = act(AT);
    return `${isKept ? '+' : '-'}${type}${id}${when === null ? '' : `@${String(when)}`}`;
  });

describe('what was done with 찜', () => {
  it('is what is new, newer, or says something else, oldest first, and what is missing', () => {
    const before = lists({ houses: [house('3', 6), house('2', 5), house('1', 4)] });
    const after = lists({
      houses: [house('4', 8), house('1', 7), house('3', 6, 45)],
      bookmarks: [bookmarkOf('post', '2', 9)],
    });
    expect(told(zzimsDone(before, after))).toEqual([
      '-house2',
      '+post2@9',
      '+house3@6',
      '+house1@7',
      '+house4@8',
    ]);
    expect(zzimsDone(before, before)).toEqual([]);
    const [unset] = zzimsDone(before, lists({ houses: before.houses.slice(0, 2) }));
    expect(unset?.act(AT)).toEqual({ type: 'house', id: '1', at: AT, isKept: false, kept: null });
  });

  it('lets nothing go that a full list has pushed out, of each kind apart', () => {
    const directs = Array.from({ length: ZZIM_LIMIT }, (_, index) =>
      deal('DIRECT', String(index + 1), ZZIM_LIMIT - index),
    );
    const full = lists({ deals: [...directs, deal('MATE', '900', 1)] });
    const one = deal('DIRECT', '901', 999);
    const added = lists({ deals: addZzim(full.deals, one) });
    expect(added.deals).toHaveLength(ZZIM_LIMIT + 1);
    expect(told(zzimsDone(full, added))).toEqual(['+direct901@999']);
    const without = lists({ deals: removeZzim(added.deals, '901') });
    expect(told(zzimsDone(added, without))).toEqual(['-direct901']);
  });

  it('done with a joined list leads to the same list', () => {
    const before = lists({ houses: [house('2', 5), house('1', 4)] });
    const after = lists({
      houses: [house('3', 7), house('1', 4)],
      bookmarks: addBookmark([], bookmarkOf('notice', '9', 6)),
    });
    const acts = zzimsDone(before, after);
    const entries = acts.map(({ act, when }, index) => act(hybridStampAt(when ?? 8 + index, 'a')));
    const joined = joinedList([...entries, ...joinedZzimsOf(before, 'a')], ZZIM_JOIN);
    expect(deviceZzimsOf(joined)).toEqual(after);
  });
});

describe('what was opened of kept things', () => {
  const seen = (id: string, at: number, stands: SeenState['stands']): JoinedSeen => ({
    type: 'notice',
    id,
    at: hybridStampAt(at, 'here'),
    isKept: true,
    state: { stands, price: null, until: null, correctedOn: null },
  });

  it('is what was opened since, or was otherwise, and what is missing is let go', () => {
    const before = [seen('2', 5, 'APPLY'), seen('1', 4, 'APPLY')];
    const after = [seen('3', 7, 'APPLY'), seen('2', 6, 'CLOSING')];
    const acts = seenDone(before, after);
    expect(told(acts)).toEqual(['-notice1', '+notice2@6', '+notice3@7']);
    expect(acts[0]?.act(AT)).toMatchObject({ id: '1', at: AT, isKept: false, state: null });
    expect(seenDone(before, before)).toEqual([]);
  });
});

describe('what was viewed', () => {
  const viewed = (TARGET_ID: string, DATE: number): RecentHouse => ({
    TARGET_CD: ITEM_TYPE.HOUSE,
    TARGET_ID,
    DATE,
  });

  it('is set each time anew, with its place', () => {
    const before = [viewed('2', 5), viewed('1', 4)];
    const after = addRecentHouse(before, { ...viewed('1', 6), DONGLI_CD: '1162010200' });
    const [done, ...others] = recentsDone(
      { houses: before, community: [] },
      { houses: after, community: [] },
    );
    expect(others).toEqual([]);
    expect(done?.when).toBe(6);
    expect(done?.act(AT)).toMatchObject({ type: 'house', id: '1', at: AT, isKept: true });
    expect(done?.act(AT).place).toMatchObject({ dongliCode: '1162010200' });
  });

  it('is taken off where it is missing, and community apart from houses', () => {
    const community = [{ TARGET_ID: '7', TYPE: 'POST', DATE: 3 }];
    const done = recentsDone(
      { houses: [viewed('1', 4)], community },
      { houses: [], community: [{ TARGET_ID: '8', TYPE: 'CONTENT', DATE: 5 }, ...community] },
    );
    expect(told(done)).toEqual(['-house1', '+content8@5']);
    expect(done[0]?.act(AT).place).toBeNull();
  });
});

describe('who was contacted', () => {
  const contact = (TARGET_ID: string, part: Partial<RecentContact> = {}): RecentContact => ({
    TARGET_ID,
    TYPE: ITEM_TYPE.HOUSE,
    DATE: '20261120',
    CONTACT_METHOD: ['TEL'],
    ...part,
  });
  const ways = (done: ReturnType<typeof contactsDone>) =>
    done.map(({ act, when }) => {
      const { type, id, method, isKept } = act(AT);
      return [type, id, method, isKept, when];
    });

  it('stands in front, in the ways that are new, the earlier first', () => {
    const before = [contact('2'), contact('1', { TYPE: POST_KIND.MATE })];
    const one = addRecentContact(before, {
      TARGET_ID: '1',
      TYPE: POST_KIND.MATE,
      METHOD: 'CHAT',
      DATE: '20261120',
    });
    const two = addRecentContact(one, {
      TARGET_ID: '5',
      TYPE: POST_KIND.DIRECT,
      METHOD: 'SMS',
      DATE: '20261121',
    });
    expect(ways(contactsDone(before, two))).toEqual([
      ['mate', '1', 'CHAT', true, null],
      ['direct', '5', 'SMS', true, null],
    ]);
    expect(contactsDone(two, two)).toEqual([]);
  });

  it('is contacted anew in the ways that were taken before', () => {
    const before = [contact('2'), contact('1')];
    expect(ways(contactsDone(before, [contact('1'), contact('2')]))).toEqual([
      ['house', '1', 'TEL', true, null],
    ]);
  });

  it('pushes the last ones out of a full list, which takes nobody off', () => {
    const before = [contact('2'), contact('1')];
    expect(ways(contactsDone(before, [contact('3'), contact('2')]))).toEqual([
      ['house', '3', 'TEL', true, null],
    ]);
    expect(contactsDone(before, [])).toEqual([]);
    expect(
      contactsDone(before, [...before, contact('9')])
        .at(0)
        ?.act(AT).id,
    ).toBe('9');
  });
});
