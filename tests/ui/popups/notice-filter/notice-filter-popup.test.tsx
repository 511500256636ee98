import { renderParts } from '../../support/render-parts';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  AppError,
  EMPTY_NOTICE_FILTER,
  STORAGE_KEY,
  type NoticeFilter,
  type NoticeTally,
} from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { NoticeFilterPopup } from '../../../../src/ui/popups/notice-filter/NoticeFilterPopup';
import { FittingTally } from '../../../../src/ui/popups/notice-filter/fitting-tally';
import { NoticeDraftStore } from '../../../../src/ui/popups/notice-filter/notice-draft-store';
import type { NoticeFilterSection } from '../../../../src/ui/stores/popups/props/notice-filter-props';
import { NOTICE_NOW } from '../../../support/notices';
import { AskedNotices, MINSU } from '../../support/asked-notices';
import { deferred } from '../../support/deferred';

// Nothing of the form is hidden, and asking that of each of its elements takes long.
configure({ defaultHidden: true });

function openFilter(
  filter: Partial<NoticeFilter> = {},
  section: NoticeFilterSection | null = null,
  notices = new AskedNotices(),
  onlyFitting = false,
) {
  const close = vi.fn<(...answer: [] | [NoticeFilter | null]) => void>();
  renderParts(
    <StrictMode>
      <NoticeFilterPopup
        props={{ filter: { ...EMPTY_NOTICE_FILTER, ...filter }, section, onlyFitting }}
        closing={false}
        close={close}
      />
    </StrictMode>,
    { notices, clock: new MemoryClock(NOTICE_NOW) },
  );
  const apply = () => {
    fireEvent.click(screen.getByText(/^공고.*보기$/));
    return close.mock.lastCall?.[0];
  };
  return { notices, close, apply };
}

const group = (name: string) => within(screen.getByRole('group', { name }));

const titles = () =>
  screen.getAllByRole('group').map((one) => one.querySelector('h3')?.textContent);

describe('the form', () => {
  it('asks where, what, in which state and by whom, each answer with its count', async () => {
    openFilter();
    expect(await screen.findByRole('button', { name: '공고 12개 보기' })).toBeTruthy();
    expect(titles()).toEqual(['지역', '공급 유형', '상태', '기관']);
    expect(
      group('상태')
        .getByLabelText(/모집 중/)
        .closest('label')?.textContent,
    ).toBe('모집 중7개');
    expect(group('공급 유형').getByLabelText(/행복주택/)).toBeTruthy();
  });

  it('unfolds a 시·도 to choose what is in it', async () => {
    const { apply } = openFilter();
    fireEvent.click(await screen.findByRole('button', { name: '서울 안의 지역' }));
    fireEvent.click(screen.getByLabelText('관악구'));
    expect(apply()).toEqual({ ...EMPTY_NOTICE_FILTER, areas: ['1162000000'] });
  });

  it('shows what is chosen in a 시·도 without being asked', async () => {
    openFilter({ areas: ['1162000000'] });
    expect((await screen.findByLabelText<HTMLInputElement>('관악구')).checked).toBe(true);
  });

  it('counts each draft, and applies the last', async () => {
    const { apply, notices } = openFilter();
    fireEvent.click(await screen.findByLabelText(/매입임대/));
    fireEvent.click(screen.getByLabelText(/전세임대/));
    expect(await screen.findByRole('button', { name: '공고 2개 보기' })).toBeTruthy();
    // Those between were not asked for.
    expect(notices.of('tally').at(-2)).toEqual(EMPTY_NOTICE_FILTER);
    expect(apply()?.supplies).toEqual(['SUPLY00004', 'SUPLY00005']);
  });

  it('goes back to asking nothing', async () => {
    const { apply } = openFilter({ supplies: ['SUPLY00005'], organisations: ['LH'] });
    await screen.findByRole('button', { name: '공고 1개 보기' });
    fireEvent.click(screen.getByRole('button', { name: '초기화' }));
    expect(await screen.findByRole('button', { name: '공고 12개 보기' })).toBeTruthy();
    expect(apply()).toEqual(EMPTY_NOTICE_FILTER);
  });

  it('opens at the question that was pressed', async () => {
    openFilter({}, 'status');
    const open = await screen.findByLabelText(/모집 중/);
    expect(document.activeElement).toBe(open);
  });

  it('names an area that nothing else asked for is in', async () => {
    openFilter({ areas: ['4374500000'], organisations: ['GH'] });
    const found = await screen.findByLabelText<HTMLInputElement>('충북 증평군');
    expect(found.checked).toBe(true);
    expect(found.closest('li')?.textContent).toBe('충북 증평군0개');
  });

  it('asks no question whose answers it could not have', async () => {
    const notices = new AskedNotices();
    notices.failure = new AppError('offline');
    openFilter({}, null, notices);
    await screen.findByRole('alert');
    expect(titles()).toEqual(['공급 유형', '상태']);
  });

  it('says that it could not count, and can be applied without', async () => {
    const notices = new AskedNotices();
    notices.failure = new AppError('offline');
    const { apply } = openFilter({}, null, notices);
    expect((await screen.findByRole('alert')).textContent).toContain('세지 못했어요');
    fireEvent.click(screen.getByLabelText('모집 중'));
    expect(apply()?.statuses).toEqual(['OPEN']);
    notices.failure = null;
    expect(await screen.findByText(/^공고 \d+개 보기$/)).toBeTruthy();
  });
});

