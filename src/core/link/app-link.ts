import type { Device } from '../shared/device';
import { safeReturnPath } from './safe-return-path';

/** How the app is called from outside of it. */
export interface AppAddress {
  /** `hankan` of `hankan://place/1`. */
  readonly scheme: string;
  /** The package name in Google's store. */
  readonly androidPackage: string;
}

/**
 * The link that opens the app at a path of this origin (an unsafe one is `/`); null on systems that
 * have no app. Android is told itself where to go without the app.
 */
export function appLink(
  system: Device['system'],
  path: string,
  app: AppAddress & { readonly fallbackUrl: string },
): string | null {
  // A hash would end the path of an intent and begin its orders.
  const place = safeReturnPath(path).replace(/#.*/s, '').slice(1);
  if (system === 'ios') return `${app.scheme}://${place}`;
  if (system !== 'android') return null;
  const orders = [
    `scheme=${app.scheme}`,
    `package=${app.androidPackage}`,
    `S.browser_fallback_url=${encodeURIComponent(app.fallbackUrl)}`,
  ];
  return `intent://${place}#Intent;${orders.join(';')};end`;
}

/** After this long without the app the install page opens (spec/rules §9). */
export const APP_LINK_LIMIT_MS = 2000;
/** A page in the background is put to sleep: its timer is late by more than a busy phone's. */
const SLEPT_MS = 1500;

/**
 * Whether the app took over, asked once {@link APP_LINK_LIMIT_MS} have passed: the page was hidden
 * meanwhile, or slept through the moment.
 */
export function appLinkOutcome(wait: {
  /** Milliseconds since the link was opened, by the clock. */
  readonly elapsed: number;
  readonly wasHidden: boolean;
}): 'opened' | 'no-app' {
  const hasSlept = wait.elapsed > APP_LINK_LIMIT_MS + SLEPT_MS;
  return wait.wasHidden || hasSlept ? 'opened' : 'no-app';
}
