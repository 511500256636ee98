import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { parseEnv } from '../../src/composition/parse-env';
import { browserProfile } from '../../src/composition/profiles/browser';
import { TOKEN } from '../../src/composition/tokens';
import { containerOf } from '../../src/composition/wiring';

const KEYS = { kakaoKey: 'kakao-key', naverMapKey: 'naver-key' };

function mapsWith(block: object, address = '/map') {
  window.history.replaceState(null, '', address);
  const env = parseEnv(JSON.stringify(block), 'http://localhost');
  return containerOf(browserProfile(window, env))(TOKEN.maps);
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the map service of this browser', () => {
  it('is drawn once and remembered, also where no key is configured', () => {
    expect(mapsWith({}).service).toBe('embedded');
    const drawn = localStorage.getItem(STORAGE_KEY.MAP_SERVICE);
    expect(['kakao', 'naver']).toContain(drawn);
    for (let again = 0; again < 20; again += 1) {
      expect(mapsWith(KEYS).service).toBe(drawn);
      expect(localStorage.getItem(STORAGE_KEY.MAP_SERVICE)).toBe(drawn);
    }
  });

  it.each([
    ['kakao', { kakaoKey: 'k' }, 'kakao'],
    ['naver', { kakaoKey: 'k' }, 'kakao'],
    ['kakao', { naverMapKey: 'n' }, 'naver'],
    ['naver', { naverMapKey: 'n' }, 'naver'],
    ['naver', {}, 'embedded'],
  ])('drawn as %s is, with %j, %s; the draw stays', (drawn, keys, service) => {
    localStorage.setItem(STORAGE_KEY.MAP_SERVICE, drawn);
    expect(mapsWith(keys).service).toBe(service);
    expect(localStorage.getItem(STORAGE_KEY.MAP_SERVICE)).toBe(drawn);
  });

  it.each([
    ['LOCAL', '/map?map=naver', 'naver'],
    ['DEV', '/?map=embedded', 'embedded'],
    ['DEV', '/map?map=google', 'kakao'],
    ['TEST', '/map?map=naver', 'kakao'],
    ['REAL', '/map?map=naver', 'kakao'],
  ])('in %s at %s is %s, and the draw stays', (environment, address, service) => {
    localStorage.setItem(STORAGE_KEY.MAP_SERVICE, 'kakao');
    expect(mapsWith({ ...KEYS, environment }, address).service).toBe(service);
    expect(localStorage.getItem(STORAGE_KEY.MAP_SERVICE)).toBe('kakao');
  });

  it('is drawn anew where something unknown is remembered', () => {
    localStorage.setItem(STORAGE_KEY.MAP_SERVICE, 'google');
    expect(['kakao', 'naver']).toContain(mapsWith(KEYS).service);
    expect(['kakao', 'naver']).toContain(localStorage.getItem(STORAGE_KEY.MAP_SERVICE));
  });

  it('works where storage is forbidden', () => {
    const forbidden = new Proxy(window, {
      get: (view, name): unknown => {
        if (name === 'localStorage') throw new DOMException('no', 'SecurityError');
        const found: unknown = Reflect.get(view, name);
        const isMethod = typeof found === 'function' && !Object.hasOwn(found, 'prototype');
        return isMethod ? (found as () => unknown).bind(view) : found;
      },
    });
    const env = parseEnv(JSON.stringify(KEYS), 'http://localhost');
    const { service } = containerOf(browserProfile(forbidden, env))(TOKEN.maps);
    expect(['kakao', 'naver']).toContain(service);
  });
});
