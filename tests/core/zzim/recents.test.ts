import { describe, expect, it } from 'vitest';
import {
  addRecentCommunity,
  addRecentContact,
  addRecentHouse,
  parseRecentCommunity,
  parseRecentContacts,
  parseRecentHouses,
  RECENT_LIMIT,
  storedRecentHouses,
  type RecentContact,
  type RecentEntry,
  type RecentHouse,
} from '#core';

const house = (id: number | string, code = 'OPITG10001'): RecentHouse => ({
  TARGET_CD: code,
  TARGET_ID: String(id),
});
const post = (id: number, TYPE = 'COMMUNITY'): RecentEntry => ({ TARGET_ID: String(id), TYPE });
const contact = (id: number): RecentContact => ({
  TARGET_ID: String(id),
  TYPE: 'OPITG10001',
  DATE: '20261101',
  CONTACT_METHOD: ['TEL'],
});
const many = <Entry>(count: number, make: (id: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, id) => make(id));

const details = {
  DATE: 1_790_000_000_000,
  DONGLI_CD: '1162010200',
  LATITUDE: 37.4842,
  LONGITUDE: 126.92959,
  SIGUNGU_NM: '관악구',
  DONGLI_NM: '신림동',
};

describe('addRecentHouse', () => {
  it('puts the newest in front and keeps a house once', () => {
    expect(addRecentHouse([house(1), house(2)], { ...house(2), ...details })).toEqual([
      { ...house(2), ...details },
      house(1),
    ]);
  });

  it('tells houses of the same number and another code apart', () => {
    const list = addRecentHouse([house(1)], house(1, 'OPITG10002'));
    expect(list).toEqual([house(1, 'OPITG10002'), house(1)]);
    expect(addRecentHouse([house('b', 'a')], house('ab', ''))).toHaveLength(2);
  });

  it('keeps 60 of each code and drops the oldest', () => {
    const full = [...many(60, (id) => house(id)), ...many(60, (id) => house(id, 'OPITG10002'))];
    const list = addRecentHouse(full, house('new'));
    expect(RECENT_LIMIT).toBe(60);
    expect(list).toEqual([house('new'), ...full.filter((entry) => entry !== full[59])]);
  });

  it('leaves the list that was given as it was', () => {
    const list = [house(1)];
    addRecentHouse(list, house(2));
    expect(list).toEqual([house(1)]);
  });
});

describe('parseRecentHouses', () => {
  it('reads what was stored', () => {
    const list = [{ ...house(1), ...details, TYPE: 'HOUSE' }, house(2)];
    expect(parseRecentHouses(storedRecentHouses(list))).toEqual(list);
    expect(JSON.parse(storedRecentHouses([]))).toEqual({ version: '2.0', entries: [] });
  });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['null', []],
    ['"text"', []],
    ['{"entries":"x"}', []],
    ['{"version":"2.0","entries":{"0":{"TARGET_CD":"a","TARGET_ID":"1"}}}', []],
    ['{"version":99,"entries":[{"TARGET_CD":"a","TARGET_ID":"1"}]}', [house(1, 'a')]],
    ['{"entries":[{"TARGET_CD":"a","TARGET_ID":1}]}', [house(1, 'a')]],
    ['{"entries":[{"TARGET_CD":"a","TARGET_ID":""}]}', []],
    ['{"entries":[{"TARGET_CD":"a"}]}', []],
    ['{"entries":[{"TYPE":"HOUSE","TARGET_ID":"1"}]}', []],
    ['{"entries":[{"TARGET_CD":"","TARGET_ID":"1"}]}', []],
    ['{"entries":[{"TARGET_CD":"a","TARGET_ID":1e999}]}', []],
    ['{"entries":[null,3,"x",[],{"TARGET_CD":"a","TARGET_ID":"1"}]}', [house(1, 'a')]],
    ['{"entries":[{"__proto__":{"TARGET_CD":"a","TARGET_ID":"1"}}]}', []],
    ['{"entries":[{"TARGET_CD":"__proto__","TARGET_ID":"1"}]}', [house(1, '__proto__')]],
    ['[{"TARGET_CD":"a","TARGET_ID":"1"}]', [house(1, 'a')]],
    [
      '{"entries":[{"TARGET_CD":"a","TARGET_ID":"1"},{"TARGET_CD":"a","TARGET_ID":1}]}',
      [house(1, 'a')],
    ],
  ])('reads %j as %j', (stored, list) => {
    expect(parseRecentHouses(stored)).toEqual(list);
  });

  it('leaves out details of another kind', () => {
    const stored = storedRecentHouses([
      {
        ...house(1),
        ...(JSON.parse(
          '{"DATE":"yesterday","DONGLI_CD":1162010200,"LATITUDE":"37.5","LONGITUDE":null,"SIGUNGU_NM":{},"DONGLI_NM":"","TYPE":[],"EXTRA":1}',
        ) as object),
      },
    ]);
    expect(parseRecentHouses(stored)).toStrictEqual([
      { ...house(1), DONGLI_CD: '1162010200', LATITUDE: 37.5 },
    ]);
  });

  it.each([
    ['HOUSE', 'OPITG10001'],
    ['RENTAL_HOUSE', 'OPITG10002'],
    ['OPITG10002', 'OPITG10002'],
    ['MAGAZINE', 'MAGAZINE'],
    ['constructor', 'constructor'],
  ])('converts the older %s to %s', (TYPE, TARGET_CD) => {
    const older = JSON.stringify([{ TARGET_ID: 7, TYPE, ...details }]);
    expect(parseRecentHouses(null, older)).toEqual([
      { TARGET_CD, TARGET_ID: '7', TYPE, ...details },
    ]);
  });

  it('puts live entries first, then older ones that are not yet there', () => {
    const live = storedRecentHouses([house(1), house(2)]);
    const older = JSON.stringify([
      { TARGET_ID: '2', TYPE: 'HOUSE' },
      { TARGET_ID: '2', TYPE: 'RENTAL_HOUSE' },
      { TARGET_ID: '3' },
      { TYPE: 'HOUSE' },
      { TARGET_ID: '4', TYPE: 'HOUSE' },
    ]);
    expect(
      parseRecentHouses(live, older).map(({ TARGET_CD, TARGET_ID }) => [TARGET_CD, TARGET_ID]),
    ).toEqual([
      ['OPITG10001', '1'],
      ['OPITG10001', '2'],
      ['OPITG10002', '2'],
      ['OPITG10001', '4'],
    ]);
  });
});

