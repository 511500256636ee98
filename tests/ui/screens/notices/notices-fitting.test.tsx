import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type NoticeListQuery } from '#core';
import { notice } from '../../../support/notices';
import { AskedNotices, MINSU } from '../../support/asked-notices';
import { counted, leaveAndReturn, openNotices, rows, say, scrollTo, titles } from './notices-kit';

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
    expect(texts.filter((text) => text.includes('안 맞아요접수가 끝났어요'))).toHaveLength(2);
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

  it('the count follows the filter, and is left out where it cannot', async () => {
    openNotices('?supply=SUPLY00005');
    await rows();
    await waitFor(async () => {
      expect((await chip()).textContent).toBe('내 조건에 맞는 것만0');
    });
  });

  it('pages are walked until all that fit are found', async () => {
    const { notices } = openNotices('?fits=true', new AskedNotices(many(110)));
    expect(await counted('공고 110개')).toBeTruthy();
    await rows();
    for (const loaded of [50, 100]) scrollTo(loaded * 128);
    // Of those that close at once the later id comes first.
    expect(await screen.findByText('공고 0')).toBeTruthy();
    const asked = notices.of('list') as NoticeListQuery[];
    expect(new Set(asked.map(({ cursor }) => cursor)).size).toBe(3);
  });

  it('a page of which nothing fits is walked past', async () => {
    const fails = many(150).filter((_, at) => at % 2 === 1);
    openNotices('?fits=true', new AskedNotices([...fails, ...many(1).slice(0, 1)]));
    expect(await titles()).toEqual(['공고 0']);
  });

  it('a page that fails in between is asked for again with a press', async () => {
    const notices = new AskedNotices(many(150).filter((_, at) => at % 2 === 1));
    const list = notices.list.bind(notices);
    let isDown = true;
    notices.list = (query, cancel) =>
      isDown && query.cursor !== null
        ? Promise.reject(new AppError('offline'))
        : list(query, cancel);
    openNotices('?fits=true', notices);
    expect(await screen.findByText('다음 공고를 불러오지 못했어요.')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('조건에 맞는 공고가 아직 없어요')).toBeTruthy();
    expect(screen.getByRole('button', { name: '모든 공고 보기' })).toBeTruthy();
  });

  it('a page that fails is not asked for again by scrolling: that would tell how much fits', async () => {
    const notices = new AskedNotices(many(110));
    const list = notices.list.bind(notices);
    const further: (string | null)[] = [];
    let isDown = true;
    notices.list = (query, cancel) => {
      if (query.cursor === null) return list(query, cancel);
      further.push(query.cursor);
      return isDown ? Promise.reject(new AppError('offline')) : list(query, cancel);
    };
    openNotices('?fits=true', notices);
    expect(await screen.findByText('다음 공고를 불러오지 못했어요.')).toBeTruthy();
    await rows();
    for (const px of [0, 50 * 128, 0, 50 * 128]) {
      scrollTo(px);
      await act(() => Promise.resolve());
    }
    expect(further).toHaveLength(1);
    expect(screen.getByText('다음 공고를 불러오지 못했어요.')).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await counted('공고 110개')).toBeTruthy();
    await waitFor(() => {
      expect(new Set(further).size).toBe(2);
    });
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
