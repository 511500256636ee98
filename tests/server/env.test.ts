import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '../../server/env';

const REAL = { APP_ENV: 'REAL', DATABASE_URL: 'postgres://db/hankan', IMAGE_SECRET: 'secret' };

function faults(source: Readonly<Record<string, string>>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}

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
      tokenSuffix: ' HANKAN',
      corsOrigins: [],
      logLevel: 'info',
    });
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
    ['SITE_URL', { SITE_URL: 'hankan.example' }],
    ['API_URL', { API_URL: 'https://hankan.example/api' }],
    ['IMAGE_URL', { IMAGE_URL: 'ftp://hankan.example' }],
    ['MAP_STYLE_URL', { MAP_STYLE_URL: 'javascript:alert(1)' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('says in a sentence that %s is wrong', (name, source) => {
    const said = faults(source);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(name);
  });

  test('names every fault at once', () => {
    expect(faults({ PORT: 'x', LOG_LEVEL: 'y', SITE_URL: 'z' })).toHaveLength(3);
  });

  test('does not repeat a password', () => {
    expect(faults({ DATABASE_URL: 'mysql://me:pass-word@db' }).join()).not.toContain('pass-word');
  });
});