describe('of only what fits', () => {
  it('counts that alone, on the device: neither the filter nor the person is asked about', async () => {
    localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(MINSU));
    const { notices, apply } = openFilter({}, null, new AskedNotices(), true);
    expect(await screen.findByRole('button', { name: '공고 1개 보기' })).toBeTruthy();
    fireEvent.click(group('공급 유형').getByLabelText(/청년안심주택/));
    fireEvent.click(group('상태').getByLabelText(/모집 중/));
    expect(screen.getByRole('button', { name: '공고 1개 보기' })).toBeTruthy();
    expect(apply()).toMatchObject({ supplies: ['SUPLY00006'], statuses: ['OPEN'] });
    expect(new Set(notices.asked.map(({ kind }) => kind))).toEqual(new Set(['weighed']));
  });

  it('says of a question that nothing answers', async () => {
    localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(MINSU));
    openFilter({ supplies: ['SUPLY00005'] }, null, new AskedNotices(), true);
    expect(await screen.findByRole('button', { name: '공고 0개 보기' })).toBeTruthy();
    expect(group('지역').getByText('조건에 맞는 지역이 없어요.')).toBeTruthy();
    expect(group('기관').getByText('조건에 맞는 기관이 없어요.')).toBeTruthy();
    // What is asked, and what would fit in its place.
    expect(group('공급 유형').getAllByRole('checkbox')).toHaveLength(2);
  });

  it('is asked for once, however often it is counted', async () => {
    localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(MINSU));
    const notices = new AskedNotices();
    const { person } = renderParts(null, { notices }).services.stores;
    const tally = new FittingTally({ clock: new MemoryClock(NOTICE_NOW), notices, person });
    const happy = { ...EMPTY_NOTICE_FILTER, supplies: ['SUPLY00001'] } as const;
    expect((await tally.tally(EMPTY_NOTICE_FILTER)).total).toBe(1);
    expect((await tally.tally(happy)).total).toBe(0);
    expect(notices.asked).toHaveLength(1);
  });
});

it('of two counts the last that was asked for wins', async () => {
  const first = deferred<NoticeTally>();
  const second = deferred<NoticeTally>();
  const notices = new AskedNotices();
  const empty: NoticeTally = { total: 0, supplies: [], statuses: [], organisations: [], areas: [] };
  const answers = [first.promise, second.promise];
  notices.tally = () => answers.shift() ?? Promise.reject(new Error('no third question'));
  const store = new NoticeDraftStore(notices, EMPTY_NOTICE_FILTER);
  const counts = [store.count(), store.count()];
  second.resolve({ ...empty, total: 2 });
  first.resolve({ ...empty, total: 1 });
  await Promise.all(counts);
  expect(store.total).toBe(2);
});
