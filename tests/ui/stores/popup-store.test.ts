import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { ListHistory } from '../support/list-history';
import { loadPage } from '../support/popup-kit';

/** How long a popup that closes is still seen (spec/rules §9). */
const CLOSING_MS = 150;

function open(url = '/') {
  const page = new ListHistory(url);
  const storage = new MemoryStorage();
  return { page, storage, ...loadPage(page, storage) };
}

const settle = () => vi.advanceTimersByTimeAsync(500);
type Kit = ReturnType<typeof open>;
const shown = ({ popups }: Kit) => popups.shown.map((popup) => popup.name);
const answerTop = ({ popups }: Kit, ...answer: string[]) => {
  const top = popups.shown.at(-1);
  if (top !== undefined) popups.close(top.id, ...answer);
};

/** What became of a promise so far. */
function watch(promise: Promise<unknown>): { answer: unknown } {
  const seen: { answer: unknown } = { answer: 'waiting' };
  void promise.then((answer) => {
    seen.answer = answer;
  });
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('popups', () => {
  it('stand in the address and answer after their closing animation', async () => {
    const kit = open('/map?level=5#x');
    const asked = watch(kit.popups.ask('a', 'hello'));
    expect(kit.page.url()).toBe('/map?level=5&p=a#x');
    expect(kit.popups.shown).toMatchObject([{ name: 'a', props: 'hello', closing: false }]);
    answerTop(kit, 'yes');
    await vi.advanceTimersByTimeAsync(CLOSING_MS - 10);
    expect(kit.popups.shown).toMatchObject([{ closing: true }]);
    expect(asked.answer).toBe('waiting');
    await settle();
    expect(asked.answer).toBe('yes');
    expect(kit.page.url()).toBe('/map?level=5#x');
    expect(kit.page.at).toBe(0);
    expect(shown(kit)).toEqual([]);
  });

  it('of a press that is made twice open once', async () => {
    const kit = open();
    const first = watch(kit.popups.askOnce('a', ''));
    const second = watch(kit.popups.askOnce('a', ''));
    await settle();
    expect(second.answer).toBe('cancelled');
    answerTop(kit, 'yes');
    await settle();
    expect(first.answer).toBe('yes');
    expect(shown(kit)).toEqual([]);
    void kit.popups.askOnce('a', '');
    expect(shown(kit)).toEqual(['a']);
  });

  it('are cancelled by Back, the topmost first', async () => {
    const kit = open();
    const a = watch(kit.popups.ask('a', ''));
    const b = watch(kit.popups.ask('b', ''));
    expect(kit.page.url()).toBe('/?p=a&p=b');
    kit.page.go(-1);
    await settle();
    expect(shown(kit)).toEqual(['a']);
    expect([a.answer, b.answer]).toEqual(['waiting', 'cancelled']);
    kit.page.go(-1);
    await settle();
    expect(a.answer).toBe('cancelled');
  });

  it('wait for one another under the same name', async () => {
    const kit = open();
    const first = watch(kit.popups.ask('a', 'first'));
    const second = watch(kit.popups.ask('a', 'second'));
    expect(kit.popups.shown).toHaveLength(1);
    answerTop(kit, 'one');
    await settle();
    expect(first.answer).toBe('one');
    expect(kit.popups.shown).toMatchObject([{ props: 'second' }]);
    answerTop(kit, 'two');
    await settle();
    expect(second.answer).toBe('two');
  });

  it('are cancelled when the page is left, also those that still wait', async () => {
    const kit = open();
    const first = watch(kit.popups.ask('a', ''));
    const second = watch(kit.popups.ask('a', ''));
    kit.history.replace('/place/1');
    await settle();
    expect([first.answer, second.answer]).toEqual(['cancelled', 'cancelled']);
    expect(kit.page.items.map((item) => item.url)).toEqual(['/', '/place/1']);
  });

  it('lose their name where nobody asks any more: after Forward', async () => {
    const kit = open();
    void kit.popups.ask('a', '');
    answerTop(kit, 'yes');
    await settle();
    kit.page.go(1);
    await settle();
    expect(kit.page.url()).toBe('/');
    expect(shown(kit)).toEqual([]);
  });

  it('lose their name where nobody asks any more: after a reload', async () => {
    const kit = open();
    void kit.popups.ask('a', '');
    kit.history.stop();
    kit.popups.stop();
    const again = { ...kit, ...loadPage(kit.page, kit.storage) };
    await settle();
    expect(again.page.url()).toBe('/');
    expect(shown(again)).toEqual([]);
  });

  it('lose a name that nobody knows', async () => {
    const kit = open('/?popup=nothing&p=a');
    await settle();
    expect(kit.page.url()).toBe('/');
  });

  it('open by their name alone where they can, and close without leaving the site', async () => {
    const kit = open('/?p=c');
    expect(shown(kit)).toEqual(['c']);
    answerTop(kit);
    await settle();
    expect(kit.page.items.map((item) => item.url)).toEqual(['/']);
    expect(shown(kit)).toEqual([]);
  });

  it('that stand alone come back by Forward', async () => {
    const kit = open();
    void kit.popups.ask('c');
    answerTop(kit);
    await settle();
    kit.page.go(1);
    await settle();
    expect(shown(kit)).toEqual(['c']);
  });

  it('keep their address when something else in it changes', async () => {
    const kit = open('/map?level=5');
    void kit.popups.ask('a', '');
    kit.history.replace('/map?level=4&p=a');
    await settle();
    expect(shown(kit)).toEqual(['a']);
    answerTop(kit, 'yes');
    await settle();
    expect(kit.page.at).toBe(0);
  });

  it('close under another one without taking it along', async () => {
    const kit = open();
    const a = watch(kit.popups.ask('a', ''));
    void kit.popups.ask('b', '');
    const [lower] = kit.popups.shown;
    if (lower !== undefined) kit.popups.close(lower.id, 'done');
    await settle();
    expect(a.answer).toBe('done');
    expect(shown(kit)).toEqual(['b']);
  });

  it('take one answer only', async () => {
    const kit = open();
    const asked = watch(kit.popups.ask('a', ''));
    answerTop(kit, 'first');
    answerTop(kit, 'second');
    await settle();
    expect(asked.answer).toBe('first');
    expect(kit.page.at).toBe(0);
  });

  it('opened during a Back open where it arrives', async () => {
    const kit = open();
    kit.history.push('/map');
    kit.history.back();
    const asked = watch(kit.popups.ask('a', ''));
    await settle();
    expect(asked.answer).toBe('cancelled');
    expect(kit.page.url()).toBe('/');
  });
});
