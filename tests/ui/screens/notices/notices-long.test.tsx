import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NoticeListQuery, NoticeSummary, Page } from '#core';
import { noticeSummary } from '../../../support/notices';
import { AskedNotices } from '../../support/asked-notices';
import { counted, leaveAndReturn, openNotices, rows, scrollTo } from './notices-kit';

const MANY = 10_000;
const ROW_PX = 128;
/** More would be felt on a slow phone. */
const MOST_ROWS = 60;

/** Ten thousand, page by page. */
class LongNotices extends AskedNotices {
  override list(query: NoticeListQuery): Promise<Page<NoticeSummary>> {
    this.asked.push({ kind: 'list', asked: query });
    const start = Number(query.cursor ?? 0);
    const end = Math.min(start + query.limit, MANY);
    const items = Array.from({ length: end - start }, (_, at) =>
      noticeSummary({ id: String(start + at), title: `공고 ${start + at}` }),
    );
    return Promise.resolve({
      items,
      total: MANY,
      next: end < MANY ? String(end) : null,
      version: '1',
    });
  }
}

/** The list is as tall as all of its rows, whichever of them are drawn. */
const loadedRows = () =>
  Number(
    document.querySelector<HTMLElement>('ul:has(> [data-notice])')?.style.height.replace('px', ''),
  ) / ROW_PX;

it('ten thousand notices come page by page, and few rows are in the page; Back has them all', async () => {
  const services = openNotices('', new LongNotices());
  expect(await counted('공고 10,000개')).toBeTruthy();
  await rows();
  // Each page takes a turn or two; more than this is none of it.
  for (let turn = 0; turn < 2000 && loadedRows() < MANY; turn += 1) {
    await act(async () => {
      scrollTo(loadedRows() * ROW_PX - window.innerHeight);
      await Promise.resolve();
    });
    expect(document.querySelectorAll('article').length).toBeLessThanOrEqual(MOST_ROWS);
  }
  scrollTo(MANY * ROW_PX - window.innerHeight);
  expect(await screen.findByText('공고 9999')).toBeTruthy();
  const before = services.notices.asked.length;
  await leaveAndReturn(services);
  scrollTo(MANY * ROW_PX - window.innerHeight);
  expect(await screen.findByText('공고 9999')).toBeTruthy();
  expect(services.notices.asked).toHaveLength(before);
});

it('those who hear it know how long the list is', async () => {
  openNotices('', new LongNotices());
  const [first] = await rows();
  const item = first?.closest('li');
  expect([item?.getAttribute('aria-setsize'), item?.getAttribute('aria-posinset')]).toEqual([
    '10000',
    '1',
  ]);
});
