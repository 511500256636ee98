import { describe, expect, it } from 'vitest';
import { installPrompt } from '#core';

const state = {
  device: 'pc',
  path: '/',
  hiddenOn: null,
  today: '20261120',
  installHide: false,
} as const;

describe('installPrompt', () => {
  it.each([
    ['pc', { kind: 'pc', delayMs: 30000 }],
    ['mobile-web', { kind: 'mobile', delayMs: 30000 }],
    ['android-app', { kind: 'none' }],
    ['ios-app', { kind: 'none' }],
  ] as const)('on %s is %j', (device, prompt) => {
    expect(installPrompt({ ...state, device })).toEqual(prompt);
  });

  it.each([
    '/404',
    '/404/',
    '/404?from=/map',
    '/app/install',
    '/app/update',
    '/app/update/#x',
    '/view',
    '/view/abc',
    '/viewing',
    '/oauth/kakao',
    '/oauth/',
    '/more/sign-up',
    '/more/sign-up/terms',
    '/more/sign-up?next=/',
  ])('is none on %s', (path) => {
    expect(installPrompt({ ...state, path })).toEqual({ kind: 'none' });
  });

  it.each([
    '/',
    '',
    '/map',
    '/4040',
    '/app',
    '/app/installed',
    '/app/install/x',
    '/vie',
    '/place/view',
    '/oauth',
    '/more',
    '/more/sign-upper',
    '/map?to=/view',
    '/x/404',
    '/map#/app/install',
    '\n/404',
  ])('is shown on %j', (path) => {
    expect(installPrompt({ ...state, path }).kind).toBe('pc');
  });

  it('is none where it was hidden today, or for good', () => {
    expect(installPrompt({ ...state, hiddenOn: '20261120' }).kind).toBe('none');
    expect(installPrompt({ ...state, installHide: true }).kind).toBe('none');
  });

  it('comes again the day after', () => {
    expect(installPrompt({ ...state, hiddenOn: '20261119' }).kind).toBe('pc');
  });
});
