import { createHmac } from 'node:crypto';
import type { NativeTokens } from '#core';
import * as z from 'zod/mini';
import type { ProviderKeys } from '../../env/provider-keys';
import type { Attempt, IdentityProvider } from '../../ports/accounts/sign-in';
import { withQuery, type Asking, type Outside, type Reply } from '../asking';
import { given, NotVouched, vouch } from './vouching';

const HOSTS = { dialog: 'https://www.facebook.com', graph: 'https://graph.facebook.com' };
const VERSION = 'v24.0';

/** What spec/rules §6 asks for. */
const SCOPE = 'email,user_birthday,user_gender';

const id = z.string().check(z.minLength(1));
const tokenReply = z.object({ access_token: z.string() });
const inspection = z.object({
  data: z.object({
    app_id: z.optional(z.string()),
    user_id: z.optional(z.string()),
    is_valid: z.boolean(),
    error: z.optional(z.object({ code: z.int() })),
  }),
});
const profile = z.object({ id });
const fault = z.object({ error: z.object({ code: z.int() }) });

/** Faults of theirs, of our configuration, and too many calls: none of them is the person's. */
const NOT_THEIRS = new Set([1, 2, 4, 17, 32, 101, 341, 613]);
/** A token of another app than the one that asks about it. */
const OTHER_APP = 100;

function refuseFault({ status, body }: Reply): void {
  const read = z.safeParse(fault, body);
  if (!read.success && status < 400) return;
  const isAway = read.success && NOT_THEIRS.has(read.data.error.code);
  throw new NotVouched(isAway ? 'away' : 'expired');
}

/** Facebook Login (spec/outside O11). */
export class FacebookIdentity implements IdentityProvider {
  readonly provider = 'facebook';

  constructor(
    private readonly keys: ProviderKeys['facebook'],
    private readonly outside: Outside,
    private readonly hosts = HOSTS,
  ) {}

  authorizeUrl({ redirectUri, state }: Attempt): string {
    return withQuery(`${this.hosts.dialog}/${VERSION}/dialog/oauth`, {
      response_type: 'code',
      client_id: this.keys.appId,
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
    });
  }

  exchange(code: string, { redirectUri }: Attempt) {
    return vouch(this.provider, this.outside, async (asking) => {
      const reply = await this.#ask(asking, 'oauth/access_token', {
        client_id: this.keys.appId,
        client_secret: this.keys.appSecret,
        redirect_uri: redirectUri,
        code,
      });
      refuseFault(reply);
      const tokens = asking.read('token', reply, tokenReply);
      return this.#ownerOf(asking, tokens.access_token);
    });
  }

  verify({ accessToken }: NativeTokens) {
    return vouch(this.provider, this.outside, (asking) =>
      this.#ownerOf(asking, given(accessToken)),
    );
  }

  /** Whose token it is, if it is one of our app; the proof shows that we know our secret. */
  async #ownerOf(asking: Asking, accessToken: string): Promise<string> {
    const { appId, appSecret } = this.keys;
    const told = await this.#ask(asking, 'debug_token', {
      input_token: accessToken,
      access_token: `${appId}|${appSecret}`,
    });
    refuseFault(told);
    const { data } = asking.read('debug_token', told, inspection);
    const isOthers = data.error?.code === OTHER_APP;
    if (isOthers || (data.app_id !== undefined && data.app_id !== appId))
      throw new NotVouched('wrong-app');
    if (!data.is_valid || data.app_id === undefined) throw new NotVouched('expired');

    const answer = await this.#ask(asking, 'me', {
      fields: 'id',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    });
    refuseFault(answer);
    const person = asking.read('me', answer, profile);
    if (person.id !== data.user_id) throw new NotVouched('wrong-app');
    return person.id;
  }

  #ask(asking: Asking, path: string, query: Readonly<Record<string, string>>): Promise<Reply> {
    return asking.ask(path, withQuery(`${this.hosts.graph}/${VERSION}/${path}`, query));
  }
}
