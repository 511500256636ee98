import { describe, expect, it } from 'vitest';
import { isFree } from '../../src/composition/is-free';
import { deferred } from '../ui/support/deferred';

/** A page on which something is to be shown, and whether it is free already. */
function open() {
  const [asked, shown] = [deferred<undefined>(), deferred<undefined>()];
  let free = false;
  const done = isFree(window, async () => {
    asked.resolve(undefined);
    await shown.promise;
  }).then(() => {
    free = true;
  });
  return { asked: asked.promise, shown, done, isNowFree: () => free };
}

const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a page that is taken over is free', () => {
  it('once what people come for is on the screen', async () => {
    const { shown, done, isNowFree } = open();
    await nextTasks();
    expect(isNowFree()).toBe(false);
    shown.resolve(undefined);
    await done;
  });

  it('once that cannot be shown', async () => {
    const { asked, shown, done } = open();
    // Before that nobody would hear of the failure.
    await asked;
    shown.reject(new Error('no map'));
    await done;
  });

  it('at the first sign of a person', async () => {
    const { done, isNowFree } = open();
    await nextTasks();
    expect(isNowFree()).toBe(false);
    window.dispatchEvent(new Event('pointermove'));
    await done;
  });

  it('at once where a person is there', async () => {
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    try {
      await open().done;
    } finally {
      Reflect.deleteProperty(navigator, 'userActivation');
    }
  });
});
