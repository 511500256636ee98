import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APP_LINK_LIMIT_MS, appLink, appLinkOutcome } from '#core';
import { anyText } from '../../support/core-values';

const APP = {
  scheme: 'hankan',
  androidPackage: 'kr.hankan.app',
  fallbackUrl: 'https://hankan.example/app/install?from=link;a',
};
const ORDERS =
  '#Intent;scheme=hankan;package=kr.hankan.app;S.browser_fallback_url=https%3A%2F%2Fhankan.example%2Fapp%2Finstall%3Ffrom%3Dlink%3Ba;end';

describe('appLink', () => {
  it.each([
    ['/place/1', 'place/1'],
    ['/mate?dongliCode=1162010200', 'mate?dongliCode=1162010200'],
    ['/', ''],
    ['/place/1#photos', 'place/1'],
    ['/x#Intent;package=evil;end', 'x'],
    ['//evil.example', ''],
    ['javascript:alert(1)', ''],
    ['https://evil.example/place/1', ''],
  ])('leads to %j', (path, place) => {
    expect(appLink('android', path, APP)).toBe(`intent://${place}${ORDERS}`);
    expect(appLink('ios', path, APP)).toBe(`hankan://${place}`);
  });

  it('leads nowhere on systems without an app', () => {
    expect(appLink('other', '/place/1', APP)).toBeNull();
  });

  it('gives no orders of the path’s own to Android', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [, orders, ...more] = appLink('android', `/${text}`, APP)?.split('#') ?? [];
        expect(`#${orders ?? ''}`).toBe(ORDERS);
        expect(more).toEqual([]);
      }),
    );
  });
});

describe('appLinkOutcome', () => {
  it.each([
    [APP_LINK_LIMIT_MS, false, 'no-app'],
    [APP_LINK_LIMIT_MS + 1500, false, 'no-app'],
    [APP_LINK_LIMIT_MS + 1501, false, 'opened'],
    [APP_LINK_LIMIT_MS, true, 'opened'],
    [60_000, true, 'opened'],
  ])('after %i ms, hidden %s: %s', (elapsed, wasHidden, outcome) => {
    expect(appLinkOutcome({ elapsed, wasHidden })).toBe(outcome);
  });
});
