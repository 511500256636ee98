import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, EMPTY_NOTICE_FILTER, type NoticeListQuery } from '#core';
import { notice, noticeDay } from '../../../support/notices';
import { AskedNotices, MINSU } from '../../support/asked-notices';
import { leaveAndReturn } from '../../support/leave-and-return';
import { counted, openNotices, rows, say, scrollTo, titles } from './notices-kit';

const chip = () => screen.findByRole('button', { name: /^내 조건에 맞는 것만/ });

/** So many that fit one of 26, and as many that do not. */
const many = (count: number) =>
  Array.from({ length: 2 * count }, (_, at) =>
    notice({
      id: String(1000 + at),
      title: `공고 ${at}`,
      conditions: {
        on: null,
        ranks: [
          {
            name: null,
            conditions: [{ kind: 'age', from: 19, to: at % 2 === 0 ? 39 : 24 }],
          },
        ],
      },
    }),
  );

beforeEach(() => {
  localStorage.clear();
});

describe('of a person of whom nothing is known', () => {
  it('nothing is weighed, and rows have no verdict', async () => {
    const { notices } = openNotices();
    const [row] = await rows();
    expect(row?.textContent).not.toContain('맞아요');
    expect(notices.of('weighed')).toEqual([]);
    expect((await chip()).textContent).toBe('내 조건에 맞는 것만');
  });

  it('a press asks for the conditions first, and lists what fits once they are said', async () => {
    const { stores } = openNotices();
    await rows();
    fireEvent.click(await chip());
    await screen.findByRole('dialog');
    expect(window.location.search).toBe('?p=my-conditions');
    act(() => {
      stores.person.save(MINSU);
    });
    window.history.back();
    await waitFor(() => {
      expect(window.location.search).toBe('?fits=true');
    });
    expect(await titles()).toEqual(['역세권 청년안심주택 봉천']);
  });

  it('the address alone hides nothing', async () => {
    openNotices('?fits=true');
    expect(await counted('공고 12개')).toBeTruthy();
    expect((await chip()).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('of a person who said something', () => {
  beforeEach(() => {
    say(MINSU);
  });

  it('rows have their verdicts, and the chip its count', async () => {
    openNotices();
    await waitFor(async () => {
      expect((await chip()).textContent).toBe('내 조건에 맞는 것만1');
    });
    const texts = (await rows()).map(({ textContent }) => textContent);
    const saying = (words: string) => texts.filter((text) => text.includes(words));
    expect(saying('안 맞아요접수가 끝났어요')).toHaveLength(2);
    expect(saying('안 맞아요기관의 목록에서 내려갔어요')).toHaveLength(1);
  });

  it('no question tells anything of the person', async () => {
    const { notices } = openNotices('?fits=true');
    await titles();
    const told = JSON.stringify(notices.asked);
    for (const own of ['2300000', '20000101', '18000000', 'EMPLOYED', 'SINGLE'])
      expect(told).not.toContain(own);
  });

  it('only what fits is listed, and what could fit is not hidden in silence', async () => {
    openNotices('?fits=true');
    expect(await titles()).toEqual(['역세권 청년안심주택 봉천']);
    expect(await counted('공고 1개')).toBeTruthy();
    const more = await screen.findByRole('button', { name: /조건을 더 입력하면 알 수 있는 공고/ });
    fireEvent.click(more);
    await screen.findByRole('dialog');
    expect(window.location.search).toBe('?fits=true&p=my-conditions');
  });

  it.each([
    ['?supply=SUPLY00005', '0'],
    ['?supply=SUPLY00006', '1'],
    ['?area=1162010100', '1'],
    ['?area=2635000000', '0'],
    ['?status=SCHEDULED', '0'],
    ['?organisation=서울시', '1'],
    ['?organisation=LH', '0'],
    ['?organisation=LH&organisation=서울시&status=OPEN', '1'],
  ])('the count follows every filter, as the list of what fits does: %s', async (search, count) => {
    openNotices(search);
    await rows();
    await waitFor(async () => {
      expect((await chip()).textContent).toBe(`내 조건에 맞는 것만${count}`);
    });
    fireEvent.click(await chip());
    expect(await counted(`공고 ${count}개`)).toBeTruthy();
  });

  it('no more of the list is asked for at its end: that would tell how much fits', async () => {
    const fails = many(150).filter((_, at) => at % 2 === 1);
    const { notices } = openNotices('?fits=true', new AskedNotices([...fails, ...many(1)]));
    expect(await titles()).toEqual(['공고 0']);
    for (const px of [0, 50 * 128, 0]) {
      scrollTo(px);
      await act(() => Promise.resolve());
    }
    // As by who knows nothing of themselves: one page of what the filter asks.
    const asked = notices.of('list') as NoticeListQuery[];
    expect(asked).not.toEqual([]);
    for (const one of asked)
      expect(one).toMatchObject({ filter: EMPTY_NOTICE_FILTER, cursor: null });
  });

  it('is sorted as the list is', async () => {
    const fits = many(2).filter((_, at) => at % 2 === 0);
    const [first, second] = fits.map((one, at) => ({
      ...one,
      announcedOn: at === 0 ? '20261110' : '20261119',
      until: at === 0 ? noticeDay(1) : noticeDay(9),
    }));
    openNotices('?fits=true', new AskedNotices([first, second].filter((one) => one !== undefined)));
    expect(await titles()).toEqual(['공고 0', '공고 2']);
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), {
      target: { value: 'newest' },
    });
    await waitFor(async () => {
      expect(await titles()).toEqual(['공고 2', '공고 0']);
    });
  });

  it('what cannot be weighed says why, and is asked for again with a press', async () => {
    const notices = new AskedNotices(many(1));
    const weighed = notices.weighed.bind(notices);
    let isDown = true;
    notices.weighed = (cancel) =>
      isDown ? Promise.reject(new AppError('offline')) : weighed(cancel);
    openNotices('?fits=true', notices);
    expect((await screen.findByRole('alert')).textContent).toContain(
      '네트워크 연결을 확인해 주세요.',
    );
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await titles()).toEqual(['공고 0']);
  });

  it('where nothing fits it says so, and one press lists all', async () => {
    openNotices('?fits=true', new AskedNotices(many(1).slice(1)));
    expect(await screen.findByText('조건에 맞는 공고가 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '모든 공고 보기' }));
    expect(await counted('공고 1개')).toBeTruthy();
  });

  it('its filter counts what fits', async () => {
    openNotices('?fits=true');
    await titles();
    fireEvent.click(screen.getByRole('button', { name: '상태' }));
    expect(await screen.findByRole('button', { name: '공고 1개 보기' })).toBeTruthy();
  });

  it('one press lists all again', async () => {
    openNotices('?fits=true');
    await titles();
    fireEvent.click(await chip());
    expect(await counted('공고 12개')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('what was weighed is there on the way back without a request', async () => {
    const services = openNotices('?fits=true');
    await titles();
    await counted('공고 1개');
    await waitFor(async () => {
      expect((await chip()).textContent).toBe('내 조건에 맞는 것만1');
    });
    const before = services.notices.asked.length;
    await leaveAndReturn(services);
    expect(services.notices.asked).toHaveLength(before);
  });
});
