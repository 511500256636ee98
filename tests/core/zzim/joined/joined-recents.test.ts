import { describe, expect, it } from 'vitest';
import {
  deviceRecentsOf,
  hybridStampAt,
  ITEM_TYPE,
  joinedList,
  joinedRecentsOf,
  keptRecents,
  parseJoinedRecents,
  RECENT_JOIN,
  RECENT_LIMIT,
  type DeviceRecents,
  type JoinedRecent,
} from '#core';

const viewed = (id: string, ms: number, part: Partial<JoinedRecent> = {}): JoinedRecent => ({
  type: 'house',
  id,
  at: hybridStampAt(ms, 'phone'),
  isKept: true,
  place: null,
  ...part,
});

describe('joined recents', () => {
  it('are what the device had viewed before, and become it again', () => {
    const device: DeviceRecents = {
      houses: [
        {
          TARGET_CD: ITEM_TYPE.HOUSE,
          TARGET_ID: '1',
          DATE: 9,
          DONGLI_CD: '1162010200',
          LATITUDE: 37.48,
          LONGITUDE: 126.92,
          SIGUNGU_NM: '관악구',
          DONGLI_NM: '신림동',
        },
        { TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: '3', TYPE: 'MATE', DATE: 8 },
        { TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: '2', TYPE: 'DIRECT', DATE: 7 },
        { TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: '4', DATE: 6, DONGLI_CD: '1162010200' },
      ],
      community: [
        { TARGET_ID: '6', TYPE: 'CONTENT', DATE: 5 },
        { TARGET_ID: '5', TYPE: 'POST', DATE: 4 },
      ],
    };
    const list = joinedList(joinedRecentsOf(device, 'phone'), RECENT_JOIN);
    expect(deviceRecentsOf(list)).toEqual(device);
  });

  it('leave out kinds that nobody knows, and take what has no moment for the oldest', () => {
    const houses = [
      { TARGET_CD: 'OPITG99999', TARGET_ID: '1' },
      { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: '2' },
      { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: 'no id' },
    ];
    const community = [{ TARGET_ID: '1', TYPE: 'LOUNGE' }];
    const list = joinedRecentsOf({ houses, community }, 'phone');
    expect(list).toEqual([viewed('2', 0)]);
  });

  it('show 60 of each group: both kinds of deals are one, and both of what is read', () => {
    const many = (type: JoinedRecent['type'], from: number) =>
      Array.from({ length: 50 }, (_, at) => viewed(String(at), from + at, { type }));
    const all = [
      ...many('direct', 100),
      ...many('mate', 200),
      ...many('post', 100),
      ...many('content', 200),
      ...many('house', 100),
    ];
    const shown = keptRecents(joinedList(all, RECENT_JOIN));
    const count = (type: string) => shown.filter((one) => one.type === type).length;
    expect(['direct', 'mate', 'post', 'content', 'house'].map(count)).toEqual([
      RECENT_LIMIT - 50,
      50,
      RECENT_LIMIT - 50,
      50,
      50,
    ]);
  });

  it('have the newest viewing of a thing, and lose what was taken off', () => {
    const list = joinedList([viewed('1', 1), viewed('1', 9), viewed('2', 5)], RECENT_JOIN);
    expect(keptRecents(list).map(({ id, at }) => [id, at])).toEqual([
      ['1', hybridStampAt(9, 'phone')],
      ['2', hybridStampAt(5, 'phone')],
    ]);
    const off = viewed('1', 10, { isKept: false });
    expect(keptRecents(joinedList([off, ...list], RECENT_JOIN)).map(({ id }) => id)).toEqual(['2']);
  });

  it('are read without what is no place on earth, or too long a name', () => {
    const place = { lat: 91, lng: 127, dong: '동'.repeat(50), sigungu: 5, dongliCode: '' };
    const [read] = parseJoinedRecents(JSON.stringify([{ ...viewed('1', 1), place }]));
    expect(read?.place).toEqual({
      dongliCode: null,
      sigungu: '5',
      dong: '동'.repeat(40),
      lat: null,
      lng: 127,
    });
  });
});
