import { describe, expect, it } from 'vitest';
import { ITEM_TYPE, STORAGE_KEY, type KeyValueStorage } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { RecentStore } from '../../../../src/ui/stores/zzim/recent-store';

const NOW = Date.UTC(2026, 10, 20, 3);
const house = (id: string) => ({
  id,
  lat: 37.48,
  lng: 126.93,
  address: { dongliCode: '1162010200', sido: '서울특별시', sigungu: '관악구', dong: '신림동' },
});

function open(storage: KeyValueStorage = new MemoryStorage()) {
  const heard = new Set<(key: string | null) => void>();
  const recents = new RecentStore(storage, new MemoryClock(NOW), (changed) => {
    heard.add(changed);
    return () => {
      heard.delete(changed);
    };
  });
  recents.start();
  return {
    recents,
    tell: (key: string | null) => {
      for (const changed of heard) changed(key);
    },
  };
}

const older = JSON.stringify([{ TARGET_ID: '7', TYPE: 'HOUSE', DATE: 1 }]);

describe('recently viewed houses', () => {
  it('are kept newest first, each once, under the live key', () => {
    const storage = new MemoryStorage();
    const { recents } = open(storage);
    for (const id of ['1', '2', '1']) recents.viewed(house(id));
    expect(recents.houses.map((entry) => entry.TARGET_ID)).toEqual(['1', '2']);
    expect(recents.houses[0]).toMatchObject({
      TARGET_CD: ITEM_TYPE.HOUSE,
      DATE: NOW,
      DONGLI_CD: '1162010200',
      SIGUNGU_NM: '관악구',
    });
    expect([...recents.viewedHouseIds]).toEqual(['1', '2']);
    expect(open(storage).recents.houses).toEqual(recents.houses);
  });

  it('take over the older key once, and remove it', () => {
    const storage = new MemoryStorage({ [STORAGE_KEY.RECENT_VIEWED_HOUSES_V1]: older });
    expect(open(storage).recents.houses.map((entry) => entry.TARGET_ID)).toEqual(['7']);
    expect(storage.read(STORAGE_KEY.RECENT_VIEWED_HOUSES_V1)).toBeNull();
    expect(open(storage).recents.houses.map((entry) => entry.TARGET_ID)).toEqual(['7']);
  });

  it('keep the older key where the newer form cannot be written', () => {
    const removed: string[] = [];
    const { recents } = open({
      read: (key) => (key === STORAGE_KEY.RECENT_VIEWED_HOUSES_V1 ? older : null),
      keys: () => [],
      write: () => false,
      remove: (key) => removed.push(key),
    });
    expect(recents.houses.map((entry) => entry.TARGET_ID)).toEqual(['7']);
    expect(removed).toEqual([]);
  });

  it('follow what another tab views, and lose nothing of it', () => {
    const storage = new MemoryStorage();
    const here = open(storage);
    const there = open(storage);
    there.recents.viewed(house('1'));
    here.recents.viewed(house('2'));
    expect(here.recents.houses.map((entry) => entry.TARGET_ID)).toEqual(['2', '1']);
    there.tell('OTHER');
    expect(there.recents.houses).toHaveLength(1);
    there.tell(STORAGE_KEY.RECENT_VIEWED_HOUSES);
    expect(there.recents.houses).toHaveLength(2);
    storage.remove(STORAGE_KEY.RECENT_VIEWED_HOUSES);
    there.tell(null);
    expect(there.recents.houses).toEqual([]);
    there.recents.stop();
    here.recents.viewed(house('3'));
    there.tell(STORAGE_KEY.RECENT_VIEWED_HOUSES);
    expect(there.recents.houses).toEqual([]);
  });

  it('live in this tab alone where nothing can be stored', () => {
    const { recents } = open({
      read: () => null,
      write: () => false,
      remove: () => undefined,
      keys: () => [],
    });
    recents.viewed(house('1'));
    recents.viewed(house('2'));
    recents.contacted('1', 'TEL');
    recents.contacted('1', 'SMS');
    expect(recents.houses).toHaveLength(2);
    expect(recents.contacts).toMatchObject([{ CONTACT_METHOD: ['SMS', 'TEL'] }]);
  });
});

describe('recently viewed deals', () => {
  it('are kept by what they are, apart from houses', () => {
    const storage = new MemoryStorage();
    const { recents } = open(storage);
    const { address } = house('1');
    recents.viewedDeal(house('1'));
    recents.viewedMate({ id: '2', dongs: [address, { ...address, dong: '봉천동' }] });
    recents.viewedMate({ id: '3', dongs: [] });
    expect(open(storage).recents.houses).toEqual([
      { TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: '3', TYPE: 'MATE', DATE: NOW },
      {
        TARGET_CD: ITEM_TYPE.DEAL,
        TARGET_ID: '2',
        TYPE: 'MATE',
        DATE: NOW,
        DONGLI_CD: '1162010200',
        SIGUNGU_NM: '관악구',
        DONGLI_NM: '신림동',
      },
      expect.objectContaining({ TARGET_CD: ITEM_TYPE.DEAL, TARGET_ID: '1', TYPE: 'DIRECT' }),
    ]);
    expect([...recents.viewedDealIds]).toEqual(['3', '2', '1']);
    expect(recents.viewedHouseIds.size).toBe(0);
  });
});

describe('recent contacts', () => {
  it('say whom, of a room and of a mate', () => {
    const { recents } = open();
    recents.contactedDeal('1', 'TEL');
    recents.contactedMate('2', 'CHAT');
    expect(recents.contacts).toMatchObject([
      { TARGET_ID: '2', TYPE: 'MATE', CONTACT_METHOD: ['CHAT'] },
      { TARGET_ID: '1', TYPE: 'DIRECT', CONTACT_METHOD: ['TEL'] },
    ]);
  });

  it('join the ways of one house, with the day in Seoul', () => {
    const storage = new MemoryStorage();
    const { recents } = open(storage);
    recents.contacted('1', 'TEL');
    recents.contacted('2', 'CHAT');
    recents.contacted('1', 'SMS');
    expect(open(storage).recents.contacts).toEqual([
      { TARGET_ID: '1', TYPE: ITEM_TYPE.HOUSE, DATE: '20261120', CONTACT_METHOD: ['SMS', 'TEL'] },
      { TARGET_ID: '2', TYPE: ITEM_TYPE.HOUSE, DATE: '20261120', CONTACT_METHOD: ['CHAT'] },
    ]);
  });
});

describe('recently read posts and articles', () => {
  it('are kept newest first, each once within what it is', () => {
    const storage = new MemoryStorage();
    const { recents, tell } = open(storage);
    for (const [type, id] of [
      ['POST', '1'],
      ['CONTENT', '1'],
      ['POST', '2'],
      ['POST', '1'],
    ] as const)
      recents.viewedCommunity(type, id);
    expect(recents.community).toEqual([
      { TARGET_ID: '1', TYPE: 'POST', DATE: NOW },
      { TARGET_ID: '2', TYPE: 'POST', DATE: NOW },
      { TARGET_ID: '1', TYPE: 'CONTENT', DATE: NOW },
    ]);
    expect(open(storage).recents.community).toEqual(recents.community);
    expect(recents.houses).toEqual([]);
    storage.remove(STORAGE_KEY.RECENT_VIEWED_COMMUNITY);
    tell(STORAGE_KEY.RECENT_VIEWED_COMMUNITY);
    expect(recents.community).toEqual([]);
  });
});
