import type { Provider, Result } from '#core';
import type {
  Attempt,
  IdentityProvider,
  IdentityRefusal,
} from '../../server/ports/accounts/sign-in';
import type { Identity } from '../../server/ports/accounts/members';

const REFUSALS: readonly string[] = ['expired', 'wrong-app', 'wrong-nonce', 'away'];

/**
 * A provider whose codes and tokens say what becomes of them: one that is named as a refusal is
 * refused by that name, any other is the id of a person.
 */
export function scriptedProvider(provider: Provider): IdentityProvider & {
  readonly exchanged: Attempt[];
} {
  const exchanged: Attempt[] = [];
  const answer = (said: string): Promise<Result<Identity, IdentityRefusal>> =>
    Promise.resolve(
      REFUSALS.includes(said)
        ? { ok: false, reason: said as IdentityRefusal }
        : { ok: true, value: { provider, subject: said } },
    );
  return {
    provider,
    exchanged,
    authorizeUrl: ({ state, redirectUri }) =>
      `https://${provider}.example/authorize?${new URLSearchParams({ state, redirect_uri: redirectUri }).toString()}`,
    exchange: (code, attempt) => {
      exchanged.push(attempt);
      return answer(code);
    },
    verify: ({ accessToken, id_token }) => answer(accessToken ?? id_token ?? 'expired'),
  };
}
