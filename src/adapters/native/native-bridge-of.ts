import type { NativeBridge, Random } from '#core';
import { AndroidBridge, type AndroidHost } from './android-bridge';
import { ANDROID_HOST } from './android-host';
import { IOS_HANDLER } from './envelope';
import { IosBridge, type IosHost } from './ios-bridge';
import { NoBridge } from './no-bridge';

/** A field of something that a shell injected; its objects need not be plain ones. */
function inside(owner: unknown, name: string): unknown {
  const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
  return isOwner ? Reflect.get(owner, name) : undefined;
}

const isAndroidHost = (host: unknown): host is AndroidHost =>
  typeof inside(host, 'post') === 'function';

const isIosHost = (host: unknown): host is IosHost =>
  typeof inside(host, 'postMessage') === 'function';

/** The shell around this page, by what it injected before the page's first script; or none. */
export function nativeBridgeOf(view: object, random: Random): NativeBridge {
  const android = inside(view, ANDROID_HOST);
  if (isAndroidHost(android)) return new AndroidBridge(view, random, android);
  const ios = inside(inside(inside(view, 'webkit'), 'messageHandlers'), IOS_HANDLER);
  if (isIosHost(ios)) return new IosBridge(view, random, ios);
  return new NoBridge();
}