describe('recent community items', () => {
  it('are one list of 60, an item once within its TYPE', () => {
    const full = [...many(30, (id) => post(id)), ...many(30, (id) => post(id, 'POST'))];
    expect(addRecentCommunity(full, post(7, 'POST'))).toEqual([
      post(7, 'POST'),
      ...full.filter((entry) => entry !== full[37]),
    ]);
    expect(addRecentCommunity(full, post(99))).toEqual([post(99), ...full.slice(0, 59)]);
  });

  it.each([
    [null, []],
    ['nonsense', []],
    ['[{"TARGET_ID":1,"TYPE":"POST","DATE":5}]', [{ ...post(1, 'POST'), DATE: 5 }]],
    ['[{"TARGET_ID":"1"},{"TYPE":"POST"},{"TARGET_ID":"2","TYPE":"POST"}]', [post(2, 'POST')]],
    ['[{"TARGET_ID":"1","TYPE":"A"},{"TARGET_ID":"1","TYPE":"A","DATE":1}]', [post(1, 'A')]],
  ])('are read from %j as %j', (stored, list) => {
    expect(parseRecentCommunity(stored)).toEqual(list);
  });
});

describe('recent contacts', () => {
  const seen = { TARGET_ID: '7', TYPE: 'OPITG10002', METHOD: 'SMS', DATE: '20261120' } as const;

  it('join the methods, take the new day and type, and move to the front', () => {
    expect(addRecentContact([contact(1), contact(7)], seen)).toEqual([
      { TARGET_ID: '7', TYPE: 'OPITG10002', DATE: '20261120', CONTACT_METHOD: ['SMS', 'TEL'] },
      contact(1),
    ]);
  });

  it('are two where a house and a deal have the same number, and a deal is one', () => {
    const room = { ...seen, TYPE: 'DIRECT' };
    const list = addRecentContact(addRecentContact([contact(7)], room), {
      ...room,
      METHOD: 'CHAT',
    });
    expect(list).toEqual([
      { TARGET_ID: '7', TYPE: 'DIRECT', DATE: '20261120', CONTACT_METHOD: ['SMS', 'CHAT'] },
      contact(7),
    ]);
  });

  it('are always in the order SMS, TEL, CHAT, each once', () => {
    const chat = addRecentContact([], { ...seen, METHOD: 'CHAT' });
    const tel = addRecentContact(chat, { ...seen, METHOD: 'TEL' });
    const sms = addRecentContact(addRecentContact(tel, seen), seen);
    expect(sms).toEqual([
      {
        TARGET_ID: '7',
        TYPE: 'OPITG10002',
        DATE: '20261120',
        CONTACT_METHOD: ['SMS', 'TEL', 'CHAT'],
      },
    ]);
  });

  it('are 60 in all', () => {
    const full = many(60, (id) => contact(id + 100));
    expect(addRecentContact(full, seen).slice(1)).toEqual(full.slice(0, 59));
  });

  it.each([
    [null, []],
    ['{}', []],
    ['[{"TARGET_ID":"1"}]', []],
    ['[{"TYPE":"a"}]', []],
    ['[{"TARGET_ID":1,"TYPE":"a"}]', [{ TARGET_ID: '1', TYPE: 'a', CONTACT_METHOD: [] }]],
    [
      '[{"TARGET_ID":"1","TYPE":"a","DATE":20261120,"CONTACT_METHOD":["CHAT","SMS","FAX","SMS",3]}]',
      [{ TARGET_ID: '1', TYPE: 'a', DATE: '20261120', CONTACT_METHOD: ['SMS', 'CHAT'] }],
    ],
    [
      '[{"TARGET_ID":"1","TYPE":"a","DATE":"20261131","CONTACT_METHOD":"SMS"}]',
      [{ TARGET_ID: '1', TYPE: 'a', CONTACT_METHOD: [] }],
    ],
    [
      '[{"TARGET_ID":"1","TYPE":"a","CONTACT_METHOD":["TEL"]},{"TARGET_ID":"1","TYPE":"b","CONTACT_METHOD":["SMS"]}]',
      [{ TARGET_ID: '1', TYPE: 'a', CONTACT_METHOD: ['SMS', 'TEL'] }],
    ],
  ])('are read from %j as %j', (stored, list) => {
    expect(parseRecentContacts(stored)).toStrictEqual(list);
  });
});
