import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiStatus, plainApiStatus } from '#core';

it.each([
  [{}, '404 Error', null],
  [null, '404 Error', null],
  [undefined, '404 Error', null],
  ['<html>', '404 Error', null],
  [{ RESULT_MSG: '', MESSAGE: '' }, '404 Error', null],
  [{ RESULT_MSG: 7, MESSAGE: {} }, '404 Error', null],
  [{ RESULT_MSG: '<b>없음</b>' }, '<b>없음</b>', '<b>없음</b>'],
  [{ MESSAGE: '없음' }, '없음', null],
  [{ RESULT_MSG: '<b>없음</b>', MESSAGE: '없어요' }, '<b>없음</b>', '<b>없음</b>'],
])('of the body %j the message is %s', (body, message, html) => {
  expect(apiStatus({ status: 404, body })).toEqual({ status: 404, message, html });
});

it.each([
  [{}, '404 Error', null],
  [null, '404 Error', null],
  [{ MESSAGE: '없어요' }, '없어요', null],
  [{ RESULT_MSG: '<b>없음</b>', MESSAGE: '없어요' }, '없어요', null],
  [{ RESULT_MSG: '<b>없음</b>', MESSAGE: '' }, '<b>없음</b>', '<b>없음</b>'],
])('of the body %j the simplified client reads %s', (body, message, html) => {
  expect(plainApiStatus({ status: 404, body })).toEqual({ status: 404, message, html });
});

it('is −1 without an answer', () => {
  expect(apiStatus(null)).toEqual({
    status: -1,
    message: '네트워크 연결을 확인해 주세요.',
    html: null,
  });
});

it('keeps the status and always has a message, whatever the body', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.anything(), (status, body) => {
      const answer = apiStatus({ status, body });
      expect(answer.status).toBe(status);
      expect(answer.message).not.toBe('');
    }),
  );
});
