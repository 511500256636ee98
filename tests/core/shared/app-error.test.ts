import { expect, it } from 'vitest';
import { AppError } from '#core';

it('says its kind where nobody said more', () => {
  const error = new AppError('offline');
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.kind, error.message, error.field]).toEqual([
    'AppError',
    'offline',
    'offline',
    null,
  ]);
});

it('keeps the server’s words and the field it refused', () => {
  const error = new AppError('refused', '보증금을 확인해 주세요.', 'deposit');
  expect([error.message, error.field]).toEqual(['보증금을 확인해 주세요.', 'deposit']);
});

it('keeps the status and the words that may be marked up; −1 and none without an answer', () => {
  const error = new AppError('server', '502 Error', null, 502, '<b>잠시</b>');
  expect([error.status, error.html]).toEqual([502, '<b>잠시</b>']);
  const silent = new AppError('offline');
  expect([silent.status, silent.html]).toEqual([-1, null]);
});
