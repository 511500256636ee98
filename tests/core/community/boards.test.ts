import { expect, it } from 'vitest';
import { BOARD, boardName, BOARDS } from '#core';

it('offers every board once', () => {
  expect([...BOARDS].sort()).toEqual(Object.values(BOARD).sort());
});

it('names the boards', () => {
  expect(BOARDS.map(boardName)).toEqual([
    '집 고민',
    '동네 질문',
    '공고 질문',
    '당첨 후기',
    '자취 꿀팁',
  ]);
});

it('has a name for a board that is not known yet', () => {
  expect(boardName('CATEC99999')).toBe('커뮤니티');
});
