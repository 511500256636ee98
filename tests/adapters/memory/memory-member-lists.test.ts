import { describe, expect, it } from 'vitest';
import { hybridStampAt, type JoinedZzim } from '#core';
import {
  MemoryListBook,
  MemoryMemberLists,
} from '../../../src/adapters/memory/lists/memory-member-lists';
import { MovingClock } from '../../support/moving-clock';
import { memberListsContract } from '../contracts/member-lists.contract';

memberListsContract('memory', () => {
  const [clock, book] = [new MovingClock(), new MemoryListBook()];
  const of = (member: string | null) =>
    new MemoryMemberLists({ book, clock, member: () => member });
  return Promise.resolve({
    kim: of('1'),
    lee: of('2'),
    visitor: of(null),
    now: () => clock.now(),
    close: () => Promise.resolve(),
  });
});

describe('lists in memory', () => {
  it('tell of hearts on deals, and of nothing else', async () => {
    const heard: string[] = [];
    const hear = (what: string) => (id: string) => {
      heard.push(`${what} ${id}`);
      return Promise.resolve();
    };
    const hearts = { keep: hear('keep'), leave: hear('leave') };
    const [clock, book] = [new MovingClock(), new MemoryListBook()];
    const { zzims } = new MemoryMemberLists({ book, clock, member: () => '1' }, hearts);
    const at = hybridStampAt(clock.now(), 'phone');
    const kept: JoinedZzim['kept'] = {
      status: 'OPEN',
      dealType: 'JEONSE',
      deposit: 1,
      monthly: 0,
      maintenance: null,
    };
    await zzims.set({ type: 'house', id: '1', at, isKept: true, kept });
    await zzims.set({ type: 'mate', id: '2', at, isKept: true, kept });
    await zzims.unset({ type: 'mate', id: '2', at });
    expect(heard).toEqual(['keep 2', 'leave 2']);
  });
});
