import { expect, it } from 'vitest';
import { browserPageOnline } from '../../../src/composition/window/page-online';

it('tells whenever the network is back, until it is stopped', () => {
  let times = 0;
  const stop = browserPageOnline(window)(() => {
    times += 1;
  });
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(times).toBe(2);
});
