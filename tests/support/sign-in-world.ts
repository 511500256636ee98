import type { LightMyRequestResponse } from 'fastify';
import { SNS_TYPE_OF, type Provider } from '#core';
import { buildApp } from '../../server/app';
import { members } from '../../server/db/schema/members';
import { startEmulators } from '../../server/emulators/start-emulators';
import { readEnv } from '../../server/env';
import { certificationsOf } from '../../server/outside/certification/certifications-of';
import { identityProvidersOf } from '../../server/outside/identity/identity-providers';
import { accountsOn } from './accounts-on-database';
import { appDeps } from './app-deps';
import { openTestDatabase } from './databases';
import { MovingClock } from './moving-clock';
import { passCertification, pressConsent, shellTokens, type EmulatedKey } from './press-consent';
import { bringBack, pressProvider } from './sign-in-steps';
import { TestBrowser } from './test-browser';

/** The site, as a browser on this machine knows it. */
const SITE = { host: '127.0.0.1:4180', origin: 'http://127.0.0.1:4180' };

const USER_AGENT = {
  browser: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36',
  'android-app': 'Mozilla/5.0 (Linux; Android 16; wv) Chrome/142.0.0.0 Mobile Safari/537.36',
  'ios-app': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148',
} as const;
export type Kind = keyof typeof USER_AGENT;

/** What a provider's page, or its app, is told to do. */
export interface Told {
  readonly person?: EmulatedKey;
  readonly outcome?: string;
}

/** Longer than any test takes, and longer than a busy machine needs for an answer. */
const NEVER_MS = 600_000;

/**
 * The whole server on an embedded database, and the emulators that it asks over HTTP. A `hurried`
 * browser comes to a server that gives every provider up after a moment: it is for those that are
 * told to be slow, and never answer.
 */
export async function openSignInWorld() {
  const clock = new MovingClock();
  const database = await openTestDatabase('embedded');
  const emulators = await startEmulators({ port: 0, clock, siteUrl: '', slowMs: NEVER_MS });
  const env = readEnv({ SIGN_IN_LIMIT: '100000' });
  const build = (limitMs: number) => {
    const outside = { fetch, clock, limitMs, note: () => undefined };
    return buildApp(
      appDeps({
        ...accountsOn(database, clock),
        env,
        identityProviders: identityProvidersOf(env, emulators, outside),
        certifications: certificationsOf(env, emulators, outside),
      }),
    );
  };
  const apps = { usual: await build(NEVER_MS), hurried: await build(100) };

  const browser = (kind: Kind = 'browser', app: keyof typeof apps = 'usual') =>
    new TestBrowser(apps[app], { ...SITE, 'user-agent': USER_AGENT[kind] });

  /** From a press on the provider's button to the query that the return page is opened with. */
  const walkThrough = async (by: TestBrowser, provider: Provider, told: Told = {}) => {
    const page = await pressProvider(by, provider);
    const sent = await pressConsent(page, told.person ?? 'kim', told.outcome ?? 'consent');
    if (sent.method === 'GET') return returnQuery(provider, sent.url);
    // A form of another site: no Lax cookie comes with it.
    const posted = new TestBrowser(apps.usual, { host: SITE.host, origin: emulators.url });
    const answer = await posted.sendForm('POST', sent.url.pathname, sent.fields);
    if (answer.statusCode !== 303) throw new Error(`no way back: ${answer.statusCode}`);
    return returnQuery(provider, new URL(String(answer.headers.location), SITE.origin));
  };

  /** The whole way in a browser. */
  const comeIn = async (by: TestBrowser, provider: Provider, told: Told = {}) => {
    const { code = '', state = '' } = await walkThrough(by, provider, told);
    return bringBack(by, provider, code, state);
  };

  /** The whole way in a shell. */
  const comeInByShell = async (
    by: TestBrowser,
    provider: Provider,
    { person = 'kim', outcome }: Told = {},
  ): Promise<LightMyRequestResponse> => {
    const tokens = await shellTokens(emulators.url, provider, person, outcome);
    return by.send('POST', '/v1/login', { SNS_TYPE_CD: SNS_TYPE_OF[provider], ...tokens });
  };

  return {
    clock,
    emulators,
    browser,
    walkThrough,
    comeIn,
    comeInByShell,
    /** The imp_uid of a certification that the browser takes for passed. */
    passCertification: (merchantUid: string, failure?: string) =>
      passCertification(emulators.url, merchantUid, failure),
    countMembers: () => database.db.$count(members),
    forgetMembers: () => database.db.delete(members),
    close: async () => {
      await Promise.all([apps.usual.close(), apps.hurried.close()]);
      await emulators.close();
      await database.close();
    },
  };
}

export type SignInWorld = Awaited<ReturnType<typeof openSignInWorld>>;

function returnQuery(
  provider: Provider,
  url: URL,
): Partial<Record<'code' | 'state' | 'error', string>> {
  if (url.origin !== SITE.origin || url.pathname !== `/oauth/${provider}`)
    throw new Error(`sent elsewhere: ${url.origin}${url.pathname}`);
  return Object.fromEntries(url.searchParams);
}
