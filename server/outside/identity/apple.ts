import type { NativeTokens } from '#core';
import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { ProviderKeys } from '../../env/provider-keys';
import type { Attempt, IdentityProvider } from '../../ports/accounts/sign-in';
import { AwayError, formPost, withQuery, type Outside } from '../asking';
import { AppleKeys } from './apple-keys';
import { given, refuseOAuthError, refuseOtherNonce, vouch } from './vouching';

const HOST = 'https://appleid.apple.com';

/** Apple takes secrets of at most 6 months; one lives no longer than the call that it is for. */
const SECRET_SECONDS = 300;

const tokenReply = z.object({ id_token: z.string() });

/** Sign in with Apple (spec/outside O12). */
export class AppleIdentity implements IdentityProvider {
  readonly provider = 'apple';
  readonly #keys: AppleKeys;

  constructor(
    private readonly keys: ProviderKeys['apple'],
    private readonly outside: Outside,
    private readonly host = HOST,
    keysCooldownMs?: number,
  ) {
    this.#keys = new AppleKeys(`${host}/auth/keys`, outside, keysCooldownMs);
  }

  authorizeUrl({ redirectUri, state, nonce }: Attempt): string {
    return withQuery(`${this.host}/auth/authorize`, {
      response_type: 'code id_token',
      // A name is only handed over to a form.
      response_mode: 'form_post',
      client_id: this.keys.servicesId,
      redirect_uri: redirectUri,
      scope: 'name email',
      state,
      nonce,
    });
  }

  exchange(code: string, { redirectUri, nonce }: Attempt) {
    return vouch(this.provider, this.outside, async (asking) => {
      const reply = await asking.ask(
        'token',
        `${this.host}/auth/token`,
        formPost({
          grant_type: 'authorization_code',
          client_id: this.keys.servicesId,
          client_secret: await this.#clientSecret(),
          redirect_uri: redirectUri,
          code,
        }),
      );
      refuseOAuthError(reply);
      const { id_token } = asking.read('token', reply, tokenReply);
      const claims = await this.#keys.claims(asking, id_token, {
        issuer: this.host,
        audience: [this.keys.servicesId],
      });
      refuseOtherNonce(claims['nonce'], nonce);
      return subjectOf(claims);
    });
  }

  verify({ id_token }: NativeTokens) {
    return vouch(this.provider, this.outside, async (asking) => {
      // The iOS app is its bundle id there, an Android shell comes through the Services ID.
      const audience = [this.keys.bundleId, this.keys.servicesId];
      const token = given(id_token);
      return subjectOf(await this.#keys.claims(asking, token, { issuer: this.host, audience }));
    });
  }

  async #clientSecret(): Promise<string> {
    const now = Math.floor(this.outside.clock.now() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: this.keys.keyId })
      .setIssuer(this.keys.teamId)
      .setIssuedAt(now)
      .setExpirationTime(now + SECRET_SECONDS)
      .setAudience(this.host)
      .setSubject(this.keys.servicesId)
      .sign(await importPKCS8(this.keys.privateKey, 'ES256'));
  }
}

/**
 * RFC 7519 makes `sub` a text, which is not checked by who reads the token: taken as it comes, 42
 * and "42" would be one person here and two there.
 */
function subjectOf({ sub }: Readonly<Record<string, unknown>>): string {
  if (typeof sub !== 'string' || sub === '') throw new AwayError();
  return sub;
}
