import '../../ui/support/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOKMARK_KIND } from '#core';
import { tellUnkept } from '../../../src/composition/later/tell-unkept';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import type { Services } from '../../../src/ui/ground/services';

/** What becomes of a device's storage. */
type Storing = 'kept' | 'full' | 'forbidden';

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0).toReversed()) stop();
});

/** The same, with no room for anything more. */
const fullOf = (storage: Storage): Storage => ({
  length: storage.length,
  key: (index) => storage.key(index),
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => {
    storage.removeItem(key);
  },
  clear: () => {
    storage.clear();
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

/** A page on a device whose storage does so. */
function pageOn(storing: Storing): Services {
  const open = () => window.localStorage;
  if (storing === 'full')
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(fullOf(window.localStorage));
  if (storing === 'forbidden')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = servicesOf(containerOf(profile));
  stops.push(startStores(services.stores), tellUnkept(open, services));
  return services;
}

/** Keeps a notice as its button does, and lets what is said of it come. */
async function keep({ stores }: Services, id: string): Promise<string | null> {
  stores.bookmarks.keep(BOOKMARK_KIND.notice, id);
  stores.toasts.show('찜했어요.');
  await Promise.resolve();
  return stores.toasts.current?.message ?? null;
}

describe('what a visitor keeps on purpose', () => {
  it.each(['full', 'forbidden'] as const)(
    'is told of once where the device is %s, while it is still there',
    async (storing) => {
      const services = pageOn(storing);
      expect(services.stores.toasts.current).toBeNull();
      expect(await keep(services, '8')).toMatch(/저장 공간이 가득 찼거나.*로그인하면/);
      const { bookmarks } = services.stores;
      expect(bookmarks.notices.map(({ TARGET_ID }) => TARGET_ID)).toEqual(['8']);
      expect(await keep(services, '9')).toBe('찜했어요.');
    },
  );

  it('is not spoken of where the device keeps it', async () => {
    expect(await keep(pageOn('kept'), '8')).toBe('찜했어요.');
  });

  it('is told of to whoever is logged in, whose account keeps it', async () => {
    const services = pageOn('full');
    services.stores.session.signedIn({ ID: 1 });
    expect(await keep(services, '8')).toMatch(/찜이 계정에 남도록/);
  });
});
