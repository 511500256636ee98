import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderKeys } from '../env/provider-keys';
import { bearerOf, texts, withParams } from './asked';
import { addConsent } from './consent';
import { ANOTHER_APP, grantFault, type Desk, type Grant, type Issued } from './desk';
import { FAILURES } from './failures';
import { addShellTokens } from './shell-tokens';
import type { SigningKey } from './signing-keys';

const TOKEN_SECONDS = 21_599;

const FAULT = {
  redirect: { error_description: 'Redirect URI mismatch.', error_code: 'KOE303' },
  verifier: { error_description: 'code verifier mismatch', error_code: 'KOE320' },
} as const;

/** Kakao Login as its documents describe it, under /kakao. */
export function addKakao(
  app: FastifyInstance,
  desk: Desk,
  { keys, key, siteUrl }: { keys: ProviderKeys['kakao']; key: SigningKey; siteUrl: string },
): void {
  addConsent(app, desk, siteUrl, {
    brand: { name: '카카오', theme: 'kakao' },
    asks: '한칸이 닉네임을 요청해요.',
    authorizePath: '/kakao/oauth/authorize',
    clientId: keys.restApiKey,
    responseType: 'code',
    failures: FAILURES,
    answer: async (reply, { redirectUri, state }, agreed) =>
      reply.redirect(
        withParams(
          redirectUri,
          agreed === null
            ? { error: 'access_denied', error_description: 'User denied access', state }
            : { code: agreed.code, state },
        ),
        302,
      ),
  });

  app.post('/kakao/oauth/token', async (request, reply) => {
    const form = texts(request.body);
    if (form['client_id'] !== keys.restApiKey || form['client_secret'] !== keys.clientSecret)
      return reply.code(401).send({
        error: 'invalid_client',
        error_description: 'Bad client credentials',
        error_code: 'KOE010',
      });
    const grant = desk.codes.spend(form['code']);
    if (grant === null || form['grant_type'] !== 'authorization_code')
      return reply.code(400).send({
        error: 'invalid_grant',
        error_description: 'authorization code not found',
        error_code: 'KOE320',
      });
    const fault = grantFault(grant, form);
    if (fault !== null) return reply.code(400).send({ error: 'invalid_grant', ...FAULT[fault] });
    await desk.misbehave(grant.failure, 'token');
    const tokens = desk.issue(grant);
    return {
      token_type: 'bearer',
      access_token: tokens.accessToken,
      id_token: await idToken(grant, `http://${request.host}/kakao`),
      expires_in: TOKEN_SECONDS,
      refresh_token: tokens.refreshToken,
      refresh_token_expires_in: 5_183_999,
      scope: 'openid profile_nickname',
    };
  });

  const idToken = ({ subject, visit, failure }: Grant, issuer: string) => {
    const now = Math.floor(desk.clock.now() / 1000);
    return key.sign({
      iss: issuer,
      aud: keys.restApiKey,
      sub: subject,
      iat: now,
      exp: now + TOKEN_SECONDS,
      auth_time: now,
      ...(visit.nonce !== null && {
        nonce: failure === 'wrong-nonce' ? 'nonce-of-another-attempt' : visit.nonce,
      }),
    });
  };

  /** Answers for a good token; Kakao refuses the others with this. */
  const withToken =
    (answer: (issued: Issued) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const issued = desk.accessTokens.find(bearerOf(request));
      if (issued === null)
        return reply.code(401).send({ msg: 'this access token does not exist', code: -401 });
      await desk.misbehave(issued.failure, 'profile');
      return answer(issued);
    };

  app.get(
    '/kakao/v1/user/access_token_info',
    withToken(({ subject, failure }) => ({
      id: Number(subject),
      expires_in: TOKEN_SECONDS,
      app_id: Number(failure === 'wrong-app' ? ANOTHER_APP : keys.appId),
    })),
  );
  app.get(
    '/kakao/v2/user/me',
    withToken(({ subject }) => ({
      id: Number(subject),
      connected_at: new Date(desk.clock.now()).toISOString(),
      properties: { nickname: '연습용' },
    })),
  );
  addShellTokens(app, desk, (issued) => desk.issue(issued, issued.failure === 'expired'));
}
