import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { errors, jwtVerify } from 'jose';
import type { ProviderKeys } from '../env/provider-keys';
import { texts } from './asked';
import { addConsent } from './consent';
import { ANOTHER_APP, grantFault, type Desk, type Issued } from './desk';
import { FAILURES, type Failure } from './failures';
import { formPage, PAGE_HEADERS, type Brand } from './page';
import { addShellTokens } from './shell-tokens';
import type { SigningKey } from './signing-keys';

const BRAND: Brand = { name: 'Apple', theme: 'apple' };
const TOKEN_SECONDS = 86_400;
/** Apple's limit for a client's secret. */
const SECRET_SECONDS = 15_777_000;

/** Sign in with Apple as its documents describe it, under /apple. */
export function addApple(
  app: FastifyInstance,
  desk: Desk,
  given: {
    readonly keys: ProviderKeys['apple'];
    /** The half of our key that Apple has. */
    readonly publicKey: KeyObject;
    readonly key: SigningKey;
    readonly siteUrl: string;
  },
): void {
  const { keys, key, publicKey, siteUrl } = given;
  /** A token of a key that nobody has seen makes its reader ask for the keys: those fail once. */
  let keysFailure: Failure | null = null;

  const idToken = (
    { subject, failure }: Issued,
    { base, client, nonce }: { base: string; client: string; nonce: string | null },
  ) => {
    const isBroken = failure === 'profile-down' || (nonce === null && failure === 'slow');
    if (isBroken) keysFailure = failure;
    const now = Math.floor(desk.clock.now() / 1000);
    const claims = {
      iss: base,
      aud: failure === 'wrong-app' ? ANOTHER_APP : client,
      sub: subject,
      iat: now,
      exp: failure === 'expired' ? now - 3600 : now + TOKEN_SECONDS,
      nonce_supported: true,
      ...(nonce !== null && {
        nonce: failure === 'wrong-nonce' ? 'nonce-of-another-attempt' : nonce,
      }),
    };
    return key.sign(claims, isBroken ? `lost-${subject}` : undefined);
  };

  addConsent(app, desk, siteUrl, {
    brand: BRAND,
    asks: '한칸이 이름과 이메일을 요청해요.',
    authorizePath: '/apple/auth/authorize',
    clientId: keys.servicesId,
    responseType: 'code id_token',
    failures: FAILURES,
    answer: async (reply, { redirectUri, state, nonce }, agreed, base) => {
      reply.headers(PAGE_HEADERS);
      if (agreed === null)
        return reply.send(
          formPage(BRAND, redirectUri, { error: 'user_cancelled_authorize', state }),
        );
      const { code, subject, isFirst, person } = agreed;
      const issued = { subject, failure: null };
      const name = { firstName: person.name.slice(1), lastName: person.name.slice(0, 1) };
      return reply.send(
        formPage(BRAND, redirectUri, {
          code,
          id_token: await idToken(issued, { base, client: keys.servicesId, nonce }),
          state,
          ...(isFirst && { user: JSON.stringify({ name, email: 'person@example.com' }) }),
        }),
      );
    },
  });

  /** Whether it is an ES256 text of our key, made for Apple, and not for longer than allowed. */
  const isOurSecret = async (secret: string, audience: string): Promise<boolean> => {
    const now = desk.clock.now();
    try {
      const { payload } = await jwtVerify(secret, publicKey, {
        algorithms: ['ES256'],
        issuer: keys.teamId,
        subject: keys.servicesId,
        audience,
        currentDate: new Date(now),
        requiredClaims: ['exp'],
      });
      return (payload.exp ?? Infinity) <= now / 1000 + SECRET_SECONDS;
    } catch (error) {
      if (error instanceof errors.JOSEError) return false;
      throw error;
    }
  };

  app.post('/apple/auth/token', async (request, reply) => {
    const form = texts(request.body);
    const base = `http://${request.host}/apple`;
    const isOurs = await isOurSecret(form['client_secret'] ?? '', base);
    if (form['client_id'] !== keys.servicesId || !isOurs)
      return reply.code(400).send({ error: 'invalid_client' });
    const grant = desk.codes.spend(form['code']);
    if (grant === null || grantFault(grant, form) !== null)
      return reply.code(400).send({ error: 'invalid_grant' });
    await desk.misbehave(grant.failure, 'token');
    const tokens = desk.issue(grant);
    return {
      access_token: tokens.accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: tokens.refreshToken,
      id_token: await idToken(grant, {
        base,
        client: keys.servicesId,
        nonce: grant.visit.nonce,
      }),
    };
  });

  app.get('/apple/auth/keys', async () => {
    const failure = keysFailure;
    keysFailure = null;
    await desk.misbehave(failure, 'profile');
    return key.published();
  });

  addShellTokens(app, desk, async (issued, base) => {
    const id_token = await idToken(issued, { base, client: keys.bundleId, nonce: null });
    return { id_token };
  });
}
