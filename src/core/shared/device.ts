/** What the app runs in (spec/rules §1). */
export type DeviceKind = 'pc' | 'mobile-web' | 'android-app' | 'ios-app';

/** Browsers inside other apps: no tabs, and often no way to another app. */
export type InAppBrowser = 'kakaotalk' | 'naver' | 'facebook' | 'instagram' | 'line' | 'daum';

export interface Device {
  readonly kind: DeviceKind;
  readonly system: 'android' | 'ios' | 'other';
  readonly inApp: InAppBrowser | null;
}

/** As each writes itself into the user agent (seen 2026-11). */
const IN_APP: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['facebook', /FBAN|FBAV/],
  ['instagram', /Instagram/],
  ['line', /\bLine\//],
  ['daum', /DaumApps/],
];

/** The names of systems. A browser's own stands first; what an app adds to it may name others. */
const SYSTEMS = /iPhone|iPad|iPod|Android|Macintosh|Windows|X11/;

function systemOf(userAgent: string, maxTouchPoints: number): Device['system'] {
  const named = SYSTEMS.exec(userAgent)?.[0] ?? '';
  if (named === 'Android') return 'android';
  // An iPad calls itself a Macintosh: no Mac has more than one touch point.
  const isIpad = named === 'Macintosh' && maxTouchPoints > 1;
  return isIpad || named.startsWith('iP') ? 'ios' : 'other';
}

/** The device: by the bridge that its shell put there, else by what the browser says of itself. */
export function deviceOf(s: {
  readonly shell: 'android' | 'ios' | null;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): Device {
  if (s.shell !== null) return { kind: `${s.shell}-app`, system: s.shell, inApp: null };
  const system = systemOf(s.userAgent, s.maxTouchPoints);
  const inApp = IN_APP.find(([, form]) => form.test(s.userAgent))?.[0] ?? null;
  return { kind: system === 'other' ? 'pc' : 'mobile-web', system, inApp };
}
