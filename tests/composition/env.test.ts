import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/composition/env';
import { parseEnv } from '../../src/composition/parse-env';

const ORIGIN = 'http://127.0.0.1:4180';

describe('the configuration in the page', () => {
  it('is a local one where there is none', () => {
    expect(readEnv(document)).toEqual({
      environment: 'LOCAL',
      apiUrl: '',
      imageUrl: '',
      siteUrl: window.location.origin,
      mapStyleUrl: null,
      kakaoKey: null,
      naverMapKey: null,
      tokenSuffix: ' HANKAN',
      serviceWorker: false,
      providers: [],
      certification: null,
      app: {
        scheme: 'hankan',
        androidPackage: 'com.hankan.app',
        androidStoreUrl: '',
        iosStoreUrl: '',
        minVersion: null,
      },
    });
  });

  it('is read from its block', () => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'hankan-env';
    block.textContent = '{"environment":"REAL","tokenSuffix":" X","serviceWorker":true}';
    document.head.append(block);
    expect(readEnv(document)).toMatchObject({
      environment: 'REAL',
      tokenSuffix: ' X',
      serviceWorker: true,
    });
    block.remove();
  });

  it('takes addresses without their final slash, and null for what is not configured', () => {
    const env = parseEnv(
      JSON.stringify({
        apiUrl: 'https://api.example.com/',
        imageUrl: null,
        mapStyleUrl: 'https://tiles.example.com/style',
      }),
      ORIGIN,
    );
    expect(env.apiUrl).toBe('https://api.example.com');
    expect(env.imageUrl).toBe('');
    expect(env.mapStyleUrl).toBe('https://tiles.example.com/style');
  });

  it('says who can vouch for a person, in one order', () => {
    const read = (providers: unknown) => parseEnv(JSON.stringify({ providers }), ORIGIN).providers;
    expect(read(['apple', 'kakao', 'google', 3])).toEqual(['kakao', 'apple']);
    expect(read('kakao')).toEqual([]);
    expect(read(null)).toEqual([]);
  });

  it('takes a certification only with its merchant and its script', () => {
    const read = (certification: unknown) =>
      parseEnv(JSON.stringify({ certification }), ORIGIN).certification;
    const whole = { merchant: 'imp1', scriptUrl: 'https://cdn.example.com/iamport.js' };
    expect(read(whole)).toEqual(whole);
    expect(read({ ...whole, merchant: '' })).toBeNull();
    expect(read({ ...whole, scriptUrl: 'javascript:alert(1)' })).toBeNull();
    expect(read({ merchant: 'imp1' })).toBeNull();
    expect(read('imp1')).toBeNull();
    expect(read(null)).toBeNull();
  });

  it('knows the app shells, and what is usual where something is missing', () => {
    const read = (app: unknown) => parseEnv(JSON.stringify({ app }), ORIGIN).app;
    const whole = {
      scheme: 'hk',
      androidPackage: 'kr.example.app',
      androidStoreUrl: 'https://play.example.com/a',
      iosStoreUrl: 'https://apps.example.com/a',
      minVersion: '1.2.0',
    };
    expect(read(whole)).toEqual(whole);
    const odd = read({
      scheme: 'java script',
      androidStoreUrl: 'javascript:alert(1)',
      minVersion: '',
    });
    expect(odd).toEqual(read(undefined));
  });

  it.each([
    ['[', 'JSON'],
    ['1', 'no object'],
    ['null', 'no object'],
    ['{"environment":"PROD"}', 'no environment'],
    ['{"apiUrl":"javascript:alert(1)"}', 'no http address'],
    ['{"tokenSuffix":1}', 'no text'],
  ])('is refused when it is broken: %s', (block, why) => {
    expect(() => parseEnv(block, ORIGIN)).toThrow(why);
  });
});
