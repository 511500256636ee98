import '../ui/support/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../src/composition/env';
import { browserProfile } from '../../src/composition/profiles/browser';
import { memoryProfile } from '../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../src/composition/services';
import { TOKEN } from '../../src/composition/tokens';
import { containerOf } from '../../src/composition/wiring';

const env = parseEnv('{}', 'http://localhost');
const PROFILES = { browser: browserProfile, memory: memoryProfile } as const;

describe.each(Object.keys(PROFILES) as (keyof typeof PROFILES)[])('the %s profile', (name) => {
  const profile = () => containerOf(PROFILES[name](window, env));

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(Object.entries(TOKEN))('has something for %s', (_, token) => {
    expect(profile()<unknown>(token)).toBeDefined();
  });

  it('makes everything once', () => {
    const get = profile();
    for (const token of Object.values(TOKEN)) expect(get<unknown>(token)).toBe(get<unknown>(token));
  });

  it('starts its stores, stops them and starts them again', () => {
    const { stores } = servicesOf(profile());
    startStores(stores)();
    const stop = startStores(stores);
    expect(stores.history.current.url).toBe('/');
    stop();
  });
});
