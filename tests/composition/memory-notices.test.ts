import { describe, expect, it } from 'vitest';
import { EMPTY_NOTICE_FILTER, NOTICE_SORT } from '#core';
import { noticeReply } from '#contract/notices';
import { MemoryNotices } from '../../src/adapters/memory/notices/memory-notices';
import { memoryNotices } from '../../src/composition/profiles/memory-notices';

const MOMENTS = [
  '2026-11-20T12:00:00+09:00',
  '2026-12-31T17:59:00+09:00',
  '2028-02-29T00:00:00+09:00',
];

describe.each(MOMENTS)('the invented notices around %s', (moment) => {
  const now = Date.parse(moment);
  const notices = memoryNotices(now);
  const search = new MemoryNotices(notices, { now: () => now });

  it('are such as the API answers, each marked as an example', async () => {
    for (const { id } of notices) {
      const item = await search.one(id);
      expect(noticeReply.parse({ item })).toEqual({ item });
      expect(item).toMatchObject({
        isExample: true,
        title: expect.stringContaining('(예시)') as string,
      });
    }
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
  });

  it('are of every kind and in every state', async () => {
    const { supplies, statuses } = await search.tally(EMPTY_NOTICE_FILTER);
    for (const { code, count } of [...supplies, ...statuses])
      expect([code, count > 0]).toEqual([code, true]);
  });

  it('have one that closes today in front', async () => {
    const asked = {
      filter: EMPTY_NOTICE_FILTER,
      sort: NOTICE_SORT.closing,
      limit: 1,
      cursor: null,
    };
    expect((await search.list(asked)).items).toMatchObject([{ id: '102', status: 'OPEN' }]);
  });
});
