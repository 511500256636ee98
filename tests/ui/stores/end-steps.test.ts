import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { endSteps, leaveSteps } from '../../../src/ui/stores/history/end-steps';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { ListHistory } from '../support/list-history';

const ROOM = '/direct/detail/7';
const STEPS = ['/direct/write?step=room', '/direct/write?step=place', '/direct/write?step=check'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab that went through these pages; the form was drawn at the one of that place. */
function open(urls: readonly string[], drawnAt: number) {
  const page = new ListHistory(urls[0]);
  const history = new HistoryStack(page, new MemoryStorage(), new MemoryRandom(1));
  history.start();
  for (const url of urls.slice(1)) history.push(url);
  return { page, history, begunWith: history.entries[drawnAt]?.key ?? '' };
}

const arrive = () => vi.advanceTimersByTimeAsync(10);
const urlsOf = (page: ListHistory) => page.items.slice(0, page.at + 1).map(({ url }) => url);

describe('a form of several pages that has done its work', () => {
  it('has what it made in its place', async () => {
    const { page, history, begunWith } = open(['/deal', ...STEPS], 1);
    endSteps(history, ROOM, begunWith);
    await arrive();
    expect(urlsOf(page)).toEqual(['/deal', ROOM]);
  });

  it('goes back to the page that it was come to from, where that shows it', async () => {
    const { page, history, begunWith } = open(['/deal', ROOM, ...STEPS], 2);
    endSteps(history, ROOM, begunWith);
    await arrive();
    expect(urlsOf(page)).toEqual(['/deal', ROOM]);
  });

  it('goes back no farther than the app was begun anew, as by a reload or a login', async () => {
    const { page, history, begunWith } = open(['/deal', ...STEPS], 3);
    endSteps(history, ROOM, begunWith);
    await arrive();
    expect(urlsOf(page)).toEqual(['/deal', ...STEPS.slice(0, 2), ROOM]);
  });
});

describe('a form of several pages that is left', () => {
  it('leads to the page before it', async () => {
    const { page, history, begunWith } = open(['/deal', ...STEPS], 3);
    leaveSteps(history, '/direct', begunWith);
    await arrive();
    expect(urlsOf(page)).toEqual(['/deal']);
  });

  it.each([0, 2])('leads to the fallback where nothing is before it, drawn at %d', async (at) => {
    const { page, history, begunWith } = open(STEPS, at);
    leaveSteps(history, '/direct', begunWith);
    await arrive();
    expect(urlsOf(page)).toEqual([...STEPS.slice(0, at), '/direct']);
  });
});
