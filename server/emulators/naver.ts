import type { FastifyInstance } from 'fastify';
import type { ProviderKeys } from '../env/provider-keys';
import { bearerOf, texts, withParams } from './asked';
import { addConsent } from './consent';
import type { Desk } from './desk';
import { FAILURES_WITHOUT_NONCE } from './failures';
import { addShellTokens } from './shell-tokens';

/** Naver refuses with status 200. */
const refusal = (error: string, error_description: string) => ({ error, error_description });

/** Login with Naver as its documents describe it, under /naver. */
export function addNaver(
  app: FastifyInstance,
  desk: Desk,
  { keys, siteUrl }: { keys: ProviderKeys['naver']; siteUrl: string },
): void {
  addConsent(app, desk, siteUrl, {
    brand: { name: '네이버', theme: 'naver' },
    asks: '한칸이 이용자 식별자를 요청해요.',
    authorizePath: '/naver/oauth2.0/authorize',
    clientId: keys.clientId,
    responseType: 'code',
    failures: FAILURES_WITHOUT_NONCE,
    answer: async (reply, { redirectUri, state }, agreed) =>
      reply.redirect(
        withParams(
          redirectUri,
          agreed === null
            ? { error: 'access_denied', error_description: 'Canceled By User', state }
            : { code: agreed.code, state },
        ),
        302,
      ),
  });

  const tokensFor = async (form: Readonly<Record<string, string>>): Promise<object> => {
    const grant = desk.codes.spend(form['code']);
    if (grant === null || grant.visit.state !== form['state'])
      return refusal('invalid_request', 'no valid data in session');
    await desk.misbehave(grant.failure, 'token');
    const { accessToken, refreshToken } = desk.issue(grant);
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: '3600',
    };
  };

  const refreshed = async (form: Readonly<Record<string, string>>): Promise<object> => {
    const issued = desk.refreshTokens.find(form['refresh_token']);
    if (issued === null || issued.failure === 'wrong-app')
      return refusal('invalid_request', 'invalid refresh_token');
    await desk.misbehave(issued.failure, 'token');
    const { accessToken } = desk.issue(issued);
    return { access_token: accessToken, token_type: 'bearer', expires_in: '3600' };
  };

  app.route({
    method: ['GET', 'POST'],
    url: '/naver/oauth2.0/token',
    handler: async (request) => {
      const form = texts(request.method === 'GET' ? request.query : request.body);
      if (form['client_id'] !== keys.clientId || form['client_secret'] !== keys.clientSecret)
        return refusal('invalid_client', 'wrong client id / client secret pair');
      if (form['grant_type'] === 'authorization_code') return tokensFor(form);
      if (form['grant_type'] === 'refresh_token') return refreshed(form);
      return refusal('unsupported_grant_type', 'unsupported grant_type');
    },
  });

  app.get('/naver/v1/nid/me', async (request, reply) => {
    const issued = desk.accessTokens.find(bearerOf(request));
    if (issued === null)
      return reply.code(401).send({ resultcode: '024', message: 'Authentication failed' });
    await desk.misbehave(issued.failure, 'profile');
    return { resultcode: '00', message: 'success', response: { id: issued.subject } };
  });
  addShellTokens(app, desk, (issued) => desk.issue(issued, issued.failure === 'expired'));
}
