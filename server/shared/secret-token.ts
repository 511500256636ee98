import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that a header carries as they are. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: it opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
