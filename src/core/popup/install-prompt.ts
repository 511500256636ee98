import type { Yyyymmdd } from '../shared/day';
import type { DeviceKind } from '../shared/device';

export type InstallPrompt = { kind: 'none' } | { kind: 'pc' | 'mobile'; delayMs: 30000 };

/** spec/rules §9 */
const DELAY_MS = 30_000;

/** Where nobody is asked to install (spec/rules §2): `/view*` is a literal prefix. */
const EXCLUDED = /^\/(?:404\/?$|app\/(?:install|update)\/?$|view|oauth\/|more\/sign-up(?:\/|$))/;

/**
 * Whether, and how, a person is asked to install the app (spec/readings R15). The delay counts from
 * opening the page; while an input has focus or another popup is open, the caller waits longer.
 * Query and hash of the path do not count.
 */
export function installPrompt(s: {
  readonly device: DeviceKind;
  readonly path: string;
  readonly hiddenOn: Yyyymmdd | null;
  readonly today: Yyyymmdd;
  readonly installHide: boolean;
}): InstallPrompt {
  const isApp = s.device === 'android-app' || s.device === 'ios-app';
  const isExcluded = EXCLUDED.test(s.path.replace(/[?#].*/s, ''));
  if (isApp || isExcluded || s.installHide || s.hiddenOn === s.today) return { kind: 'none' };
  return { kind: s.device === 'pc' ? 'pc' : 'mobile', delayMs: DELAY_MS };
}
