import type { DeviceKind, Provider } from '#core';

/** Facebook has no button here (spec/readings R18). */
export type ShownProvider = Exclude<Provider, 'facebook'>;

/** The ways to log in: those that stand there, and those under the toggle. */
export interface LoginButtons {
  readonly first: readonly ShownProvider[];
  readonly more: readonly ShownProvider[];
}

/**
 * The buttons of the popup (spec/rules §2): Kakao first, Apple beside it inside the iOS app and
 * under the toggle elsewhere. Only what is configured; a toggle that would stand alone is left out.
 */
export function loginButtons(device: DeviceKind, configured: readonly Provider[]): LoginButtons {
  const there = (providers: readonly ShownProvider[]) =>
    providers.filter((one) => configured.includes(one));
  if (device === 'ios-app') return { first: there(['kakao', 'apple', 'naver']), more: [] };
  const first = there(['kakao', 'naver']);
  const more = there(['apple']);
  return first.length === 0 ? { first: more, more: [] } : { first, more };
}
