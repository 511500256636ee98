import type { NativeTokens } from '#core';
import * as z from 'zod/mini';
import type { ProviderKeys } from '../../env/provider-keys';
import type { Attempt, IdentityProvider } from '../../ports/accounts/sign-in';
import { bearer, formPost, withQuery, type Asking, type Outside } from '../asking';
import { given, NotVouched, refuseOAuthError, vouch } from './vouching';

const HOSTS = { auth: 'https://nid.naver.com', api: 'https://openapi.naver.com' };

// expires_in, a text of digits here, is not asked for: the tokens are spent at once.
const tokenReply = z.object({ access_token: z.string(), refresh_token: z.string() });
const refreshReply = z.object({ access_token: z.string() });
const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({ id: z.string().check(z.minLength(1)) }),
});

/** Login with Naver (spec/outside O10). */
export class NaverIdentity implements IdentityProvider {
  readonly provider = 'naver';

  constructor(
    private readonly keys: ProviderKeys['naver'],
    private readonly outside: Outside,
    private readonly hosts = HOSTS,
  ) {}

  authorizeUrl({ redirectUri, state }: Attempt): string {
    return withQuery(`${this.hosts.auth}/oauth2.0/authorize`, {
      response_type: 'code',
      client_id: this.keys.clientId,
      redirect_uri: redirectUri,
      state,
    });
  }

  exchange(code: string, { state }: Attempt) {
    return vouch(this.provider, this.outside, async (asking) => {
      const reply = await this.#askForToken(asking, 'token', {
        grant_type: 'authorization_code',
        code,
        state,
      });
      refuseOAuthError(reply);
      const tokens = asking.read('token', reply, tokenReply);
      return this.#ownerOf(asking, tokens.access_token, tokens.refresh_token);
    });
  }

  verify({ accessToken, refreshToken }: NativeTokens) {
    return vouch(this.provider, this.outside, (asking) =>
      this.#ownerOf(asking, given(accessToken), given(refreshToken)),
    );
  }

  /**
   * Naver tells nobody whose token one is. Only the client that a refresh token was issued to can
   * use it: the person is whoever the token belongs to that comes out of it.
   */
  async #ownerOf(asking: Asking, accessToken: string, refreshToken: string): Promise<string> {
    const reply = await this.#askForToken(asking, 'refresh', {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    try {
      refuseOAuthError(reply);
    } catch (error) {
      if (!(error instanceof NotVouched) || error.reason === 'away') throw error;
      // A token that is good, but not to us, is another app's.
      const isGood = (await this.#person(asking, accessToken)) !== null;
      throw isGood ? new NotVouched('wrong-app') : error;
    }
    const refreshed = asking.read('refresh', reply, refreshReply);
    const person = await this.#person(asking, refreshed.access_token);
    if (person === null) throw new NotVouched('expired');
    return person;
  }

  #askForToken(asking: Asking, step: string, fields: Readonly<Record<string, string>>) {
    const { clientId: client_id, clientSecret: client_secret } = this.keys;
    const form = formPost({ ...fields, client_id, client_secret });
    return asking.ask(step, `${this.hosts.auth}/oauth2.0/token`, form);
  }

  /** Null for a token that is no good. Faults come with status 200, too. */
  async #person(asking: Asking, accessToken: string): Promise<string | null> {
    const reply = await asking.ask('profile', `${this.hosts.api}/v1/nid/me`, bearer(accessToken));
    const read = z.safeParse(profile, reply.body);
    return read.success ? read.data.response.id : null;
  }
}
