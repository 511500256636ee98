import { describe, expect, it } from 'vitest';
import {
  actOn,
  CONTACT_JOIN,
  deviceContactsOf,
  hybridStampAt,
  ITEM_TYPE,
  joinedContactsOf,
  joinedList,
  keptContacts,
  newHybridClock,
  parseJoinedContacts,
  RECENT_LIMIT,
  seoulMidnight,
  unsetContacts,
  type ContactMethod,
  type JoinedContact,
  type RecentContact,
} from '#core';

const NOON = seoulMidnight('20261128') + 12 * 60 * 60 * 1000;
const contact = (
  id: string,
  ms: number,
  method: ContactMethod,
  part: Partial<JoinedContact> = {},
): JoinedContact => ({
  type: 'house',
  id,
  at: hybridStampAt(NOON + ms, 'phone'),
  isKept: true,
  method,
  ...part,
});

describe('joined contacts', () => {
  it('have all ways that were taken anywhere, in their order, and the newest day', () => {
    const phone = [contact('1', 0, 'CHAT'), contact('2', 1, 'TEL')];
    const desk = [contact('1', -48 * 3_600_000, 'SMS'), contact('1', 3, 'CHAT')];
    expect(deviceContactsOf(joinedList([...phone, ...desk], CONTACT_JOIN))).toEqual([
      { TARGET_ID: '1', TYPE: ITEM_TYPE.HOUSE, DATE: '20261128', CONTACT_METHOD: ['SMS', 'CHAT'] },
      { TARGET_ID: '2', TYPE: ITEM_TYPE.HOUSE, DATE: '20261128', CONTACT_METHOD: ['TEL'] },
    ]);
  });

  it('are what the device had before, and become it again', () => {
    const device: RecentContact[] = [
      { TARGET_ID: '1', TYPE: 'DIRECT', DATE: '20261128', CONTACT_METHOD: ['SMS', 'CHAT'] },
      { TARGET_ID: '1', TYPE: ITEM_TYPE.HOUSE, DATE: '20261128', CONTACT_METHOD: ['TEL'] },
      { TARGET_ID: '1', TYPE: 'MATE', DATE: '20261127', CONTACT_METHOD: ['CHAT'] },
    ];
    const list = joinedList(joinedContactsOf(device, 'phone'), CONTACT_JOIN);
    expect(deviceContactsOf(list)).toEqual(device);
    const [undated] = joinedContactsOf(
      [{ TARGET_ID: '1', TYPE: ITEM_TYPE.HOUSE, CONTACT_METHOD: ['TEL'] }],
      'phone',
    );
    const none = { TARGET_ID: 'no id', TYPE: 'DIRECT', CONTACT_METHOD: ['TEL'] as const };
    expect(joinedContactsOf([none], 'phone')).toEqual([]);
    expect(undated?.at).toBe(hybridStampAt(1, 'phone'));
  });

  it('show 60 things, however many ways were taken', () => {
    const all = Array.from({ length: RECENT_LIMIT + 5 }, (_, at) =>
      (['SMS', 'TEL', 'CHAT'] as const).map((way) => contact(String(at), at, way)),
    ).flat();
    const shown = keptContacts(joinedList(all, CONTACT_JOIN));
    expect(shown).toHaveLength(RECENT_LIMIT);
    expect(shown.every(({ methods }) => methods.length === 3)).toBe(true);
    expect(shown[0]?.id).toBe(String(RECENT_LIMIT + 4));
  });

  it('are taken off in all ways, also in those that another device has still to tell', () => {
    const list = [contact('1', 0, 'TEL')];
    const world = { clock: newHybridClock('desk'), now: NOON + 9, rule: CONTACT_JOIN };
    const { list: off } = actOn(list, unsetContacts('house', '1'), world);
    expect(keptContacts(joinedList([contact('1', 5, 'SMS'), ...off], CONTACT_JOIN))).toEqual([]);
    const again = joinedList([contact('1', 20, 'SMS'), ...off], CONTACT_JOIN);
    expect(keptContacts(again).map(({ methods }) => methods)).toEqual([['SMS']]);
  });

  it('are read out of storage where the way is known and the thing can be contacted', () => {
    const stored = JSON.stringify([
      contact('1', 0, 'TEL'),
      { ...contact('2', 0, 'TEL'), method: 'FAX' },
      { ...contact('3', 0, 'TEL'), type: 'post' },
    ]);
    expect(parseJoinedContacts(stored)).toEqual([contact('1', 0, 'TEL')]);
  });
});
