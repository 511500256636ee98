import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { endPage } from '../../../src/ui/stores/history/end-page';
import { HistoryStack } from '../../../src/ui/stores/history/history-stack';
import { ListHistory } from '../support/list-history';

const POST = '/posts/7';
const FORM = '/posts/7/modify';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(first: string, ...then: readonly string[]) {
  const page = new ListHistory(first);
  const history = new HistoryStack(page, new MemoryStorage(), new MemoryRandom(1));
  history.start();
  for (const url of then) history.push(url);
  return { page, history };
}

const arrive = () => vi.advanceTimersByTimeAsync(10);

/** Where a browser's own Back leads, press by press, from here to the first page. */
async function wayBack(page: ListHistory, history: HistoryStack): Promise<string[]> {
  const urls = [page.url()];
  while (history.canGoBack) {
    page.go(-1);
    await arrive();
    urls.push(page.url());
  }
  return urls;
}

describe('a page that has done its work', () => {
  it.each([
    ['a list', ['/youth/communities', '/posts/write'], [POST, '/youth/communities']],
    ['nowhere: a link led to it', ['/posts/write'], [POST]],
    ['another post', ['/posts/5', '/posts/write'], [POST, '/posts/5']],
    ['that page itself', ['/', POST, FORM], [POST, '/']],
    ['that page, at one of its comments', [`${POST}#comment-3`, FORM], [`${POST}#comment-3`]],
    ['a page that only begins alike', ['/posts/70', FORM], [POST, '/posts/70']],
  ])(
    'that was come to from %s is led back to by no Back',
    async (_, [first = '', ...then], way) => {
      const { page, history } = open(first, ...then);
      endPage(history, POST);
      await arrive();
      expect(await wayBack(page, history)).toEqual(way);
    },
  );

  it('is left whole where a popup has left its entry behind', async () => {
    const { page, history } = open('/youth/communities', '/posts/write');
    history.pushWithin('/posts/write#rules');
    endPage(history, POST);
    await arrive();
    expect(await wayBack(page, history)).toEqual([POST, '/youth/communities']);
  });

  it('leads back to the page before, past the popup that was open over it', async () => {
    const { page, history } = open('/', POST);
    history.pushPopup(`${POST}?p=share`, 'share');
    history.push(FORM);
    endPage(history, POST);
    await arrive();
    expect(await wayBack(page, history)).toEqual([POST, '/']);
  });

  it('waits for a Back that is on its way', async () => {
    const { page, history } = open('/youth/communities', '/posts/write', '/more');
    history.back();
    endPage(history, POST);
    await arrive();
    await arrive();
    expect(await wayBack(page, history)).toEqual([POST, '/youth/communities']);
  });
});
