import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { BrowserAppLinkOpener } from '../../../src/adapters/native/app-link-opener';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that can be sent to the background. */
function openerOn(system: Device['system']) {
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    baseURI: 'https://hankan.example/map',
  }) as unknown as Document;
  const clock = new MemoryClock(0);
  const left: string[] = [];
  const opener = new BrowserAppLinkOpener({
    page,
    clock,
    system,
    app: { scheme: 'hankan', androidPackage: 'kr.hankan.app' },
    fallbackUrl: '/app/install',
    leave: (url) => left.push(url),
  });
  const pass = async (milliseconds: number, byClock = milliseconds) => {
    clock.advance(byClock);
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  const hide = (hidden: boolean) => {
    Object.assign(page, { hidden });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { opener, left, pass, hide };
}

test('nobody answers within 2 s: there is no app', async () => {
  const { opener, left, pass } = openerOn('ios');
  let outcome: string | null = null;
  void opener.open('/place/1').then((one) => {
    outcome = one;
  });
  expect(left).toEqual(['hankan://place/1']);
  await pass(1999);
  expect(outcome).toBeNull();
  await pass(1);
  expect(outcome).toBe('no-app');
});

test('the page goes into the background: the app took over', async () => {
  const { opener, pass, hide } = openerOn('ios');
  const opened = opener.open('/place/1');
  hide(true);
  await pass(2000);
  await expect(opened).resolves.toBe('opened');
});

test('the person was in the app and is back within 2 s', async () => {
  const { opener, pass, hide } = openerOn('ios');
  const opened = opener.open('/place/1');
  hide(true);
  hide(false);
  await pass(2000);
  await expect(opened).resolves.toBe('opened');
});

test('the page was asleep and its timer late', async () => {
  const { opener, pass } = openerOn('ios');
  const opened = opener.open('/place/1');
  await pass(2000, 40_000);
  await expect(opened).resolves.toBe('opened');
});

test('what was seen of the first try does not count for the second', async () => {
  const { opener, pass, hide } = openerOn('android');
  const first = opener.open('/place/1');
  hide(true);
  await pass(2000);
  await expect(first).resolves.toBe('opened');
  hide(false);
  const second = opener.open('/place/1');
  await pass(2000);
  await expect(second).resolves.toBe('no-app');
});

test('Android is told the whole address of where to go without the app', () => {
  const { opener, left } = openerOn('android');
  void opener.open('/place/1');
  expect(left[0]).toMatch(
    /^intent:\/\/place\/1#.*S\.browser_fallback_url=https%3A%2F%2Fhankan\.example%2Fapp%2Finstall;end$/,
  );
});

test('a computer has no app, and the page stays', async () => {
  const { opener, left } = openerOn('other');
  await expect(opener.open('/place/1')).resolves.toBe('no-app');
  expect(left).toEqual([]);
});
