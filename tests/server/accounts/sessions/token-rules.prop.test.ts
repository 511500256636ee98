import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTokenShaped,
  refreshMeaning,
  successors,
} from '../../../../server/accounts/sessions/token-rules';
import { newToken, tokenHash } from '../../../../server/shared/secret-token';

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const token = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => {
  return Buffer.from(bytes).toString('base64url');
});

describe('successors', () => {
  test('are the same for everyone who has the token, and tokens themselves', () => {
    fc.assert(
      fc.property(token, token, (refresh, salt) => {
        const one = successors(refresh, salt);
        expect(successors(refresh, salt)).toEqual(one);
        expect(Object.values(one).filter((each) => !isTokenShaped(String(each)))).toEqual([]);
        expect(new Set([refresh, salt, one.accessToken, one.refreshToken]).size).toBe(4);
      }),
    );
  });

  test('are others for another token, another salt, and for whoever has the stored hash only', () => {
    fc.assert(
      fc.property(token, token, token, (refresh, salt, other) => {
        fc.pre(other !== refresh && other !== salt);
        const { accessToken, refreshToken } = successors(refresh, salt);
        for (const guess of [
          successors(other, salt),
          successors(refresh, other),
          successors(tokenHash(refresh), salt),
        ]) {
          expect(guess.accessToken).not.toBe(accessToken);
          expect(guess.refreshToken).not.toBe(refreshToken);
        }
      }),
    );
  });
});

describe('a refresh token', () => {
  test('of an ended sign-in is nobody’s, whatever else is true of it', () => {
    fc.assert(
      fc.property(moment, fc.option(moment), moment, moment, (expiresAt, rotatedAt, end, now) => {
        const state = { expiresAt, rotatedAt, familyEndedAt: end };
        expect(refreshMeaning(state, now)).toBe('nobody');
      }),
    );
  });

  test('that was exchanged is honoured for 60 s and a replay ever after', () => {
    fc.assert(
      fc.property(moment, moment, fc.nat(180_000), (expiresAt, rotatedAt, later) => {
        const state = { expiresAt, rotatedAt, familyEndedAt: null };
        const meant = later <= 60_000 ? 'repeat' : 'replayed';
        expect(refreshMeaning(state, rotatedAt + later)).toBe(meant);
      }),
    );
  });

  test('that was not is exchanged until it runs out', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -5, max: 5 }), (expiresAt, later) => {
        const state = { expiresAt, rotatedAt: null, familyEndedAt: null };
        expect(refreshMeaning(state, expiresAt + later)).toBe(later < 0 ? 'rotate' : 'nobody');
      }),
    );
  });
});

test('new tokens are 256 bits that a header carries, and never the same', () => {
  const many = Array.from({ length: 1000 }, newToken);
  expect(new Set(many).size).toBe(1000);
  expect(many.filter((each) => Buffer.from(each, 'base64url').length !== 32)).toEqual([]);
  expect(many.filter((each) => !isTokenShaped(each))).toEqual([]);
  for (const odd of ['', '-', 'a', `${many[0] ?? ''}x`, `${(many[0] ?? '').slice(1)} `])
    expect(isTokenShaped(odd)).toBe(false);
});
