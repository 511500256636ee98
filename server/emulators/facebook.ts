import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProviderKeys } from '../env/provider-keys';
import { texts, withParams } from './asked';
import { addConsent } from './consent';
import { grantFault, type Desk } from './desk';
import { FAILURES_WITHOUT_NONCE } from './failures';
import { addShellTokens } from './shell-tokens';

const GRAPH = '/facebook/v24.0';

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(400).send({ error: { message, type: 'OAuthException', code } });
}

/** Facebook Login as its documents describe it, under /facebook. */
export function addFacebook(
  app: FastifyInstance,
  desk: Desk,
  { keys, siteUrl }: { keys: ProviderKeys['facebook']; siteUrl: string },
): void {
  addConsent(app, desk, siteUrl, {
    brand: { name: 'Facebook', theme: 'facebook' },
    asks: '한칸이 이메일, 생일, 성별을 요청해요.',
    authorizePath: `${GRAPH}/dialog/oauth`,
    clientId: keys.appId,
    responseType: 'code',
    failures: FAILURES_WITHOUT_NONCE,
    answer: async (reply, { redirectUri, state }, agreed) => {
      const denied = {
        error_reason: 'user_denied',
        error: 'access_denied',
        error_description: 'Permissions error',
        state,
      };
      const params = agreed === null ? denied : { code: agreed.code, state };
      // The fragment is Facebook's own.
      return reply.redirect(`${withParams(redirectUri, params)}#_=_`, 302);
    },
  });

  app.get(`${GRAPH}/oauth/access_token`, async (request, reply) => {
    const asked = texts(request.query);
    if (asked['client_id'] !== keys.appId || asked['client_secret'] !== keys.appSecret)
      return refuse(reply, 1, 'Error validating client secret.');
    const grant = desk.codes.spend(asked['code']);
    if (grant === null) return refuse(reply, 100, 'This authorization code has expired.');
    if (grantFault(grant, asked) !== null)
      return refuse(reply, 100, 'Error validating verification code: redirect_uri differs.');
    await desk.misbehave(grant.failure, 'token');
    const { accessToken } = desk.issue(grant);
    return { access_token: accessToken, token_type: 'bearer', expires_in: 5_183_944 };
  });

  app.get(`${GRAPH}/debug_token`, async (request, reply) => {
    const asked = texts(request.query);
    if (asked['access_token'] !== `${keys.appId}|${keys.appSecret}`)
      return refuse(reply, 190, 'Invalid OAuth access token signature.');
    const issued = desk.accessTokens.find(asked['input_token']);
    if (issued === null)
      return {
        data: { is_valid: false, scopes: [], error: { code: 190, message: 'Session has expired' } },
      };
    await desk.misbehave(issued.failure, 'profile');
    if (issued.failure === 'wrong-app') {
      const message = '(#100) The App_id in the input_token did not match the Viewing App';
      return { data: { is_valid: false, scopes: [], error: { code: 100, message } } };
    }
    return {
      data: {
        app_id: keys.appId,
        type: 'USER',
        application: '한칸',
        is_valid: true,
        user_id: issued.subject,
        scopes: ['email', 'user_birthday', 'user_gender'],
      },
    };
  });

  app.get(`${GRAPH}/me`, async (request, reply) => {
    const { access_token: token = '', appsecret_proof: proof } = texts(request.query);
    const issued = desk.accessTokens.find(token);
    if (issued === null) return refuse(reply, 190, 'Invalid OAuth access token.');
    if (proof !== createHmac('sha256', keys.appSecret).update(token).digest('hex'))
      return refuse(reply, 100, 'Invalid appsecret_proof provided in the API argument');
    return { id: issued.subject };
  });

  addShellTokens(app, desk, (issued) => {
    const { accessToken } = desk.issue(issued, issued.failure === 'expired');
    return { accessToken };
  });
}
