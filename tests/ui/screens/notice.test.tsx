import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, MOST_REPORT_TITLE, STORAGE_KEY } from '#core';
import type { MemoryNotices } from '../../../src/adapters/memory/notices/memory-notices';
import { parseEnv } from '../../../src/composition/parse-env';
import { notice, noticeDay, NOTICE_NOW, NOTICES } from '../../support/notices';
import { deferred } from '../support/deferred';
import { noticesOf } from '../support/notices-of';
import { renderApp } from '../support/render-app';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => within(screen.getByRole('region', { name }));
const ONE = notice({ title: '관악 청년 매입임대' });

async function open(one = ONE, now = NOTICE_NOW) {
  const made = renderApp(`/notices/${one.id}`, noticesOf([one], now));
  await title(one.title);
  await screen.findByRole('heading', { name: '신청과 문의' });
  return made;
}

describe('the page of a notice', () => {
  it('says who offers what, until when, how much and how many', async () => {
    await open();
    expect(document.title).toBe('관악 청년 매입임대 · LH 공고 · 한칸');
    expect(screen.getByText('LH 서울지역본부')).toBeTruthy();
    expect(screen.getByText('매입임대 · 2026.11.12 게시')).toBeTruthy();
    expect(screen.getByText('11월 25일(수) 17:00까지')).toBeTruthy();
    expect(screen.getAllByText('5일 5시간 남았어요').length).toBeGreaterThan(0);
    expect(screen.getByText('보증금 100만')).toBeTruthy();
    expect(screen.getByText('12호', { selector: 'b' })).toBeTruthy();
  });

  it('says the hour on the last day', async () => {
    await open(ONE, Date.parse('2026-11-25T13:40+09:00'));
    expect(screen.getByText('오늘 17:00 마감')).toBeTruthy();
  });

  it('says when one begins that has not yet', async () => {
    await open(notice({ title: '예정', from: noticeDay(2, 600) }));
    expect(screen.getByText('11월 22일(일) 10:00부터')).toBeTruthy();
  });

  it('that is over leads to similar ones, and can only be kept', async () => {
    await open(notice({ title: '끝난 공고', until: noticeDay(-1) }));
    const similar = screen.getByRole('link', { name: '접수가 끝났어요 · 비슷한 공고 보기' });
    expect(similar.getAttribute('href')).toBe('/youth/notices?area=1162000000&supply=SUPLY00004');
    expect(screen.queryByRole('link', { name: '캘린더' })).toBeNull();
    expect(screen.queryByRole('button', { name: /마감 알림/ })).toBeNull();
    expect(screen.getByRole('button', { name: '끝난 공고 찜하기' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '내 조건' })).toBeNull();
  });

  it('becomes over while it is open', async () => {
    const { clock, notices } = noticesOf([ONE], Date.parse('2026-11-25T16:59+09:00'));
    renderApp('/notices/1', { clock, notices });
    await title(ONE.title);
    expect(screen.queryByText(/접수가 끝났어요/)).toBeNull();
    clock.advance(60_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/접수가 끝났어요/)).toBeTruthy();
  });

  it('that its source has no more says since when', async () => {
    await open(notice({ title: '사라진 공고', goneOn: '20261119' }));
    expect(screen.getByText(/^2026\.11\.19부터 기관의 목록에 없어요/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^지금은 접수를 확인할 수 없어요/ })).toBeTruthy();
    expect(screen.getByText('기관의 목록에서 내려간 공고예요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /마감 알림/ })).toBeNull();
  });

  it('shows what a correction changed, for the ear as well', async () => {
    const corrected = NOTICES.find(({ corrections }) => corrections.length > 0);
    if (corrected === undefined) throw new Error('No notice was corrected.');
    await open(corrected);
    const box = region('정정공고');
    expect(box.getByText('11월 18일 정정공고 · 2가지가 바뀌었어요')).toBeTruthy();
    const [before] = box.getAllByText('11월 23일(월) 17:00');
    expect(before?.tagName).toBe('S');
    expect(before?.parentElement?.textContent).toBe(
      '이전 11월 23일(월) 17:00 지금  11월 25일(수) 17:00',
    );
  });

  it('unfolds earlier corrections', async () => {
    const changes = [{ field: 'TITLE', before: null, after: null } as const];
    const corrections = [
      { number: 2, on: '20261119', changes },
      { number: 1, on: '20261118', changes },
    ];
    await open(notice({ title: '두 번', corrections }));
    const box = region('정정공고');
    expect(box.queryByText(/^11월 18일/)).toBeNull();
    fireEvent.click(box.getByRole('button', { name: '앞선 정정 1번 보기' }));
    expect(box.getByText(/^11월 18일/)).toBeTruthy();
  });

  it('lists its days with today among them', async () => {
    await open();
    const rows = region('일정').getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      '공고',
      '접수 시작',
      '접수 중',
      '접수 마감',
      '서류 제출 대상자 발표',
      '서류 제출',
      '당첨자 발표',
    ]);
    expect(rows[2]?.getAttribute('aria-current')).toBe('date');
    expect(rows[3]?.querySelector('time')?.dateTime).toBe('2026-11-25T17:00+09:00');
  });

  it('is remembered as viewed', async () => {
    const { stores } = await open();
    expect(stores.recents.houses).toMatchObject([
      { TARGET_CD: 'OPITG10002', TARGET_ID: '1', DONGLI_CD: '1162000000' },
    ]);
  });
});

