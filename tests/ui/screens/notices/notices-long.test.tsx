import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { NoticeListQuery, NoticeSummary, Page } from '#core';
import { noticeSummary } from '../../../support/notices';
import { AskedNotices, MINSU } from '../../support/asked-notices';
import { leaveAndReturn } from '../../support/leave-and-return';
import { counted, openNotices, rows, say, scrollTo } from './notices-kit';

beforeEach(() => {
  localStorage.clear();
});

const MANY = 10_000;
const ROW_PX = 128;
/** More would be felt on a slow phone. */
const MOST_ROWS = 60;

const numbered = (at: number): NoticeSummary =>
  noticeSummary({
    id: String(at),
    title: `공고 ${at}`,
    conditions: {
      on: null,
      ranks: [{ name: null, conditions: [{ kind: 'age', from: 19, to: at % 2 === 0 ? 39 : 24 }] }],
    },
  });

/** Ten thousand, page by page. */
class LongNotices extends AskedNotices {
  override list(query: NoticeListQuery): Promise<Page<NoticeSummary>> {
    this.asked.push({ kind: 'list', asked: query });
    const start = Number(query.cursor ?? 0);
    const end = Math.min(start + query.limit, MANY);
    const items = Array.from({ length: end - start }, (_, at) => numbered(start + at));
    return Promise.resolve({
      items,
      total: MANY,
      next: end < MANY ? String(end) : null,
      version: '1',
    });
  }
}

/** The same to be weighed, of which every other one fits one of 26. */
class LongWeighed extends LongNotices {
  override weighed(): Promise<readonly NoticeSummary[]> {
    return Promise.resolve(Array.from({ length: MANY }, (_, at) => numbered(at)));
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

it('of ten thousand all that fit are found, and few rows are in the page; Back has them all', async () => {
  say(MINSU);
  const services = openNotices('?fits=true', new LongWeighed());
  expect(await counted('공고 5,000개')).toBeTruthy();
  const drawn = () => document.querySelectorAll('article').length;
  expect(drawn()).toBeLessThanOrEqual(MOST_ROWS);
  expect(loadedRows()).toBe(MANY / 2);
  scrollTo((MANY / 2) * ROW_PX - window.innerHeight);
  // Of those that close at once the later id comes first.
  expect(await screen.findByText('공고 0')).toBeTruthy();
  expect(drawn()).toBeLessThanOrEqual(MOST_ROWS);
  const before = services.notices.asked.length;
  await leaveAndReturn(services);
  expect(await counted('공고 5,000개')).toBeTruthy();
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
