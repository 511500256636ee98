import { describe, expect, it } from 'vitest';
import {
  addUnsentZzim,
  parseUnsentZzims,
  removeUnsentZzim,
  storedUnsentZzims,
  unsentZzimsOf,
  ZZIM_LIMIT,
  type UnsentZzim,
} from '#core';

const unsent = (TARGET_ID: string, IS_KEPT = true, MEMBER_ID = '7'): UnsentZzim => ({
  TARGET_ID,
  MEMBER_ID,
  IS_KEPT,
});

describe('hearts of which the server has not heard', () => {
  it('are one an item and member, what was pressed last behind all others', () => {
    const list = [unsent('1'), unsent('2'), unsent('1', true, '8')];
    expect(addUnsentZzim(list, unsent('1', false))).toEqual([
      unsent('2'),
      unsent('1', true, '8'),
      unsent('1', false),
    ]);
  });

  it('lose the oldest where there are too many', () => {
    const full = Array.from({ length: ZZIM_LIMIT }, (_, at) => unsent(`${at}`));
    const added = addUnsentZzim(full, unsent('new'));
    expect(added).toHaveLength(ZZIM_LIMIT);
    expect([added[0], added.at(-1)]).toEqual([unsent('1'), unsent('new')]);
  });

  it('go once they were heard, unless they were pressed anew meanwhile', () => {
    const list = [unsent('1', false), unsent('2'), unsent('2', true, '8')];
    expect(removeUnsentZzim(list, unsent('2'))).toEqual([list[0], list[2]]);
    expect(removeUnsentZzim(list, unsent('1'))).toEqual(list);
  });

  it('are told by who pressed them alone', () => {
    const list = [unsent('1'), unsent('2', true, '8'), unsent('3')];
    expect(unsentZzimsOf(list, '7')).toEqual([list[0], list[2]]);
    expect(unsentZzimsOf(list, '9')).toEqual([]);
  });

  it('come out of storage as they went in; what cannot be read is left out', () => {
    const list = [unsent('1'), unsent('2', false)];
    expect(parseUnsentZzims(storedUnsentZzims(list))).toEqual(list);
    const { IS_KEPT: _, ...vague } = unsent('3');
    const { TARGET_ID: __, ...nothing } = unsent('3');
    const { MEMBER_ID: ___, ...nobodys } = unsent('3');
    const stored = JSON.stringify([vague, nothing, nobodys, null, ...list]);
    expect(parseUnsentZzims(stored)).toEqual(list);
    for (const other of [null, '', '{', '7']) expect(parseUnsentZzims(other)).toEqual([]);
  });
});
