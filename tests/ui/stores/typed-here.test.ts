import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { TypedHere } from '../../../src/ui/stores/typed-here';

const OF_A_MEMBER = [
  `${STORAGE_KEY.DRAFT}_post-write`,
  STORAGE_KEY.ZZIM_HOUSES,
  STORAGE_KEY.RECENT_VIEWED_HOUSES,
  STORAGE_KEY.RECENT_VIEWED_COMMUNITY,
  STORAGE_KEY.RECENT_CONTACT_HOUSE,
  STORAGE_KEY.RECENT_SEARCHES,
  STORAGE_KEY.RECENT_PLACES,
  STORAGE_KEY.RECENT_FILTERS,
  STORAGE_KEY.READING_PLACES,
  STORAGE_KEY.NOTICE_DOCUMENTS,
];
const OF_THE_DEVICE = [STORAGE_KEY.THEME, STORAGE_KEY.AREA_UNIT, STORAGE_KEY.LAST_VIEW];

/** A device on which a member did all of it. */
function deviceOf(member: string) {
  const local = new MemoryStorage();
  const told: string[] = [];
  const typed = new TypedHere(local, new MemoryStorage(), (key) => {
    told.push(key);
  });
  typed.come(member);
  for (const key of [...OF_A_MEMBER, ...OF_THE_DEVICE]) local.write(key, 'words');
  const left = () => [...OF_A_MEMBER, ...OF_THE_DEVICE].filter((key) => local.read(key) !== null);
  const hasLeftChecklists = () => local.read(STORAGE_KEY.CHECKLISTS_LEFT) !== null;
  return { typed, told, left, hasLeftChecklists };
}

describe('what a member did on a device', () => {
  it('is gone after a logout, what they looked for as well, and the device stays as it was set', () => {
    const { typed, told, left, hasLeftChecklists } = deviceOf('1');
    typed.leave();
    expect(left()).toEqual(OF_THE_DEVICE);
    expect(told).toEqual(expect.arrayContaining(OF_A_MEMBER));
    expect(hasLeftChecklists()).toBe(true);
  });

  it('is gone once somebody else is there, and stays for the same member', () => {
    const { typed, left, hasLeftChecklists } = deviceOf('1');
    typed.come('1');
    expect(left()).toEqual([...OF_A_MEMBER, ...OF_THE_DEVICE]);
    expect(hasLeftChecklists()).toBe(false);
    typed.come('2');
    expect(left()).toEqual(OF_THE_DEVICE);
    expect(hasLeftChecklists()).toBe(true);
  });
});
