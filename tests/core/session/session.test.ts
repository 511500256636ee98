import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorizationHeader, isLogin, nextTokens, type Tokens } from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';

it.each([
  [null, false],
  [{}, false],
  [{ ID: null }, false],
  [{ ID: '' }, false],
  [{ ID: 'a' }, true],
  [{ ID: 7 }, true],
  [{ ID: 0 }, true],
  [{ ID: ' ' }, true],
  [{ SIGN_UP_YN: 'Y' }, false],
])('the session %j is a person’s: %s', (session, is) => {
  expect(isLogin(session)).toBe(is);
});

it.each([
  [null, ' HANKAN', undefined],
  ['', ' HANKAN', undefined],
  ['abc', ' HANKAN', 'abc HANKAN'],
  ['abc', '', 'abc'],
])('the token %j with %j is the header %j', (token, suffix, header) => {
  expect(authorizationHeader(token, suffix)).toBe(header);
});

describe('nextTokens', () => {
  const current = { accessToken: 'a', refreshToken: 'r' };

  it.each([
    [{}, current],
    [{ authentication: '', rt: '' }, current],
    [{ authentication: 'b' }, { accessToken: 'b', refreshToken: 'r' }],
    [{ rt: 's' }, { accessToken: 'a', refreshToken: 's' }],
    [
      { authentication: 'b', rt: 's' },
      { accessToken: 'b', refreshToken: 's' },
    ],
    [{ authentication: '-' }, { accessToken: null, refreshToken: 'r' }],
    [{ rt: '-' }, { accessToken: 'a', refreshToken: null }],
    [
      { authentication: '-', rt: '-' },
      { accessToken: null, refreshToken: null },
    ],
    [
      { authentication: '--', rt: undefined },
      { accessToken: '--', refreshToken: 'r' },
    ],
  ])('after %j are %j', (headers, next) => {
    expect(nextTokens(current, headers)).toEqual(next);
  });

  const tokens: fc.Arbitrary<Tokens> = fc.record({
    accessToken: fc.option(anyText),
    refreshToken: fc.option(anyText),
  });
  const headers = fc.record(
    {
      authentication: fc.oneof(anyText, fc.constant('-')),
      rt: fc.oneof(anyText, fc.constant('-')),
    },
    { requiredKeys: [] },
  );

  it('are the same when a response is heard twice', () => {
    fc.assert(
      fc.property(headers, (said) => {
        isIdempotent(tokens, (before) => nextTokens(before, said));
      }),
      { numRuns: 30 },
    );
  });

  it('are what the last word on each of them was', () => {
    fc.assert(
      fc.property(tokens, fc.array(headers), (start, responses) => {
        const last = (name: 'authentication' | 'rt', begin: string | null): string | null => {
          const said = responses.map((one) => one[name] ?? '').filter((one) => one !== '');
          const word = said.at(-1) ?? begin;
          return said.length > 0 && word === '-' ? null : word;
        };
        expect(responses.reduce<Tokens>(nextTokens, start)).toEqual({
          accessToken: last('authentication', start.accessToken),
          refreshToken: last('rt', start.refreshToken),
        });
      }),
    );
  });
});
