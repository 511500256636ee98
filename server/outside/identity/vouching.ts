import { createHash } from 'node:crypto';
import type { Provider, Result } from '#core';
import * as z from 'zod/mini';
import type { Identity } from '../../ports/accounts/members';
import type { IdentityRefusal } from '../../ports/accounts/sign-in';
import { Asking, AwayError, type Outside, type Reply } from '../asking';

/** A provider does not vouch for whoever asks. */
export class NotVouched extends Error {
  override readonly name = 'NotVouched';

  constructor(readonly reason: IdentityRefusal) {
    super(reason);
  }
}

/** Finds the person's id at a provider; whatever goes wrong on the way is a refusal. */
export async function vouch(
  provider: Provider,
  outside: Outside,
  find: (asking: Asking) => Promise<string>,
): Promise<Result<Identity, IdentityRefusal>> {
  try {
    const subject = await find(new Asking(provider, outside));
    return { ok: true, value: { provider, subject } };
  } catch (error) {
    if (error instanceof NotVouched) return { ok: false, reason: error.reason };
    if (!(error instanceof AwayError))
      outside.note({
        service: provider,
        step: 'adapter',
        status: null,
        code: error instanceof Error ? error.name : null,
      });
    return { ok: false, reason: 'away' };
  }
}

/** What tokens are made of (RFC 6749, VSCHAR). A header can carry nothing else. */
const TOKEN = /^[\x20-\x7e]+$/;

/** A token that a shell has to have sent; what cannot be one is nobody's, and no provider is asked. */
export function given(token: string | undefined): string {
  if (token === undefined || !TOKEN.test(token)) throw new NotVouched('expired');
  return token;
}

/** Faults of our configuration or of the service: nothing that the person could mend. */
const NOT_THEIRS = /^(?:invalid_client|unauthorized_client|server_error|temporarily_unavailable)$/;

/** Throws for a reply that refuses a code or token as RFC 6749 says it, whatever its status. */
export function refuseOAuthError({ status, body }: Reply): void {
  const read = z.safeParse(z.object({ error: z.string() }), body);
  const error = read.success ? read.data.error : null;
  if (error === null && status < 400) return;
  throw new NotVouched(error !== null && NOT_THEIRS.test(error) ? 'away' : 'expired');
}

/** The answer to a nonce: itself, or its SHA-256 in hex, as native apps send it. */
export function refuseOtherNonce(said: unknown, nonce: string): void {
  const hash = createHash('sha256').update(nonce).digest('hex');
  if (said !== nonce && said !== hash) throw new NotVouched('wrong-nonce');
}

/** PKCE's challenge of a verifier (RFC 7636, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
