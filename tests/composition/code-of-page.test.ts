import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOfPage } from '../../src/composition/code-of-page';

const note = () => document.getElementById('hankan-broken');

beforeEach(() => {
  const words = document.createElement('p');
  words.id = 'hankan-broken';
  words.hidden = true;
  document.body.replaceChildren(words);
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Everything that can happen without another event has happened. */
const task = () => new Promise((resolve) => setTimeout(resolve));

const goOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await task();
};

/** A page whose code fails so many times, and what became of it. */
function opening({ failures, isThere }: { failures: number; isThere: boolean }) {
  const happened = { tries: 0, reopened: 0, isDone: false };
  const ready = () => {
    happened.tries += 1;
    return happened.tries > failures ? Promise.resolve() : Promise.reject(new TypeError('away'));
  };
  void codeOfPage(window, ready, {
    isThere: () => Promise.resolve(isThere),
    reopen: () => {
      happened.reopened += 1;
    },
  }).then(() => {
    happened.isDone = true;
  });
  return happened;
}

test('code that is there is had at once, and nothing is said', async () => {
  const happened = opening({ failures: 0, isThere: true });
  await task();
  expect(happened).toEqual({ tries: 1, reopened: 0, isDone: true });
  expect(note()?.hidden).toBe(true);
});

test('code that cannot be had is said to be missing, and tried again once the device is online', async () => {
  const happened = opening({ failures: 1, isThere: true });
  await task();
  expect(happened).toEqual({ tries: 1, reopened: 0, isDone: false });
  expect(note()?.hidden).toBe(false);
  await goOnline();
  expect(happened).toEqual({ tries: 2, reopened: 0, isDone: true });
  expect(note()?.hidden).toBe(true);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'a second failure with a server that is there (%s) opens the page anew %d times',
  async (isThere, reopened) => {
    const happened = opening({ failures: 2, isThere });
    await task();
    await goOnline();
    expect(happened).toEqual({ tries: 2, reopened, isDone: false });
    expect(note()?.hidden).toBe(false);
    await goOnline();
    expect(happened).toEqual({ tries: 3, reopened, isDone: true });
  },
);
