import { expect, it } from 'vitest';
import { parseUnsentZzims, type UnsentZzim } from '#core';

const unsent = (TARGET_ID: string, IS_KEPT = true): UnsentZzim => ({
  TARGET_ID,
  MEMBER_ID: '7',
  IS_KEPT,
});

it('hearts of which the server had not heard come out of storage; what cannot be read is left out', () => {
  const list = [unsent('1'), unsent('2', false)];
  expect(parseUnsentZzims(JSON.stringify(list))).toEqual(list);
  const { IS_KEPT: _, ...vague } = unsent('3');
  const { TARGET_ID: __, ...nothing } = unsent('3');
  const { MEMBER_ID: ___, ...nobodys } = unsent('3');
  const stored = JSON.stringify([vague, nothing, nobodys, null, ...list]);
  expect(parseUnsentZzims(stored)).toEqual(list);
  for (const other of [null, '', '{', '7']) expect(parseUnsentZzims(other)).toEqual([]);
});
