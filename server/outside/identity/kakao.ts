import type { NativeTokens } from '#core';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import type { ProviderKeys } from '../../env/provider-keys';
import type { Attempt, IdentityProvider } from '../../ports/accounts/sign-in';
import { bearer, formPost, withQuery, type Asking, type Outside, type Reply } from '../asking';
import {
  challengeOf,
  given,
  NotVouched,
  refuseOAuthError,
  refuseOtherNonce,
  vouch,
} from './vouching';

const HOSTS = { auth: 'https://kauth.kakao.com', api: 'https://kapi.kakao.com' };

/** By commas, other than RFC 6749 says. `openid` brings the nonce back. */
const SCOPE = ['openid', 'profile_nickname'].join(',');

const id = z.union([z.string().check(z.minLength(1)), z.int()]);
const tokenReply = z.object({ access_token: z.string(), id_token: z.optional(z.string()) });
const tokenInfo = z.object({ id, app_id: z.union([z.string(), z.int()]) });
const profile = z.object({ id });
const fault = z.object({ code: z.int() });

/** Kakao's "try again later"; its status is 400. */
const BUSY = -1;

function refuseFault({ status, body }: Reply): void {
  if (status < 400) return;
  const read = z.safeParse(fault, body);
  throw new NotVouched(read.success && read.data.code === BUSY ? 'away' : 'expired');
}

/** Kakao Login (spec/outside O9). */
export class KakaoIdentity implements IdentityProvider {
  readonly provider = 'kakao';

  constructor(
    private readonly keys: ProviderKeys['kakao'],
    private readonly outside: Outside,
    private readonly hosts = HOSTS,
  ) {}

  authorizeUrl({ redirectUri, state, nonce, verifier }: Attempt): string {
    return withQuery(`${this.hosts.auth}/oauth/authorize`, {
      response_type: 'code',
      client_id: this.keys.restApiKey,
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    });
  }

  exchange(code: string, attempt: Attempt) {
    return vouch(this.provider, this.outside, async (asking) => {
      const reply = await asking.ask(
        'token',
        `${this.hosts.auth}/oauth/token`,
        formPost({
          grant_type: 'authorization_code',
          client_id: this.keys.restApiKey,
          client_secret: this.keys.clientSecret,
          redirect_uri: attempt.redirectUri,
          code,
          code_verifier: attempt.verifier,
        }),
      );
      refuseOAuthError(reply);
      const tokens = asking.read('token', reply, tokenReply);
      const subject = await this.#ownerOf(asking, tokens.access_token);
      // Only where OpenID Connect is switched on for our app.
      if (tokens.id_token !== undefined) this.#compare(tokens.id_token, subject, attempt.nonce);
      return subject;
    });
  }

  verify({ accessToken }: NativeTokens) {
    return vouch(this.provider, this.outside, (asking) =>
      this.#ownerOf(asking, given(accessToken)),
    );
  }

  /** Whose token it is, if it is one of our app. */
  async #ownerOf(asking: Asking, accessToken: string): Promise<string> {
    const told = await asking.ask(
      'token-info',
      `${this.hosts.api}/v1/user/access_token_info`,
      bearer(accessToken),
    );
    refuseFault(told);
    const info = asking.read('token-info', told, tokenInfo);
    if (String(info.app_id) !== this.keys.appId) throw new NotVouched('wrong-app');
    const answer = await asking.ask('profile', `${this.hosts.api}/v2/user/me`, bearer(accessToken));
    refuseFault(answer);
    const person = asking.read('profile', answer, profile);
    if (String(person.id) !== String(info.id)) throw new NotVouched('wrong-app');
    return String(person.id);
  }

  /** It came from Kakao itself: its signature says nothing more (OpenID Connect Core 3.1.3.7). */
  #compare(idToken: string, subject: string, nonce: string): void {
    const claims = decodeJwt(idToken);
    if (claims.aud !== this.keys.restApiKey || claims.sub !== subject)
      throw new NotVouched('wrong-app');
    refuseOtherNonce(claims['nonce'], nonce);
  }
}