describe('what is done with a notice', () => {
  it('is kept by its bookmark, and let go', async () => {
    const { stores } = await open();
    const button = screen.getByRole('button', { name: '관악 청년 매입임대 찜하기' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(stores.bookmarks.find('notice', '1')).toBeUndefined();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(stores.bookmarks.find('notice', '1')).toBeUndefined();
  });

  it('has its calendar file from the host of the API', async () => {
    const env = parseEnv('{"apiUrl":"https://api.hankan.example"}', window.location.origin);
    renderApp('/notices/1', { ...noticesOf([ONE]), env });
    await title(ONE.title);
    const calendar = screen.getByRole('link', { name: '캘린더' });
    expect(calendar.getAttribute('href')).toBe(
      'https://api.hankan.example/v2/notices/1/calendar.ics',
    );
  });

  it('leads to its calendar file and to where one applies', async () => {
    await open();
    const calendar = screen.getByRole('link', { name: '캘린더' });
    expect(calendar.getAttribute('href')).toBe('/v2/notices/1/calendar.ics');
    for (const apply of screen.getAllByRole('link', { name: /^LH\s?에서 신청하기$/ })) {
      expect(apply.getAttribute('href')).toBe('https://apply.lh.or.kr/notice/1');
      expect(apply.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  it('sets an alarm, and says that it is set', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '마감 알림 받기' }));
    fireEvent.click(await screen.findByRole('button', { name: '알림 3번 받기' }));
    expect(await screen.findByRole('button', { name: '마감 알림 켜짐' })).toBeTruthy();
  });

  it('is handed on', async () => {
    const { stores } = await open();
    fireEvent.click(screen.getByRole('button', { name: '공유하기' }));
    expect(stores.popups.shown[0]?.props).toEqual({
      title: '관악 청년 매입임대 · 한칸',
      text: 'LH · 매입임대 · 11월 25일(수) 17:00 마감',
      url: `${window.location.origin}/notices/1`,
      imageUrl: null,
    });
  });

  it('is reported, with no more of its name than a report takes', async () => {
    const endless = '가'.repeat(MOST_REPORT_TITLE + 1);
    const { stores } = await open(notice({ title: endless }));
    fireEvent.click(screen.getByRole('button', { name: '더 많은 기능' }));
    fireEvent.click(screen.getByRole('button', { name: '신고하기' }));
    expect(stores.popups.shown[0]?.props).toEqual({
      target: { code: 'OPITG10002', id: '1' },
      title: endless.slice(1),
      authorId: null,
    });
  });
});

describe('a notice that is not shown', () => {
  it('is said to be missing, with the way to others', async () => {
    renderApp('/notices/7', noticesOf([ONE]));
    expect(await screen.findByText('공고를 찾을 수 없어요')).toBeTruthy();
    const link = screen.getByRole('link', { name: '다른 공고 보기' });
    expect(link.getAttribute('href')).toBe('/youth/notices');
    expect(localStorage.getItem(STORAGE_KEY.RECENT_VIEWED_HOUSES)).toBeNull();
  });

  it('makes room for some that take applications, those that close first', async () => {
    renderApp('/notices/7', noticesOf(NOTICES));
    const others = within(await screen.findByRole('region', { name: '지금 신청할 수 있는 공고' }));
    const links = await others.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/notices/102',
      '/notices/106',
      '/notices/103',
    ]);
  });

  it.each(['none', 'failing'] as const)('stands alone where the others are %s', async (others) => {
    const { clock, notices } = noticesOf([]);
    const failing = Object.assign(Object.create(notices) as MemoryNotices, {
      list: () => Promise.reject(new AppError('offline')),
    });
    renderApp('/notices/7', { clock, notices: others === 'none' ? notices : failing });
    expect(await screen.findByText('공고를 찾을 수 없어요')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: '지금 신청할 수 있는 공고' })).toBeNull();
    });
  });

  it('says why, and is asked for again', async () => {
    const { clock, notices } = noticesOf([ONE]);
    let isDown = true;
    const failing = Object.assign(Object.create(notices) as MemoryNotices, {
      one: (id: string) => (isDown ? Promise.reject(new AppError('offline')) : notices.one(id)),
    });
    renderApp('/notices/1', { clock, notices: failing });
    expect(await screen.findByText('공고를 불러오지 못했어요')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await title(ONE.title)).toBeTruthy();
  });

  it('has its shape while it is on the way', async () => {
    const { clock, notices } = noticesOf([ONE]);
    const { promise, resolve } = deferred<typeof ONE>();
    const slow = Object.assign(Object.create(notices) as MemoryNotices, { one: () => promise });
    renderApp('/notices/1', { clock, notices: slow });
    expect(await screen.findByRole('status', { name: '공고를 불러오는 중이에요.' })).toBeTruthy();
    resolve(ONE);
    expect(await title(ONE.title)).toBeTruthy();
  });

  it('is there at once on the way back', async () => {
    const { clock, notices } = noticesOf([ONE]);
    let asked = 0;
    const counted = Object.assign(Object.create(notices) as MemoryNotices, {
      one: (id: string) => {
        asked += 1;
        return notices.one(id);
      },
    });
    const { stores } = renderApp('/notices/1', { clock, notices: counted });
    await title(ONE.title);
    const before = asked;
    stores.history.push('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    stores.history.back();
    await title(ONE.title);
    expect(asked).toBe(before);
  });
});
