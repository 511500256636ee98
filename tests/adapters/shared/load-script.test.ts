import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  scriptLoader,
  type ScriptSource,
  type ScriptWord,
} from '../../../src/adapters/shared/load-script';

const URL = 'https://maps.example/sdk.js?a=b,c';
const scripts = () => [...document.head.querySelectorAll('script')];
const happens = (name: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(name));

/** A loader whose words are kept, and a count of the globals that were set and taken away. */
function loaderOf(more: Partial<ScriptSource<string>> = {}) {
  const words: ScriptWord<string>[] = [];
  const globals = { set: 0, away: 0 };
  const load = scriptLoader<string>(document, {
    url: URL,
    before: (word) => {
      words.push(word);
      globals.set += 1;
      expect(scripts()).toEqual([]);
      return () => {
        globals.away += 1;
      };
    },
    ...more,
  });
  return { load, words, globals };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('a script of others', () => {
  it('is asked for once, by its raw address, and is there when it says so', async () => {
    const { load, words, globals } = loaderOf();
    const [first, second] = [load(), load()];
    expect(scripts().map(({ src }) => src)).toEqual([URL]);
    happens('load');
    words[0]?.ready('sdk');
    await expect(Promise.all([first, second, load()])).resolves.toEqual(['sdk', 'sdk', 'sdk']);
    expect(globals).toEqual({ set: 1, away: 0 });
  });

  it('may be ready as soon as it has run', async () => {
    const { load } = loaderOf({
      after: ({ ready }) => {
        ready('at once');
      },
    });
    const asked = load();
    happens('load');
    await expect(asked).resolves.toBe('at once');
  });

  it.each([
    ['offline', () => happens('error')],
    ['timeout', () => vi.advanceTimersByTime(10_000)],
  ])('fails as %s, tidies up, and is tried again when asked again', async (kind, fail) => {
    const { load, words, globals } = loaderOf();
    const asked = load();
    fail();
    await expect(asked).rejects.toMatchObject({ name: 'AppError', kind });
    expect([scripts(), globals.away]).toEqual([[], 1]);
    words[0]?.ready('too late');
    const again = load();
    words[1]?.ready('sdk');
    await expect(again).resolves.toBe('sdk');
  });

  it('fails when the service refuses us, or what it left throws', async () => {
    const { load, words } = loaderOf();
    const asked = load();
    words[0]?.refused();
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
    const { load: broken } = loaderOf({
      after: () => {
        throw new TypeError('kakao is not defined');
      },
    });
    const brokenAsked = broken();
    happens('load');
    await expect(brokenAsked).rejects.toMatchObject({ kind: 'refused' });
  });

  it('may be refused after it was ready: the next call hears of it, the one after tries again', async () => {
    const { load, words, globals } = loaderOf();
    const asked = load();
    words[0]?.ready('sdk');
    await asked;
    words[0]?.refused();
    words[0]?.refused();
    expect(globals).toEqual({ set: 1, away: 1 });
    await expect(load()).rejects.toMatchObject({ kind: 'refused' });
    const again = load();
    words[1]?.ready('another');
    await expect(again).resolves.toBe('another');
  });

  it('has no time limit any more once it is ready', async () => {
    const { load, words } = loaderOf();
    const asked = load();
    words[0]?.ready('sdk');
    await asked;
    vi.advanceTimersByTime(60_000);
    await expect(load()).resolves.toBe('sdk');
  });
});
