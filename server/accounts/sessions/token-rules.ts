import { createHmac } from 'node:crypto';
import type { IssuedTokens } from '../../ports/accounts/sessions';

const MINUTE_MS = 60_000;

/** An access token proves who is there for so long. */
export const ACCESS_MS = 30 * MINUTE_MS;

/** A refresh token that is not used for so long has expired; each successor starts a new term. */
export const REFRESH_MS = 30 * 24 * 60 * MINUTE_MS;

/** For so long an exchanged refresh token answers its successors again (spec/wire W7). */
const GRACE_MS = MINUTE_MS;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be a token at all. */
export function isTokenShaped(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * The successors of a refresh token. They are made of it and of the salt that is stored when it is
 * exchanged, so that everyone who presents it hears the same ones, and nobody who reads the
 * database can make them.
 */
export function successors(refreshToken: string, salt: string): IssuedTokens {
  const derive = (kind: string) =>
    createHmac('sha256', refreshToken).update(`${kind}:${salt}`).digest('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}

/** A refresh token as it is stored, with what became of its sign-in. Times in ms. */
export interface RefreshState {
  readonly expiresAt: number;
  /** When it was exchanged; null for one that was not. */
  readonly rotatedAt: number | null;
  readonly familyEndedAt: number | null;
}

/**
 * What presenting a refresh token means: `rotate` exchanges it, `repeat` answers its successors
 * again, `replayed` is a copy in other hands and ends the sign-in, `nobody` is none (any more).
 */
export type RefreshMeaning = 'rotate' | 'repeat' | 'replayed' | 'nobody';

export function refreshMeaning(state: RefreshState, now: number): RefreshMeaning {
  if (state.familyEndedAt !== null) return 'nobody';
  if (state.rotatedAt !== null) return now - state.rotatedAt <= GRACE_MS ? 'repeat' : 'replayed';
  return now < state.expiresAt ? 'rotate' : 'nobody';
}
