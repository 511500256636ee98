import type { Result } from '#core';
import * as z from 'zod/mini';
import type { CertificationKeys } from '../../env/provider-keys';
import type { Certifications } from '../../ports/accounts/sign-in';
import { Asking, AwayError, type Outside, type Reply } from '../asking';

const HOSTS = {
  api: 'https://api.iamport.kr',
  script: 'https://cdn.iamport.kr/v1/iamport.js',
};

const tokenReply = z.object({ response: z.object({ access_token: z.string() }) });
const certification = z.object({
  response: z.object({
    imp_uid: z.string(),
    merchant_uid: z.nullish(z.string()),
    certified: z.boolean(),
  }),
});

/** PortOne's identity certification, version 1 of its calls (spec/outside O16). */
export class PortOneCertifications implements Certifications {
  readonly widget;

  constructor(
    private readonly keys: CertificationKeys,
    private readonly outside: Outside,
    private readonly hosts = HOSTS,
  ) {
    this.widget = { merchant: keys.merchant, scriptUrl: hosts.script };
  }

  async check(
    impUid: string,
  ): Promise<Result<{ readonly merchantUid: string | null }, 'not-certified' | 'away'>> {
    try {
      const reply = await this.#certification(new Asking('iamport', this.outside), impUid);
      const read = z.safeParse(certification, reply.body);
      if (!read.success) return { ok: false, reason: 'not-certified' };
      const { certified, imp_uid, merchant_uid } = read.data.response;
      if (!certified || imp_uid !== impUid) return { ok: false, reason: 'not-certified' };
      return { ok: true, value: { merchantUid: merchant_uid ?? null } };
    } catch (error) {
      if (error instanceof AwayError) return { ok: false, reason: 'away' };
      throw error;
    }
  }

  /** A token of our key sees the certifications of our merchant, and no others. */
  async #certification(asking: Asking, impUid: string): Promise<Reply> {
    const told = await asking.ask('token', `${this.hosts.api}/users/getToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imp_key: this.keys.key, imp_secret: this.keys.secret }),
    });
    const { response } = asking.read('token', told, tokenReply);
    return asking.ask(
      'certification',
      `${this.hosts.api}/certifications/${encodeURIComponent(impUid)}`,
      { headers: { authorization: response.access_token } },
    );
  }
}
