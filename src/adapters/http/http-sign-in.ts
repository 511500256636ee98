import type { Cancellation, LoginPayload, NewMember, Provider, Session, SignIn } from '#core';
import { statusReply } from '#contract/session';
import {
  beginCertificationReply,
  beginSignInReply,
  loginReply,
  signUpReply,
} from '#contract/sign-in';
import type { HttpClient } from './client/http-client';
import { plainCall } from './client/plain-call';

/**
 * {@link SignIn} of the API. Its calls handle a 401 themselves: the login popup would open over the
 * login.
 */
export class HttpSignIn implements SignIn {
  constructor(private readonly client: HttpClient) {}

  async begin(provider: Provider, cancel?: Cancellation): Promise<{ readonly url: string }> {
    const { item } = await this.client.post({
      path: '/v2/sign-ins',
      body: { provider },
      reply: beginSignInReply,
      checks401: false,
      cancel,
    });
    return item;
  }

  async login(payload: LoginPayload, cancel?: Cancellation): Promise<Session | null> {
    const { DATA } = await this.client.post({
      path: '/v1/login',
      body: { ...payload },
      reply: loginReply,
      checks401: false,
      startsSession: true,
      cancel,
    });
    return DATA ?? null;
  }

  async signUp(member: NewMember, cancel?: Cancellation): Promise<Session> {
    const { DATA } = await this.client.post({
      path: '/v2/members',
      body: { ...member },
      reply: signUpReply,
      checks401: false,
      startsSession: true,
      cancel,
    });
    return DATA;
  }

  logout(where: 'here' | 'everywhere'): Promise<void> {
    const body = { ALL_YN: where === 'everywhere' ? 'Y' : 'N' };
    return plainCall(this.client, 'post', { path: '/v1/auth/logout', body });
  }

  async beginCertification(): Promise<{ readonly merchantUid: string }> {
    const path = '/v2/certifications';
    const { item } = await this.client.post({ path, body: {}, reply: beginCertificationReply });
    return item;
  }

  async certify(impUid: string): Promise<void> {
    const body = { type: 'cert', imp_uid: impUid };
    await this.client.put({ path: '/v1/auth/my/cert', body, reply: statusReply });
  }
}
