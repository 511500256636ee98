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
