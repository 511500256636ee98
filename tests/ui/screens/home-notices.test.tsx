import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NoticeSearch } from '#core';
import { noticeDay } from '../../support/notices';
import { renderApp } from '../support/render-app';
import { failing, noticeClock, noticesOf } from '../support/weighed-notices';

const closing = [5, 1, 3, 0, 9].map((days) => ({
  id: String(days),
  title: `${days}일 남은 공고`,
  until: noticeDay(days, 17 * 60),
}));
const over = { id: 'over', until: noticeDay(-1) };
const row = async () =>
  within(await screen.findByRole('region', { name: '곧 마감되는 청년 공고' }));
const open = (notices: NoticeSearch) => renderApp('/', { clock: noticeClock, notices });

describe('the notices of the home screen', () => {
  it('are the four that close first', async () => {
    open(noticesOf(...closing, over));
    const links = (await (await row()).findAllByRole('listitem')).map((item) =>
      within(item).getByRole('link').getAttribute('href'),
    );
    expect(links).toEqual(['/notices/0', '/notices/1', '/notices/3', '/notices/5']);
    const all = (await row()).getByRole('link', { name: '곧 마감되는 청년 공고 전체 보기' });
    expect(all.getAttribute('href')).toBe('/youth/todays');
  });

  it('are missed in words', async () => {
    open(noticesOf(over));
    expect(await (await row()).findByText('지금 접수하는 공고가 없어요')).toBeTruthy();
  });

  it('are asked for again where they could not be had', async () => {
    const { notices, recover } = failing(noticesOf(...closing), 'list');
    open(notices);
    expect(await (await row()).findByText('네트워크 연결을 확인해 주세요.')).toBeTruthy();
    recover();
    fireEvent.click((await row()).getByRole('button', { name: '다시 불러오기' }));
    expect(await (await row()).findAllByRole('listitem')).toHaveLength(4);
  });

  it('are there on the way back, without a request', async () => {
    let asked = 0;
    const all = noticesOf(...closing);
    const counting = Object.assign(Object.create(all) as NoticeSearch, {
      list: (query: Parameters<NoticeSearch['list']>[0]) => {
        asked += 1;
        return all.list(query);
      },
    });
    const { stores } = open(counting);
    await (await row()).findAllByRole('listitem');
    const before = asked;
    stores.history.push('/mate');
    await screen.findByRole('heading', { name: '메이트' });
    stores.history.back();
    expect(await (await row()).findAllByRole('listitem')).toHaveLength(4);
    expect(asked).toBe(before);
  });
});
