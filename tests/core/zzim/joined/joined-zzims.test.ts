import { describe, expect, it } from 'vitest';
import {
  actOn,
  BOOKMARK_KIND,
  bookmarkOf,
  deviceZzimsOf,
  hybridStampAt,
  isWholeZzim,
  ITEM_TYPE,
  joinedList,
  joinedZzimsOf,
  keptZzims,
  MOST_KEPT_MANWON,
  MOST_ZZIMS_REMEMBERED,
  newHybridClock,
  parseJoinedZzims,
  ZZIM_JOIN,
  ZZIM_LIMIT,
  type DeviceZzims,
  type JoinedZzim,
  type KeptHouse,
  type ZzimDeal,
} from '#core';

const KEPT: KeptHouse = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 50,
  maintenance: null,
};
const zzim = (id: string, ms: number, part: Partial<JoinedZzim> = {}): JoinedZzim => ({
  type: 'house',
  id,
  at: hybridStampAt(ms, 'phone'),
  isKept: true,
  kept: KEPT,
  ...part,
});
const dealOf = (TYPE: ZzimDeal['TYPE'], TARGET_ID: string, DATE: number): ZzimDeal => ({
  TARGET_CD: ITEM_TYPE.DEAL,
  TARGET_ID,
  TYPE,
  DATE,
  KEPT,
});

describe('joined 찜', () => {
  it('are what the device kept before, and become it again', () => {
    const device: DeviceZzims = {
      houses: [
        { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: '2', DATE: 9, KEPT },
        { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: '1', DATE: 5, KEPT },
      ],
      deals: [dealOf('MATE', '4', 8), dealOf('DIRECT', '3', 7)],
      bookmarks: [
        bookmarkOf(BOOKMARK_KIND.content, '7', 6),
        bookmarkOf(BOOKMARK_KIND.post, '6', 4),
        bookmarkOf(BOOKMARK_KIND.notice, '5', 3),
      ],
    };
    const entries = joinedZzimsOf(device, 'phone');
    expect(entries).toHaveLength(7);
    expect(entries.every(isWholeZzim)).toBe(true);
    expect(deviceZzimsOf(joinedList(entries, ZZIM_JOIN))).toEqual(device);
  });

  it('take nothing from storage that the server would not take', () => {
    const kept = { ...KEPT, deposit: -5, monthly: 0.6, maintenance: 1e300 };
    const sound = { ...KEPT, deposit: 0, monthly: 1, maintenance: MOST_KEPT_MANWON };
    const [read] = parseJoinedZzims(JSON.stringify([zzim('1', 1, { kept })]));
    expect(read?.kept).toEqual(sound);
    const houses = ['1', 'no id'].map((TARGET_ID) => ({
      TARGET_CD: ITEM_TYPE.HOUSE,
      TARGET_ID,
      DATE: 1,
      KEPT: kept,
    }));
    const entries = joinedZzimsOf({ houses, deals: [], bookmarks: [] }, 'phone');
    expect(entries).toEqual([zzim('1', 1, { kept: sound })]);
  });

  it('show what is kept, so many of a type, and what is behind them once there is room', () => {
    const all = Array.from({ length: ZZIM_LIMIT + 1 }, (_, ms) => zzim(String(ms), ms));
    const list = joinedList([...all, zzim('n', 1, { type: 'notice', kept: null })], ZZIM_JOIN);
    const shown = keptZzims(list).map(({ id }) => id);
    expect(shown).toHaveLength(ZZIM_LIMIT + 1);
    expect(shown).toContain('n');
    expect(shown).not.toContain('0');
    const off = zzim('5', ZZIM_LIMIT + 5, { isKept: false, kept: null });
    expect(keptZzims(joinedList([off, ...list], ZZIM_JOIN)).map(({ id }) => id)).toContain('0');
  });

  it('do not come back from a device that has slept, when so much was let go since that it is forgotten', () => {
    const old = zzim('old', 1);
    const gone = zzim('old', 2, { isKept: false, kept: null });
    const later = Array.from({ length: MOST_ZZIMS_REMEMBERED }, (_, at) =>
      zzim(String(at), 10 + at),
    );
    const server = joinedList([...later, ...joinedList([gone, old], ZZIM_JOIN)], ZZIM_JOIN);
    expect(server.map(({ id }) => id)).not.toContain('old');
    expect(joinedList([old, ...server], ZZIM_JOIN)).toEqual(server);
  });

  it('say what it cost, of what costs something and is kept', () => {
    expect(isWholeZzim(zzim('1', 1))).toBe(true);
    expect(isWholeZzim(zzim('1', 1, { kept: null }))).toBe(false);
    expect(isWholeZzim(zzim('1', 1, { type: 'post' }))).toBe(false);
    expect(isWholeZzim(zzim('1', 1, { isKept: false, kept: null }))).toBe(true);
    const stored = JSON.stringify([zzim('1', 1, { kept: null }), zzim('2', 1)]);
    expect(parseJoinedZzims(stored).map(({ id }) => id)).toEqual(['2']);
    expect(deviceZzimsOf([zzim('1', 1, { kept: null })]).houses).toEqual([]);
  });

  it('are changed on the device by what is stamped after all that is there, at once', () => {
    const clock = newHybridClock('desk');
    const there = zzim('1', 500);
    const done = actOn(
      [there],
      [(at) => zzim('1', 0, { at, isKept: false, kept: null }), (at) => zzim('2', 0, { at })],
      { clock, now: 100, rule: ZZIM_JOIN },
    );
    expect(done.entries.map(({ at }) => at)).toEqual(
      Array(2).fill(`${there.at.slice(0, 9)}0001-desk`),
    );
    expect(keptZzims(done.list).map(({ id }) => id)).toEqual(['2']);
    expect(done.clock).toMatchObject({ wall: 500, count: 1 });
  });
});
