import '../../ui/support/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOKMARK_KIND, DEAL_TYPE, KEPT_STATUS } from '#core';
import { tellUnkept } from '../../../src/composition/later/tell-unkept';
import { parseEnv } from '../../../src/composition/parse-env';
import { memoryProfile } from '../../../src/composition/profiles/memory';
import { servicesOf, startStores } from '../../../src/composition/services';
import { containerOf } from '../../../src/composition/wiring';
import type { Services } from '../../../src/ui/ground/services';
import { dealZzimOf } from '../../../src/ui/stores/zzim/deal-zzim-of';

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
function pageOn(storing: Storing, isHeard = true): Services {
  if (storing === 'full')
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(fullOf(window.localStorage));
  if (storing === 'forbidden')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  const profile = memoryProfile(window, parseEnv('{}', window.location.origin));
  const services = servicesOf(containerOf(profile));
  stops.push(startStores(services.stores));
  if (isHeard) listen(services);
  return services;
}

function listen(services: Services): void {
  stops.push(tellUnkept(() => window.localStorage, services));
}

/** Does what a button does, and lets what is said of it come. */
async function press({ stores }: Services, act: () => void): Promise<string | null> {
  act();
  stores.toasts.show('찜했어요.');
  await Promise.resolve();
  return stores.toasts.current?.message ?? null;
}

const keep = (services: Services, id: string): Promise<string | null> =>
  press(services, () => {
    services.stores.bookmarks.keep(BOOKMARK_KIND.notice, id);
  });

const PRICE = { deposit: 500, monthly: 45, maintenance: null };
const HOUSE = { ...PRICE, status: KEPT_STATUS.OPEN, dealType: DEAL_TYPE.MONTH_RENT };
const DEAL = { ...PRICE, rentType: DEAL_TYPE.MONTH_RENT };

/** Each thing that a person keeps on purpose, as its button keeps it. */
const KEEPS: readonly (readonly [string, (services: Services) => void])[] = [
  [
    'a house',
    ({ stores }) => {
      stores.zzim.keep({ ...HOUSE, id: '1' });
    },
  ],
  [
    'a room',
    (services) => {
      dealZzimOf(services).keep('DIRECT', { ...DEAL, id: '2' });
    },
  ],
  [
    'a mate',
    (services) => {
      dealZzimOf(services).keep('MATE', { ...DEAL, id: '3' });
    },
  ],
  [
    'a notice',
    ({ stores }) => {
      stores.bookmarks.keep(BOOKMARK_KIND.notice, '4');
    },
  ],
  [
    'a post',
    ({ stores }) => {
      stores.bookmarks.keep(BOOKMARK_KIND.post, '5');
    },
  ],
  [
    'an article',
    ({ stores }) => {
      stores.bookmarks.keep(BOOKMARK_KIND.content, '6');
    },
  ],
  [
    'a contact',
    ({ stores }) => {
      stores.recents.contacted('7', 'TEL');
    },
  ],
];

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

  it.each(KEEPS)('is told of where the device has no room for it: %s', async (_, act) => {
    const services = pageOn('full');
    expect(
      await press(services, () => {
        act(services);
      }),
    ).toMatch(/가득 찼거나/);
  });

  it('is told of where it was kept before anybody listened', async () => {
    const services = pageOn('full', false);
    dealZzimOf(services).keep('DIRECT', { ...DEAL, id: '2' });
    listen(services);
    await Promise.resolve();
    expect(services.stores.toasts.current?.message).toMatch(/가득 찼거나/);
  });

  it('is not spoken of for what was only viewed', async () => {
    const services = pageOn('full');
    const said = await press(services, () => {
      services.stores.recents.viewedNotice({ id: '9', areas: [] });
    });
    expect(said).toBe('찜했어요.');
  });

  it('is not spoken of where the device keeps it', async () => {
    expect(await keep(pageOn('kept'), '8')).toBe('찜했어요.');
  });

  it('is told of to whoever is logged in, whose account keeps it', async () => {
    const services = pageOn('full');
    services.stores.session.signedIn({ ID: 1 });
    expect(await keep(services, '8')).toMatch(/찜이 계정에 남도록/);
  });
});
