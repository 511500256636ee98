import { describe, expect, it } from 'vitest';
import { browserOtherWindows } from '../../../src/composition/window/other-windows';

const CHANGED = 'hankan:session-changed';

/** A window with an opener; of another origin, its location cannot be read. */
function openedBy(origin: string | null, isClosed = false) {
  const told: unknown[][] = [];
  const opener = {
    closed: isClosed,
    postMessage: (...said: unknown[]) => told.push(said),
    get location() {
      if (origin !== window.location.origin) throw new DOMException('no', 'SecurityError');
      return window.location;
    },
  };
  const view = {
    location: window.location,
    document: window.document,
    opener: origin === null ? null : opener,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    close: () => told.push(['closed']),
  };
  return { windows: browserOtherWindows(view as unknown as Window), told };
}

const say = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data }));

describe('the window that opened this one', () => {
  it('is told at its own origin only, and told nothing but that something changed', () => {
    const { windows, told } = openedBy(window.location.origin);
    expect(windows.hasOpener()).toBe(true);
    windows.tellOpener();
    expect(told).toEqual([[CHANGED, window.location.origin]]);
  });

  it.each([
    ['of another origin', openedBy('https://evil.example.com')],
    ['that is closed', openedBy(window.location.origin, true)],
    ['that is none', openedBy(null)],
  ])('%s is no opener, and is told nothing', (_, { windows, told }) => {
    expect(windows.hasOpener()).toBe(false);
    windows.tellOpener();
    expect(told).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['https://evil.example.com', CHANGED],
    ['null', CHANGED],
    [`${window.location.origin}.example.com`, CHANGED],
    [window.location.origin, 'something-else'],
    [window.location.origin, { type: CHANGED }],
    [window.location.origin, { session: { ID: 1 } }],
  ])('from %s saying %j is not heard', (origin, data) => {
    const heard: number[] = [];
    const stop = openedBy(null).windows.listen(() => heard.push(1));
    say(origin, data);
    stop();
    expect(heard).toEqual([]);
  });

  it('of our own origin is heard until somebody stops listening', () => {
    const heard: number[] = [];
    const stop = openedBy(null).windows.listen(() => heard.push(1));
    say(window.location.origin, CHANGED);
    stop();
    say(window.location.origin, CHANGED);
    expect(heard).toEqual([1]);
  });
});
