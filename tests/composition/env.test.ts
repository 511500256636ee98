import { describe, expect, it } from 'vitest';
import { parseEnv, readEnv } from '../../src/composition/env';

const ORIGIN = 'http://127.0.0.1:4180';

describe('the configuration in the page', () => {
  it('is a local one where there is none', () => {
    expect(readEnv(document)).toEqual({
      environment: 'LOCAL',
      apiUrl: '',
      imageUrl: '',
      siteUrl: window.location.origin,
      mapStyleUrl: null,
      tokenSuffix: ' HANKAN',
    });
  });

  it('is read from its block', () => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'hankan-env';
    block.textContent = '{"environment":"REAL","tokenSuffix":" X"}';
    document.head.append(block);
    expect(readEnv(document)).toMatchObject({ environment: 'REAL', tokenSuffix: ' X' });
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
