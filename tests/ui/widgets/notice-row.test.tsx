import { renderParts } from '../support/render-parts';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fitDay, noticeFit, seoulDay, type NoticeSummary } from '#core';
import { NoticeCard } from '../../../src/ui/widgets/notice-row/NoticeCard';
import { NoticeRow } from '../../../src/ui/widgets/notice-row/NoticeRow';
import { YouthTabs } from '../../../src/ui/widgets/youth-tabs/YouthTabs';
import { NOTICE_NOW, noticeDay, noticeSummary, NOTICES, summaryOf } from '../../support/notices';
import { MINSU } from '../support/asked-notices';

const row = (notice: NoticeSummary, props: Partial<ComponentProps<typeof NoticeRow>> = {}) =>
  renderParts(<NoticeRow notice={notice} fit={null} now={NOTICE_NOW} {...props} />).container;

const byId = (id: string): NoticeSummary => {
  const found = NOTICES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no notice ${id}.`);
  return summaryOf(found, NOTICE_NOW);
};
const fitOf = (notice: NoticeSummary) =>
  noticeFit(notice.conditions, MINSU, fitDay(notice, seoulDay(NOTICE_NOW)));

/** What is seen, without what is only read out. */
const seen = (container: HTMLElement): string => {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const said of copy.querySelectorAll('[aria-hidden="true"] + span')) said.remove();
  return copy.textContent;
};

describe('a row', () => {
  it('says who offers what, where, for how much and until when', () => {
    const text = seen(row(byId('101')));
    for (const part of [
      'LH · 매입임대 · 서울 관악구 외 2',
      '정정',
      'D-5',
      '2026년 4차 청년 매입임대주택 입주자 모집',
      '보증금 100만~200만월 18만~27만',
      '11월 25일(수) 17:00까지',
    ])
      expect(text).toContain(part);
  });

  it('reads due and amounts out as words', () => {
    const said = [...row(byId('101')).querySelectorAll('[aria-hidden="true"] + span')].map(
      ({ textContent }) => textContent,
    );
    expect(said).toEqual([
      '5일 남음, 11월 25일 수요일 오후 5시 마감',
      '보증금 100만원에서 200만원',
      '월 18만원에서 27만원',
    ]);
  });

  it('goes by the clock: what was open when it was answered is over once it has closed', () => {
    const notice = noticeSummary({ until: noticeDay(0, 17 * 60) });
    expect(notice.status).toBe('OPEN');
    const now = Date.parse(noticeDay(0, 17 * 60));
    expect(seen(row(notice, { now: now - 1 }))).toMatch(/D-0.*17:00까지/);
    const text = seen(row(notice, { now }));
    expect(text).toMatch(/마감.*접수가 끝났어요/);
    expect(text).not.toContain('D-0');
  });

  it('marks what its source has no more', () => {
    const text = seen(row(noticeSummary({ goneOn: '20261119', status: 'EXPIRE' })));
    expect(text).toContain('내려감');
    expect(text).toContain('마감');
    expect(text).toContain('기관의 목록에서 내려갔어요');
    expect(text).not.toContain('접수가 끝났어요');
    expect(seen(row(noticeSummary()))).not.toContain('내려감');
  });

  it('leads to the notice with all of it', () => {
    row(byId('101'));
    const link = screen.getByRole('link', { name: '2026년 4차 청년 매입임대주택 입주자 모집' });
    expect(link.getAttribute('href')).toBe('/notices/101');
  });

  it.each([
    ['D-0', noticeDay(0, 1080), 'today'],
    ['D-1', noticeDay(1), 'soon'],
    ['D-3', noticeDay(3), 'soon'],
    ['D-4', noticeDay(4), null],
  ])('looks as near to its end as it is: %s', (text, until, tone) => {
    row(noticeSummary({ until }));
    const badge = screen.getByText(text).parentElement;
    expect(badge?.className.includes('today')).toBe(tone === 'today');
    expect(badge?.className.includes('soon')).toBe(tone === 'soon');
  });

  it('says why it fits, in one of three words, once something is known', () => {
    const notice = byId('106');
    const text = row(notice, { fit: fitOf(notice) }).textContent;
    expect(text).toContain('맞아요');
    expect(text).not.toContain('까지');
  });

  it('says what to fill in where it cannot be said', () => {
    const notice = byId('101');
    expect(row(notice, { fit: fitOf(notice) }).textContent).toMatch(
      /알 수 없어요.*입력하면 알 수 있어요/,
    );
  });

  it('of a notice that is over fits nobody, whatever it asked', () => {
    const notice = { ...byId('106'), status: 'EXPIRE' as const };
    const text = seen(row(notice, { fit: fitOf(notice) }));
    expect(text).toContain('마감');
    expect(text).toContain('안 맞아요접수가 끝났어요');
    const gone = seen(row({ ...notice, goneOn: '20261119' }, { fit: fitOf(notice) }));
    expect(gone).toContain('안 맞아요기관의 목록에서 내려갔어요');
  });

  it('of one that is to come says so and when', () => {
    const text = seen(row(byId('104')));
    expect(text).toContain('예정');
    expect(text).toContain('11월 30일(월) 10:00부터');
  });

  it('of one without an end says that it is always open', () => {
    expect(seen(row(byId('107')))).toContain('상시');
  });

  it('hands a press on, and is marked while it is selected', () => {
    const onPress = vi.fn();
    row(byId('101'), { onPress, isSelected: true });
    const link = screen.getByRole('link');
    expect(link.getAttribute('aria-current')).toBe('true');
    fireEvent.click(link);
    expect(onPress.mock.lastCall?.[0]).toBe('101');
  });
});

describe('a card', () => {
  it('has its amounts one a line, and a short reason', () => {
    const notice = byId('101');
    renderParts(<NoticeCard notice={notice} fit={fitOf(notice)} now={NOTICE_NOW} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('보증금 100만~200만')).toBeTruthy();
    expect(card.getByText('서울 관악구 외 2')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('has a bell that says whether it rings', () => {
    const onAlarm = vi.fn();
    const notice = byId('106');
    renderParts(
      <NoticeCard notice={notice} fit={null} now={NOTICE_NOW} isAlarmOn onAlarm={onAlarm} />,
    );
    const bell = screen.getByRole('button', { name: '역세권 청년안심주택 봉천 마감 알림' });
    expect(bell.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(bell);
    expect(onAlarm).toHaveBeenCalledWith(notice);
  });
});

it('the pages of the youth area stand side by side', () => {
  renderParts(<YouthTabs />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/youth/todays',
    '/youth/notices',
    '/youth/communities',
    '/youth/guide',
  ]);
});
