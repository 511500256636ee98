import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AD_SLOT,
  AppError,
  STORAGE_KEY,
  type Inventory,
  type NoticeListQuery,
  type NoticeSearch,
} from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryInventories } from '../../../../src/adapters/memory/memory-inventories';
import { noticeDay, NOTICE_NOW, NOTICE_TODAY } from '../../../support/notices';
import { renderApp } from '../../support/render-app';
import {
  BY_AGE,
  BY_AREA,
  BY_PARENTS,
  failing,
  noticeClock,
  noticesAt,
  noticesOf,
} from '../../support/weighed-notices';

const TODAY = { id: 'today', title: '오늘 닫는 공고', until: noticeDay(0, 18 * 60) };
const CLOSED = { id: 'closed', title: '아까 닫힌 공고', until: noticeDay(0, 10 * 60) };
const SOON = { id: 'soon', title: '모레 닫는 공고', until: noticeDay(2, 17 * 60) };
const LATER = { id: 'later', title: '나중에 닫는 공고', until: noticeDay(9) };
const NEW = { id: 'new', title: '새 공고', announcedOn: NOTICE_TODAY, until: noticeDay(20) };
const all = noticesOf(TODAY, CLOSED, LATER, SOON, NEW);

const open = (notices: NoticeSearch, change: object = {}) =>
  renderApp('/youth/todays', { clock: noticeClock, notices, ...change });
const section = (name: string | RegExp) => screen.findByRole('region', { name });
const titlesIn = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const know = (person: object) => {
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(person));
};

