import fc from 'fast-check';
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

  async step(taken: Step): Promise<void> {
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
    // Long enough for every arrival and for every one who waited for a turn.
    await vi.advanceTimersByTimeAsync(3000);
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
