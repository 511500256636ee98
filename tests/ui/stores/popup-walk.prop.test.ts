import fc from 'fast-check';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPopups } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { pathOf, searchOf } from '../../../src/ui/stores/history/url-parts';
import { ListHistory } from '../support/list-history';
import { loadPage } from '../support/popup-kit';
import { PopupModel, type Step } from '../support/popup-model';

const name = fc.constantFrom('a' as const, 'b' as const, 'c' as const);
const path = fc.constantFrom('/', '/map', '/place/1');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask' as const), name }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('answer' as const, 'back' as const, 'forward' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('push' as const, 'replace' as const), path }),
  },
);

/** One tab: its history and storage outlive the pages that are loaded into it. */
class Tab {
  readonly page = new ListHistory();
  readonly answers: string[] = [];
  private readonly storage = new MemoryStorage();
  private app = loadPage(this.page, this.storage);

  /** `ms` is how long nobody does anything more, in the page's own time. */
  async step(taken: Step, ms = 3000): Promise<void> {
    const { history, popups } = this.app;
    if (taken.do === 'ask') this.ask(taken.name);
    if (taken.do === 'answer') {
      const top = popups.shown.at(-1);
      if (top !== undefined) popups.close(top.id, 'answered');
    }
    if (taken.do === 'back') this.page.go(-1);
    if (taken.do === 'forward') this.page.go(1);
    if (taken.do === 'push') history.push(taken.path);
    if (taken.do === 'replace') history.replace(taken.path);
    if (taken.do === 'reload') {
      popups.stop();
      history.stop();
      this.app = loadPage(this.page, this.storage);
    }
    // By itself long enough for every arrival and for every one who waited for a turn.
    await vi.advanceTimersByTimeAsync(ms);
  }

  /** Calls at every moment with what is on the page, closing or not, until the next reload. */
  watch(seen: (names: readonly string[]) => void): () => void {
    return autorun(() => {
      seen(this.shown);
    });
  }

  get shown(): string[] {
    return this.app.popups.shown.map((popup) => popup.name);
  }

  private ask(asked: 'a' | 'b' | 'c'): void {
    const { popups } = this.app;
    const index = this.answers.push('waiting') - 1;
    const answer = asked === 'c' ? popups.ask('c') : popups.ask(asked, '');
    void answer.then((given) => {
      this.answers[index] = given;
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes the steps in a tab and in the model; after each one both say the same. */
async function walk(steps: readonly Step[]): Promise<void> {
  const tab = new Tab();
  const model = new PopupModel();
  for (const taken of steps) {
    await tab.step(taken);
    model.step(taken);
    const url = tab.page.url();
    expect(tab.page.at).toBe(model.at);
    expect(tab.page.items).toHaveLength(model.entries.length);
    expect(pathOf(url)).toBe(model.now.path);
    expect(openPopups(searchOf(url))).toEqual(model.now.names);
    expect(tab.shown.toSorted()).toEqual(model.open.map((ask) => ask.name).toSorted());
    expect(tab.answers).toEqual(model.answers);
  }
}

describe('a walk through pages and popups', () => {
  it('shows what the address says, answers everybody, and goes back where it came from', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), walk), { numRuns: 150 });
  });

  it('does so for 200 steps on end', async () => {
    const long = fc.array(step, { minLength: 200, maxLength: 200 });
    await fc.assert(fc.asyncProperty(long, walk), { numRuns: 8 });
  });
});

describe('a walk that waits for nothing', () => {
  // Shorter and longer than a closing animation, and than a Back takes.
  const hurried = fc.array(fc.tuple(step, fc.constantFrom(0, 3, 10, 100, 160)), { maxLength: 40 });

  it('never has two popups of a name on the page, one that closes included', async () => {
    await fc.assert(
      fc.asyncProperty(hurried, async (steps) => {
        const tab = new Tab();
        const twice: (readonly string[])[] = [];
        for (const [taken, ms] of steps) {
          const stop = tab.watch((names) => {
            if (new Set(names).size < names.length) twice.push(names);
          });
          await tab.step(taken, ms);
          stop();
        }
        expect(twice).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('ends as the address says, with everybody answered who is not on the page', async () => {
    await fc.assert(
      fc.asyncProperty(hurried, async (steps) => {
        const tab = new Tab();
        // A page that is loaded anew answers nobody of the page before.
        const here = steps.filter(([taken]) => taken.do !== 'reload');
        for (const [taken, ms] of here) await tab.step(taken, ms);
        await vi.advanceTimersByTimeAsync(30_000);
        const named = openPopups(searchOf(tab.page.url()));
        expect(tab.shown.toSorted()).toEqual(named.toSorted());
        const open = tab.answers.filter((answer) => answer === 'waiting').length;
        const asked = here.filter(([taken]) => taken.do === 'ask').length;
        expect(tab.answers).toHaveLength(asked);
        if (named.length === 0) expect(open).toBe(0);
      }),
      { numRuns: 150 },
    );
  });
});
