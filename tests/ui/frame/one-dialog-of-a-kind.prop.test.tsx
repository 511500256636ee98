import { renderParts } from '../support/render-parts';
import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { PopupHost } from '../../../src/ui/frame/PopupHost';
import { loadPopup } from '../../../src/ui/popups/load-popup';
import { popupTable } from '../../../src/ui/popups/popup-table';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { PopupStore } from '../../../src/ui/stores/popups/popup-store';
import { ServicesContext, useServices } from '../../../src/ui/ground/services';
import { ListHistory } from '../support/list-history';

type Step =
  | { readonly do: 'ask' | 'back' | 'forward' | 'escape' }
  | { readonly do: 'push'; readonly url: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'forward' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'escape' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('push' as const),
      // Two of these stand alone in an address, so that Back and Forward open them.
      url: fc.constantFrom(
        '/map?p=my-conditions',
        '/map',
        '/place/1',
        '/zzim?p=login&p=my-conditions',
      ),
    }),
  },
);

/** A closing animation lasts 150 ms, a Back 5 ms: some come before, some after. */
const pause = fc.constantFrom(0, 5, 20, 160);
const SLICE_MS = 5;

beforeAll(async () => {
  // Their chunks are there at once afterwards.
  await Promise.all([loadPopup('my-conditions'), loadPopup('login'), loadPopup('confirm')]);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What a screen reader calls each dialog that is in the page. */
function dialogNames(): string[] {
  return [...document.getElementsByTagName('dialog')].map((dialog) => {
    const id = dialog.getAttribute('aria-labelledby');
    const named = id === null ? null : document.getElementById(id);
    return dialog.getAttribute('aria-label') ?? named?.textContent ?? '';
  });
}

/** The host of the popups alone, over a history that goes wherever it is told to. */
function open() {
  const page = new ListHistory('/map');
  const history = new HistoryStack(page, new MemoryStorage(), new MemoryRandom());
  const popups = new PopupStore(popupTable, history);
  history.start();
  popups.start();
  function Host() {
    const services = useServices();
    const stores = { ...services.stores, history, popups };
    return (
      <ServicesContext value={{ ...services, stores }}>
        <PopupHost />
      </ServicesContext>
    );
  }
  renderParts(<Host />);
  return { page, history, popups };
}

function take({ page, history, popups }: ReturnType<typeof open>, taken: Step): void {
  switch (taken.do) {
    case 'ask':
      void popups.ask('confirm', { message: '제출하시겠습니까?' });
      break;
    case 'escape': {
      const [top] = [...document.getElementsByTagName('dialog')].reverse();
      if (top !== undefined) fireEvent(top, new Event('cancel', { cancelable: true }));
      break;
    }
    case 'back':
      page.go(-1);
      break;
    case 'forward':
      page.go(1);
      break;
    case 'push':
      history.push(taken.url);
      break;
  }
}

it('at no moment are two dialogs of one kind in the page, closing ones included', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, pause), { maxLength: 15 }), async (steps) => {
      // Also after a walk that failed, whose dialogs are none of the next one's.
      cleanup();
      const app = open();
      for (const [taken, ms] of steps) {
        act(() => {
          take(app, taken);
        });
        for (let passed = 0; passed <= ms; passed += SLICE_MS) {
          const names = dialogNames();
          for (const name of names) seen.add(name);
          expect(names).toEqual([...new Set(names)]);
          await act(() => vi.advanceTimersByTimeAsync(SLICE_MS));
        }
      }
    }),
    { numRuns: 60 },
  );
  // All three were there to be counted.
  expect(seen.size).toBe(3);
});
