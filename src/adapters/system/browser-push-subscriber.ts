import type { Device, PushAbility, PushAddress, PushSubscriber, Result } from '#core';

/** What a browser has of pushes, as far as it has any. */
export interface PushView {
  readonly notification: Pick<typeof Notification, 'permission' | 'requestPermission'> | null;
  readonly worker: Pick<ServiceWorkerContainer, 'getRegistration'> | null;
  readonly hasPush: boolean;
}

const ABILITY = { granted: 'granted', denied: 'denied', default: 'askable' } as const;

/** Bytes as base64url. */
function textOf(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const addressOf = (subscription: PushSubscription): PushAddress => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
  publicKey: textOf(subscription.options.applicationServerKey),
});

/** The pushes of a browser, which reach the app's worker. */
export class BrowserPushSubscriber implements PushSubscriber {
  constructor(
    private readonly view: PushView,
    private readonly device: Pick<Device, 'kind' | 'system'>,
  ) {}

  async ability(): Promise<PushAbility> {
    const { notification, hasPush } = this.view;
    // Apple gives them to what stands on the home screen alone (iOS 16.4, seen 2026-11).
    const isOnIos = this.device.system === 'ios' && this.device.kind === 'mobile-web';
    if (notification === null || !hasPush) return isOnIos ? 'needs-install' : 'unable';
    if ((await this.manager()) === null) return 'unable';
    return ABILITY[notification.permission];
  }

  async current(): Promise<PushAddress | null> {
    try {
      const found = await (await this.manager())?.getSubscription();
      return found == null ? null : addressOf(found);
    } catch {
      return null;
    }
  }

  async subscribe(
    publicKey: string,
  ): Promise<Result<PushAddress, 'denied' | 'dismissed' | 'failed'>> {
    const { notification } = this.view;
    if (notification === null) return { ok: false, reason: 'failed' };
    try {
      // First of all: a browser asks for as long as the press lasts.
      const said = await notification.requestPermission();
      if (said === 'denied') return { ok: false, reason: 'denied' };
      if (said === 'default') return { ok: false, reason: 'dismissed' };
      const manager = await this.manager();
      if (manager === null) return { ok: false, reason: 'failed' };
      const former = await manager.getSubscription();
      if (former !== null && addressOf(former).publicKey === publicKey)
        return { ok: true, value: addressOf(former) };
      // A browser keeps one, and no other is made for another key beside it.
      await former?.unsubscribe();
      const made = await manager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      return { ok: true, value: addressOf(made) };
    } catch {
      return { ok: false, reason: 'failed' };
    }
  }

  async hide(ids: readonly string[]): Promise<void> {
    const meant = new Set(ids);
    if (meant.size > 0) await this.close((tag) => meant.has(tag));
  }

  async unsubscribe(): Promise<void> {
    try {
      const found = await (await this.manager())?.getSubscription();
      await found?.unsubscribe();
    } catch {
      // What is known to nobody reaches nobody.
    }
    await this.close(() => true);
  }

  /** Those that are shown. */
  private async close(isMeant: (tag: string) => boolean): Promise<void> {
    try {
      // Some browsers have no way to ask for them (seen 2026-11).
      const shown = (await (await this.registration())?.getNotifications()) ?? [];
      for (const one of shown) if (isMeant(one.tag)) one.close();
    } catch {
      // Then a person closes them.
    }
  }

  /** Of the worker that is there: one that is not may never come, as where it is switched off. */
  private async manager(): Promise<PushManager | null> {
    return (await this.registration())?.pushManager ?? null;
  }

  private async registration(): Promise<ServiceWorkerRegistration | null> {
    const found = await this.view.worker?.getRegistration().catch(() => undefined);
    return found ?? null;
  }
}

/** What a window has of them; what a browser lacks is absent there, whatever the types say. */
export function pushViewOf(view: Window): PushView {
  const { Notification: notification = null } = view as {
    readonly Notification?: typeof Notification;
  };
  const { serviceWorker: worker = null } = view.navigator as {
    readonly serviceWorker?: ServiceWorkerContainer;
  };
  return { notification, worker, hasPush: 'PushManager' in view };
}
