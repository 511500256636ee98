import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PUSH_HOSTS } from '../../server/shared/push/push-hosts';
import { newVapidKeys } from '../../server/shared/push/vapid-keys';
import { readEnv } from '../../server/env';
import { ExplainedError } from '../../server/shared/explained-error';

const REAL = { APP_ENV: 'REAL', DATABASE_URL: 'postgres://db/hankan', IMAGE_SECRET: 'secret' };

const APPLE = {
  APPLE_SERVICES_ID: 'web',
  APPLE_BUNDLE_ID: 'app',
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
};

function faults(source: Readonly<Record<string, string>>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof ExplainedError) return error.message.split('\n');
    throw error;
  }
}

const VAPID = newVapidKeys();
const VARIABLES = { VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey };

describe('configuration', () => {
  test('needs nothing on one’s own machine', () => {
    expect(readEnv({})).toMatchObject({
      environment: 'LOCAL',
      port: 4180,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      siteUrl: '',
      apiUrl: '',
      imageUrl: '',
      mapStyleUrl: null,
      kakaoKey: null,
      naverMapKey: null,
      tokenSuffix: ' HANKAN',
      corsOrigins: [],
      logLevel: 'info',
      serviceWorker: true,
    });
  });

  test('takes the service worker away where it is switched off', () => {
    expect(readEnv({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
  });

  test('gives each environment hosts of its own', () => {
    const environments = [REAL, { APP_ENV: 'TEST' }, { APP_ENV: 'DEV' }].map(readEnv);
    const hosts = environments.flatMap(({ siteUrl, apiUrl, imageUrl }) => [
      siteUrl,
      apiUrl,
      imageUrl,
    ]);
    expect(new Set(hosts).size).toBe(9);
    for (const { siteUrl, corsOrigins } of environments) expect(corsOrigins).toEqual([siteUrl]);
  });

  test('takes hosts from outside, without the slash at the end', () => {
    const env = readEnv({
      ...REAL,
      SITE_URL: 'https://hankan.test/',
      CORS_ORIGINS: 'https://a.test, https://b.test/',
    });
    expect(env.siteUrl).toBe('https://hankan.test');
    expect(env.corsOrigins).toEqual(['https://a.test', 'https://b.test']);
  });

  test('limits sign-ins and writes, and believes no proxy, unless it is told otherwise', () => {
    expect(readEnv({})).toMatchObject({
      signInLimit: 20,
      signInWindowSeconds: 600,
      writeLimit: 20,
      ownWriteLimit: 300,
      readLimit: 600,
      chatLimit: 200,
      writeWindowSeconds: 600,
      trustProxy: [],
      drainSeconds: 0,
    });
    const source = {
      SIGN_IN_LIMIT: '5',
      CLOCK_AHEAD_SECONDS: '86400',
      DRAIN_SECONDS: '0',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32, ::1',
    };
    expect(readEnv(source)).toMatchObject({
      signInLimit: 5,
      clockAheadSeconds: 86_400,
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '::1'],
    });
  });

  test('counts an empty variable as one that is not there', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', APP_ENV: '' }).port).toBe(4180);
  });

  test.each([
    ['APP_ENV', { APP_ENV: 'PROD' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/hankan' }],
    ['DATABASE_URL', { ...REAL, DATABASE_URL: '' }],
    ['IMAGE_SECRET', { ...REAL, IMAGE_SECRET: '' }],
    ['IMAGE_STORE_URL', { IMAGE_STORE_URL: 'https://key:secret@host/bucket' }],
    ['IMAGE_STORE_URL', { IMAGE_STORE_URL: 's3://host/bucket' }],
    ['IMAGE_STORE_URL', { IMAGE_STORE_URL: 's3://key:secret@host' }],
    ['IMAGE_STORE_URL', { IMAGE_STORE_URL: 's3://key:secret@host/Bucket' }],
    ['IMAGE_STORE_URL', { IMAGE_STORE_URL: 's3://key:secret@host/bucket?tls=maybe' }],
    ['IMAGE_STORE_URL', { IMAGE_STORE_URL: 's3://key:secret@host/bucket?reigon=x' }],
    ['SITE_URL', { SITE_URL: 'hankan.example' }],
    ['API_URL', { API_URL: 'https://hankan.example/api' }],
    ['IMAGE_URL', { IMAGE_URL: 'ftp://hankan.example' }],
    ['MAP_STYLE_URL', { MAP_STYLE_URL: 'javascript:alert(1)' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SERVICE_WORKER', { SERVICE_WORKER: 'false' }],
    ['SIGN_IN_LIMIT', { SIGN_IN_LIMIT: '0' }],
    ['SIGN_IN_WINDOW_SECONDS', { SIGN_IN_WINDOW_SECONDS: '1.5' }],
    ['WRITE_LIMIT', { WRITE_LIMIT: 'x' }],
    ['OWN_WRITE_LIMIT', { OWN_WRITE_LIMIT: '0' }],
    ['READ_LIMIT', { READ_LIMIT: '0' }],
    ['WRITE_WINDOW_SECONDS', { WRITE_WINDOW_SECONDS: '-1' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '-1' }],
    ['CLOCK_AHEAD_SECONDS', { CLOCK_AHEAD_SECONDS: '-1' }],
    ['CLOCK_AHEAD_SECONDS', { ...REAL, CLOCK_AHEAD_SECONDS: '60' }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: VAPID.publicKey }],
    ['VAPID_PUBLIC_KEY', { ...VARIABLES, VAPID_PRIVATE_KEY: newVapidKeys().privateKey }],
    ['PUSH_CONTACT', { PUSH_CONTACT: 'push@hankan.example' }],
    ['PUSH_HOSTS', { PUSH_HOSTS: 'fcm.googleapis.com, localhost' }],
    ['PUSH_HOSTS', { PUSH_HOSTS: 'https://fcm.googleapis.com' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1/8/8' }],
  ])('says in a sentence that %s is wrong', (name, source) => {
    const said = faults(source);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(name);
  });

  test('names every fault at once', () => {
    expect(faults({ PORT: 'x', LOG_LEVEL: 'y', SITE_URL: 'z' })).toHaveLength(3);
  });

  test('pushes by keys of its own to the services that there are, unless it is told otherwise', () => {
    expect(readEnv({})).toMatchObject({
      vapidKeys: null,
      pushContact: 'https://www.hankan.example',
      pushHosts: PUSH_HOSTS,
    });
    expect(
      readEnv({
        ...VARIABLES,
        SITE_URL: 'https://site.example',
        PUSH_HOSTS: 'push.example.com, *.example.org',
      }),
    ).toMatchObject({
      vapidKeys: VAPID,
      pushContact: 'https://site.example',
      pushHosts: ['push.example.com', '*.example.org'],
    });
    expect(readEnv({ PUSH_CONTACT: 'mailto:push@hankan.example' }).pushContact).toBe(
      'mailto:push@hankan.example',
    );
  });

  test('reads where pictures are kept', () => {
    expect(readEnv({}).imageStore).toBeNull();
    const url = 's3://key:se%2Fcret@s3.example.com:9000/bucket/a/b?region=kr-1&tls=off';
    expect(readEnv({ IMAGE_STORE_URL: url }).imageStore).toEqual({
      endpoint: 'http://s3.example.com:9000',
      bucket: 'bucket',
      prefix: 'a/b/',
      region: 'kr-1',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    });
  });

  test('does not repeat a password', () => {
    const store = 's3://key:pass-word@host/Bucket';
    expect(faults({ IMAGE_STORE_URL: store }).join()).not.toContain('pass-word');
    expect(faults({ DATABASE_URL: 'mysql://me:pass-word@db' }).join()).not.toContain('pass-word');
  });

  test('knows no provider and the app’s own names without being told', () => {
    expect(readEnv({})).toMatchObject({
      providers: { kakao: null, naver: null, facebook: null, apple: null },
      certification: null,
      emulatorPort: 0,
      app: { scheme: 'hankan', androidCertificates: [], appleAppIds: [], minVersion: null },
    });
  });

  test('takes an Apple key written on one line', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const oneLine = pem.trim().replaceAll('\n', String.raw`\n`);
    const { providers } = readEnv({ ...APPLE, APPLE_PRIVATE_KEY: oneLine });
    expect(providers.apple?.privateKey.trim()).toBe(pem.trim());
  });

  test.each([
    ['KAKAO_APP_ID', { KAKAO_REST_API_KEY: 'k', KAKAO_CLIENT_SECRET: 's' }],
    ['NAVER_CLIENT_SECRET', { NAVER_CLIENT_ID: 'n' }],
    ['FACEBOOK_APP_ID', { FACEBOOK_APP_SECRET: 's' }],
    ['APPLE_PRIVATE_KEY', APPLE],
    ['IMP_SECRET', { IMP_MERCHANT: 'm', IMP_KEY: 'k' }],
    ['KAKAO_APP_ID', { KAKAO_REST_API_KEY: 'k', KAKAO_CLIENT_SECRET: 's', KAKAO_APP_ID: 'x' }],
    ['APPLE_PRIVATE_KEY', { ...APPLE, APPLE_PRIVATE_KEY: 'secret-key-text' }],
    ['EMULATOR_PORT', { EMULATOR_PORT: '70000' }],
    ['APP_SCHEME', { APP_SCHEME: 'java script' }],
    ['ANDROID_PACKAGE', { ANDROID_PACKAGE: 'hankan' }],
    ['ANDROID_CERT_SHA256', { ANDROID_CERT_SHA256: 'AA:BB' }],
    ['APPLE_APP_IDS', { APPLE_APP_IDS: 'com.hankan.app' }],
    ['ANDROID_STORE_URL', { ANDROID_STORE_URL: 'market://details' }],
    ['IOS_STORE_URL', { IOS_STORE_URL: 'javascript:alert(1)' }],
    ['APP_MIN_VERSION', { APP_MIN_VERSION: 'new' }],
  ])('says in a sentence, and without a secret, that %s is missing or wrong', (name, source) => {
    const said = faults(source);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(name);
    expect(said[0]).not.toContain('secret-key-text');
  });
});