/** The window is looked at again, at another moment. */
const lookAgainAt = (clock: MemoryClock, moment: string) => {
  clock.advance(Date.parse(moment) - clock.now());
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

const ad = (title: string): Inventory => ({
  ID: title,
  TYPE2: 'text',
  IMAGE_1: '',
  IMAGE_URL: null,
  LINK_URL: '/feed',
  TITLE: title,
  CONTENT: '',
  EXTRA: null,
});

describe('the youth page', () => {
  it('begins with what closes today, then what closes soon, the soonest first', async () => {
    open(all);
    const today = await section('오늘 마감 1');
    expect(titlesIn(today)).toEqual(['오늘 닫는 공고']);
    expect(within(today).getByText('오늘 18:00까지')).toBeTruthy();
    expect(within(today).getByText('6시간 남았어요')).toBeTruthy();
    const soon = await section('곧 마감');
    expect(titlesIn(soon)).toEqual(['모레 닫는 공고', '나중에 닫는 공고', '새 공고']);
    expect(within(soon).getByRole('link', { name: '곧 마감 전체 보기' }).getAttribute('href')).toBe(
      '/youth/notices',
    );
    expect(titlesIn(await section('새로 올라온 공고'))).toEqual(['새 공고']);
    const guide = screen.getByRole('link', { name: /공고 읽는 법부터/ });
    expect(guide.getAttribute('href')).toBe('/youth/guide');
  });

  it.each([
    [
      'https://apply.example/1',
      'https://apply.example/1',
      '_blank',
      '오늘 닫는 공고 신청하기, 새 창',
    ],
    [null, '/notices/today', null, '오늘 닫는 공고 신청하기'],
    ['javascript:alert(1)', '/notices/today', null, '오늘 닫는 공고 신청하기'],
  ])('leads to where one applies, or to the notice: %s', async (link, href, target, name) => {
    open(noticesOf({ ...TODAY, link }));
    const apply = within(await section('오늘 마감 1')).getByRole('link', { name });
    expect(apply.getAttribute('href')).toBe(href);
    expect(apply.getAttribute('target')).toBe(target);
    if (target !== null) expect(apply.getAttribute('rel')).toContain('noopener');
  });

  it('neither starves the other, however much closes today', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      title: `오늘 ${at}`,
      until: noticeDay(0, 18 * 60 + at),
    }));
    open(noticesOf(...many, SOON, LATER));
    const today = await section('오늘 마감 40');
    expect(titlesIn(today)).toEqual(['오늘 0', '오늘 1', '오늘 2']);
    expect(within(today).getByRole('link', { name: '오늘 마감 전체 보기' })).toBeTruthy();
    expect(titlesIn(await section('곧 마감'))).toEqual(['모레 닫는 공고', '나중에 닫는 공고']);
  });

  it('follows the minute, and what closes meanwhile gives way', async () => {
    const clock = new MemoryClock(NOTICE_NOW);
    const next = { id: 'next', title: '그 다음 공고', until: noticeDay(0, 20 * 60) };
    open(noticesOf(TODAY, next), { clock });
    const today = await section('오늘 마감 2');
    expect(within(today).getByText('6시간 남았어요')).toBeTruthy();
    lookAgainAt(clock, '2026-11-20T17:59:00+09:00');
    expect(within(today).getByText('1분 남았어요')).toBeTruthy();
    lookAgainAt(clock, '2026-11-20T18:00:00+09:00');
    expect(titlesIn(await section('오늘 마감 1'))).toEqual(['그 다음 공고']);
  });

  it('follows the day: what closed is gone, and what was tomorrow closes today', async () => {
    const clock = new MemoryClock(NOTICE_NOW);
    const tomorrow = { id: 'tomorrow', title: '내일 닫는 공고', until: noticeDay(1, 18 * 60) };
    know({ birthDay: '20000514' });
    open(noticesAt(clock, TODAY, tomorrow, SOON, { ...BY_AGE, until: noticeDay(0) }), { clock });
    expect(titlesIn(await section('오늘 마감 2'))).toContain('오늘 닫는 공고');
    expect(await section('나에게 맞는 공고 1')).toBeTruthy();
    lookAgainAt(clock, '2026-11-21T00:00:00+09:00');
    expect(titlesIn(await section('오늘 마감 1'))).toEqual(['내일 닫는 공고']);
    expect(titlesIn(await section('곧 마감'))).toEqual(['모레 닫는 공고']);
    expect(screen.queryByRole('region', { name: /^나에게 맞는 공고/ })).toBeNull();
    expect(await screen.findByText('아직 맞는 공고가 없어요')).toBeTruthy();
  });

  it('says why one section is missing, beside the other', async () => {
    let isDown = true;
    const unsteady = Object.assign(Object.create(all) as NoticeSearch, {
      list: (query: NoticeListQuery) =>
        isDown && query.closes?.to != null
          ? Promise.reject(new AppError('offline'))
          : all.list(query),
    });
    open(unsteady);
    const today = await section('오늘 마감');
    expect(within(today).getByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    expect(titlesIn(await section('곧 마감'))).toContain('모레 닫는 공고');
    isDown = false;
    fireEvent.click(within(today).getByRole('button', { name: '다시 불러오기' }));
    expect(await section('오늘 마감 1')).toBeTruthy();
  });

  it('leaves out what there is none of', async () => {
    open(noticesOf(SOON));
    await section('곧 마감');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: '새로 올라온 공고' })).toBeNull();
    });
    expect(screen.queryByRole('region', { name: /오늘 마감/ })).toBeNull();
    expect(screen.queryByRole('region', { name: /나에게 맞는 공고/ })).toBeNull();
  });

  it('says when nothing closes soon', async () => {
    open(noticesOf());
    expect(await screen.findByText('곧 마감하는 공고가 없어요')).toBeTruthy();
  });

  it('asks who says nothing of themselves, and weighs nothing for them', async () => {
    let asked = 0;
    const counting = Object.assign(Object.create(all) as NoticeSearch, {
      weighed: () => {
        asked += 1;
        return all.weighed();
      },
    });
    open(counting);
    await section('곧 마감');
    expect(asked).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: /나에게 맞는 공고만 볼까요/ }));
    expect(await screen.findByRole('dialog', { name: '내 조건' })).toBeTruthy();
    expect(window.location.search).toBe('?p=my-conditions');
  });

  it('tells who does what fits, and the one field that would decide most', async () => {
    know({ birthDay: '20000514', household: 1, income: 2_300_000, familySize: 3 });
    open(noticesOf(BY_AGE, BY_PARENTS, { ...BY_PARENTS, id: 'parents2' }, BY_AREA));
    const strip = await section('내 조건');
    expect(await within(strip).findByText('1개')).toBeTruthy();
    expect(within(strip).getByText('만 26세 · 1인 가구 · 월 230만원')).toBeTruthy();
    expect(within(strip).getByText('부모님 소득을 입력하면 2개를 더 확인해요')).toBeTruthy();
    expect(titlesIn(await section('나에게 맞는 공고 1'))).toEqual(['공고 age']);
    fireEvent.click(within(strip).getByRole('button', { name: '입력하기' }));
    await screen.findByRole('dialog', { name: '내 조건' });
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '부모님 월 소득' }));
    });
  });

  it('weighs anew as soon as something else is said', async () => {
    know({ birthDay: '19700514' });
    const { stores } = open(noticesOf(BY_AGE));
    const strip = await section('내 조건');
    expect(await within(strip).findByText('아직 맞는 공고가 없어요')).toBeTruthy();
    act(() => {
      stores.person.save({ ...stores.person.person, birthDay: '20000514' });
    });
    expect(await section('나에게 맞는 공고 1')).toBeTruthy();
  });

  it('says why a section is missing, beside those that are there', async () => {
    const { notices, recover } = failing(all, 'weighed');
    know({ birthDay: '20000514' });
    open(notices);
    await section('곧 마감');
    const fitting = await section('나에게 맞는 공고');
    expect(await within(fitting).findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    recover();
    fireEvent.click(within(fitting).getByRole('button', { name: '다시 불러오기' }));
    await waitFor(() => {
      expect(screen.queryByText('네트워크 연결을 확인해 주세요.')).toBeNull();
    });
  });

  it('asks again for the notices', async () => {
    let isDown = true;
    const { notices } = failing(all, 'list');
    const unsteady = Object.assign(Object.create(all) as NoticeSearch, {
      list: (query: NoticeListQuery) => (isDown ? notices : all).list(query),
    });
    open(unsteady);
    // Of both lists that failed for one reason it is said once.
    await screen.findAllByText('네트워크 연결을 확인해 주세요.');
    const soon = await section('곧 마감');
    expect(screen.queryByRole('region', { name: '오늘 마감' })).toBeNull();
    isDown = false;
    fireEvent.click(within(soon).getByRole('button', { name: '다시 불러오기' }));
    expect(await section('오늘 마감 1')).toBeTruthy();
  });

  it('is as it was on the way back, without a request', async () => {
    know({ birthDay: '20000514' });
    let asked = 0;
    const counting = new Proxy(all, {
      get: (from, name: keyof NoticeSearch) => {
        asked += 1;
        return from[name].bind(from);
      },
    });
    const { stores } = open(counting);
    await section('오늘 마감 1');
    await screen.findByText('아직 맞는 공고가 없어요');
    const before = asked;
    stores.history.push('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    stores.history.back();
    await section('오늘 마감 1');
    expect(screen.getByText('아직 맞는 공고가 없어요')).toBeTruthy();
    expect(asked).toBe(before);
  });

  it('asks when to be reminded, and shows that it is', async () => {
    const { stores } = open(all);
    const bell = await screen.findByRole('button', { name: '모레 닫는 공고 마감 알림' });
    expect(bell.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(bell);
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['notice-alarm']);
    });
  });

  it('shows the advertisements of its slots', async () => {
    const inventories = new MemoryInventories({
      [AD_SLOT.WEB_YOUTH_MAIN_TOP]: [ad('위 광고')],
      [AD_SLOT.WEB_YOUTH_MAIN_MIDDLE]: [ad('아래 광고')],
    });
    open(all, { inventories });
    expect(await screen.findByRole('link', { name: /위 광고/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /아래 광고/ })).toBeTruthy();
  });
});
