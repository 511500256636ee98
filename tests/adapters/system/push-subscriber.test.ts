import { describe, expect, test } from 'vitest';
import { MemoryPushSubscriber } from '../../../src/adapters/memory/memory-push-subscriber';
import {
  BrowserPushSubscriber,
  pushViewOf,
  type PushView,
} from '../../../src/adapters/system/browser-push-subscriber';
import { pushSubscriberContract, type PushWorld } from '../contracts/push-subscriber.contract';

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** A browser's own, one subscription at a time, for one key. */
class FakePushManager {
  private own: PushSubscription | null = null;
  private made = 0;

  constructor(private readonly isAway: boolean) {}

  getSubscription(): Promise<PushSubscription | null> {
    return Promise.resolve(this.own);
  }

  subscribe(options: { readonly applicationServerKey: string }): Promise<PushSubscription> {
    if (this.isAway) return Promise.reject(new DOMException('no service', 'AbortError'));
    if (this.own !== null) return Promise.reject(new DOMException('one', 'InvalidStateError'));
    this.made += 1;
    const keys = { p256dh: bytesOf(`B${'w'.repeat(86)}`), auth: bytesOf('_-'.repeat(11)) };
    this.own = {
      endpoint: `https://push.example.com/${this.made}`,
      options: { applicationServerKey: bytesOf(options.applicationServerKey) },
      getKey: (name: 'p256dh' | 'auth') => keys[name],
      unsubscribe: () => {
        this.own = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return Promise.resolve(this.own);
  }
}

function viewOf(world: PushWorld): PushView {
  if (world === 'unable' || world === 'needs-install')
    return { notification: null, worker: null, hasPush: false };
  const said = { granting: 'granted', denying: 'denied', dismissing: 'default', away: 'granted' };
  let permission = (world in said ? 'default' : world) as NotificationPermission;
  const manager = new FakePushManager(world === 'away');
  const registration = { pushManager: manager } as unknown as ServiceWorkerRegistration;
  return {
    notification: {
      get permission() {
        return permission;
      },
      requestPermission: () => {
        // Who was asked once is not asked again.
        if (permission === 'default')
          permission = said[world as keyof typeof said] as NotificationPermission;
        return Promise.resolve(permission);
      },
    },
    worker: { getRegistration: () => Promise.resolve(registration) },
    hasPush: true,
  };
}

const PHONE = { kind: 'mobile-web', system: 'ios' } as const;
const COMPUTER = { kind: 'pc', system: 'other' } as const;

pushSubscriberContract(
  'browser',
  (world) => new BrowserPushSubscriber(viewOf(world), world === 'needs-install' ? PHONE : COMPUTER),
);

const MEMORY: Readonly<Record<PushWorld, ConstructorParameters<typeof MemoryPushSubscriber>>> = {
  granting: ['askable', 'granted'],
  granted: ['granted', 'granted'],
  denying: ['askable', 'denied'],
  denied: ['denied', 'granted'],
  dismissing: ['askable', 'dismissed'],
  away: ['askable', 'failed'],
  'needs-install': ['needs-install', 'granted'],
  unable: ['unable', 'granted'],
};

pushSubscriberContract('memory', (world) => new MemoryPushSubscriber(...MEMORY[world]));

describe('a browser', () => {
  test('can be told nothing where no worker is there, and waits for none', async () => {
    const view = {
      ...viewOf('granted'),
      worker: { getRegistration: () => Promise.resolve(undefined) },
    };
    const subscriber = new BrowserPushSubscriber(view, COMPUTER);
    expect(await subscriber.ability()).toBe('unable');
    expect(await subscriber.subscribe('key')).toEqual({ ok: false, reason: 'failed' });
    await subscriber.unsubscribe();
  });

  test('goes on where it may not ask for its worker', async () => {
    const worker = { getRegistration: () => Promise.reject(new DOMException('', 'SecurityError')) };
    const subscriber = new BrowserPushSubscriber({ ...viewOf('granted'), worker }, COMPUTER);
    expect(await subscriber.ability()).toBe('unable');
    expect(await subscriber.current()).toBeNull();
  });

  test('closes what it shows of these, and all once it is reached no more', async () => {
    const shown = new Set(['1', '2', '3']);
    const registration = {
      pushManager: new FakePushManager(false),
      getNotifications: () =>
        Promise.resolve([...shown].map((tag) => ({ tag, close: () => shown.delete(tag) }))),
    } as unknown as ServiceWorkerRegistration;
    const worker = { getRegistration: () => Promise.resolve(registration) };
    const subscriber = new BrowserPushSubscriber({ ...viewOf('granted'), worker }, COMPUTER);
    await subscriber.hide([]);
    await subscriber.hide(['2', '9']);
    expect([...shown]).toEqual(['1', '3']);
    await subscriber.unsubscribe();
    expect(shown.size).toBe(0);
  });

  test('that is a shell’s own needs no home screen, and can be told nothing this way', async () => {
    const shell = { kind: 'ios-app', system: 'ios' } as const;
    const subscriber = new BrowserPushSubscriber(viewOf('unable'), shell);
    expect(await subscriber.ability()).toBe('unable');
  });

  test('is read from its window, whatever that lacks', async () => {
    const bare = { navigator: {} } as unknown as Window;
    expect(await new BrowserPushSubscriber(pushViewOf(bare), COMPUTER).ability()).toBe('unable');
    const { notification, worker } = viewOf('granting');
    const whole = {
      Notification: notification,
      PushManager: FakePushManager,
      navigator: { serviceWorker: worker },
    } as unknown as Window;
    expect(await new BrowserPushSubscriber(pushViewOf(whole), COMPUTER).ability()).toBe('askable');
  });
});
