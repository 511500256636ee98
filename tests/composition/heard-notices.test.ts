import { describe, expect, it } from 'vitest';
import {
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  type NoticeSearch,
  type NoticeSummary,
  type Search,
} from '#core';
import { MemoryClock } from '../../src/adapters/memory/memory-clock';
import { MemoryNotices } from '../../src/adapters/memory/notices/memory-notices';
import { heardNotices, heardSearch } from '../../src/composition/heard-notices';
import { noticeSearchContract } from '../adapters/contracts/notice-search.contract';
import { noticeContent, NOTICE_NOW, noticeSummary } from '../support/notices';

const clock = new MemoryClock(NOTICE_NOW);
const notices = ['1', '2'].map((id) => ({
  ...noticeContent({ title: `공고 ${id}` }),
  id,
  corrections: [],
  source: 'IMPORT' as const,
  checkedAt: new Date(NOTICE_NOW).toISOString(),
  goneOn: null,
}));

function open(stored: NoticeSearch = new MemoryNotices(notices, clock)) {
  const heard: string[] = [];
  const hear = (told: readonly NoticeSummary[]) => {
    heard.push(...told.map(({ id, title }) => `${id} ${title}`));
  };
  return { heard, hear, search: heardNotices(stored, hear) };
}

const LIST = { filter: EMPTY_NOTICE_FILTER, sort: NOTICE_SORT.newest, limit: 1, cursor: null };

noticeSearchContract('heard', (contents) => {
  const stored = contents.map((content, at) => ({
    ...content,
    id: `${at + 1}`,
    corrections: [],
    source: 'IMPORT' as const,
    checkedAt: new Date(NOTICE_NOW).toISOString(),
    goneOn: null,
  }));
  const { search } = open(new MemoryNotices(stored, clock));
  return Promise.resolve({
    search,
    ids: stored.map(({ id }) => id),
    close: () => Promise.resolve(),
  });
});

describe('notices that are answered', () => {
  it('are told of as rows and as wholes, and as often as they are answered', async () => {
    const { heard, search } = open();
    const page = await search.list(LIST);
    expect(heard).toEqual(page.items.map(({ id, title }) => `${id} ${title}`));
    expect(heard).toHaveLength(1);
    heard.length = 0;
    await search.one('2');
    await search.some(['2', '1', '9']);
    expect(heard).toEqual(['2 공고 2', '2 공고 2', '1 공고 1']);
  });

  it('are not told of where there are none, or where they are only counted', async () => {
    const { heard, search } = open();
    await search.one('9');
    await search.tally(EMPTY_NOTICE_FILTER);
    await search.weighed();
    expect(heard).toEqual([]);
  });

  it('are not told of where nobody waits for them any more', async () => {
    const { heard, search } = open();
    const cancel = AbortSignal.abort();
    const asked = [search.list(LIST, cancel), search.one('1', cancel), search.some(['1'], cancel)];
    for (const one of asked) await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard).toEqual([]);
  });

  it('are told of, too, where they are searched for', async () => {
    const { heard, hear } = open();
    const found = noticeSummary({ id: '7', title: '청년 매입임대' });
    const asked: unknown[] = [];
    const search: Search = {
      find: (...question) => {
        asked.push(question);
        return Promise.resolve({
          items: [{ kind: 'notice', notice: found }],
          next: null,
          total: 1,
          corrected: null,
        });
      },
    };
    const query = { q: '청년', kind: 'notice' as const, limit: 10, cursor: null };
    const page = await heardSearch(search, hear).find(query);
    expect(page.items).toEqual([{ kind: 'notice', notice: found }]);
    expect(asked).toEqual([[query, undefined]]);
    expect(heard).toEqual(['7 청년 매입임대']);
  });
});
