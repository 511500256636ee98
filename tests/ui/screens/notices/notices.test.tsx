import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, EMPTY_NOTICE_FILTER } from '#core';
import { AskedNotices } from '../../support/asked-notices';
import { leaveAndReturn } from '../../support/leave-and-return';
import { counted, openNotices, rows, titles } from './notices-kit';

const chips = () => within(screen.getByRole('group', { name: '필터' }));
const lastList = (notices: AskedNotices) => notices.of('list').at(-1);

describe('the list', () => {
  it('has those that close first in front and those that are over at its end', async () => {
    openNotices();
    const [first, ...rest] = await titles();
    expect(first).toBe('행복주택 추가 입주자 모집 (오늘 마감)');
    // The later one to close comes first among those that are over.
    expect(rest.slice(-3)).toEqual([
      '사회주택 입주자 모집 (조기 마감)',
      '청년 주거 상담과 이사비 지원',
      '통합공공임대 영통 1단지',
    ]);
    expect(await counted('공고 12개')).toBeTruthy();
  });

  it('is sorted by the address, which a choice takes the place of', async () => {
    const { notices, stores } = openNotices();
    await rows();
    const before = stores.history.entries.length;
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), {
      target: { value: 'newest' },
    });
    await waitFor(() => {
      expect(lastList(notices)).toMatchObject({ sort: 'newest' });
    });
    expect(window.location.search).toBe('?sort=newest');
    expect(stores.history.entries).toHaveLength(before);
  });

  it('asks what the address asks, and says so on its chips', async () => {
    const { notices } = openNotices('?area=1162000000&supply=SUPLY00004,SUPLY00006&status=OPEN');
    expect(await counted('공고 2개')).toBeTruthy();
    expect(lastList(notices)).toMatchObject({
      filter: {
        areas: ['1162000000'],
        supplies: ['SUPLY00004', 'SUPLY00006'],
        statuses: ['OPEN'],
        organisations: [],
      },
    });
    expect(chips().getByRole('button', { name: '지역 서울 관악구' })).toBeTruthy();
    expect(chips().getByRole('button', { name: '공급 유형 매입임대 외 1' })).toBeTruthy();
    expect(chips().getByRole('button', { name: '상태 모집 중' })).toBeTruthy();
    expect(chips().getByRole('button', { name: '기관' })).toBeTruthy();
  });

  it('takes what the filter answers into the address', async () => {
    openNotices();
    await rows();
    fireEvent.click(chips().getByRole('button', { name: '공급 유형' }));
    fireEvent.click(await screen.findByLabelText(/전세임대/));
    fireEvent.click(await screen.findByRole('button', { name: '공고 1개 보기' }));
    expect(await counted('공고 1개')).toBeTruthy();
    expect(window.location.search).toBe('?supply=SUPLY00005');
  });

  it('is there on the way back without a request', async () => {
    const services = openNotices('?supply=SUPLY00004');
    await rows();
    const before = services.notices.asked.length;
    await leaveAndReturn(services);
    expect(window.location.search).toBe('?supply=SUPLY00004');
    expect(services.notices.asked).toHaveLength(before);
  });

  it('is asked for anew with another address', async () => {
    const { stores } = openNotices('?supply=SUPLY00005');
    expect(await counted('공고 1개')).toBeTruthy();
    act(() => {
      stores.history.push('/youth/notices');
    });
    expect(await counted('공고 12개')).toBeTruthy();
  });
});

describe('a list of nothing', () => {
  it('says how to find more, and widens the area', async () => {
    const { notices } = openNotices('?area=1162000000&supply=SUPLY00011');
    expect(await screen.findByText('조건에 맞는 공고가 아직 없어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '지역 넓히기' }));
    await waitFor(() => {
      expect(lastList(notices)).toMatchObject({ filter: { areas: ['1100000000'] } });
    });
    await screen.findByText('조건에 맞는 공고가 아직 없어요');
    fireEvent.click(screen.getByRole('button', { name: '필터 지우기' }));
    expect(await counted('공고 12개')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('of which nothing was asked has nothing to clear', async () => {
    openNotices('', new AskedNotices([]));
    expect(await screen.findByText('공고가 아직 없어요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '필터 지우기' })).toBeNull();
  });
});

describe('a list that cannot be had', () => {
  it('says why, leads to what is kept, and is asked for again', async () => {
    const notices = new AskedNotices();
    notices.failure = new AppError('offline');
    openNotices('', notices);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('네트워크 연결을 확인해 주세요.');
    expect(within(alert).getByRole('link', { name: '찜 보기' }).getAttribute('href')).toBe('/zzim');
    notices.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    expect(await counted('공고 12개')).toBeTruthy();
  });

  it('is there without its counts where only they cannot be had', async () => {
    const notices = new AskedNotices();
    notices.tally = () => Promise.reject(new AppError('server'));
    openNotices('', notices);
    expect(await counted('공고 12개')).toBeTruthy();
  });
});

describe('a push', () => {
  it('opens its dong, says why, and is left with one press', async () => {
    const { notices } = openNotices('?isPush=T&DONGLI_CD=1162010200');
    expect(
      await screen.findByText('알림을 보고 오셨어요. 신림동 공고만 보여 드려요.'),
    ).toBeTruthy();
    expect(chips().getByRole('button', { name: '지역 서울 관악구 신림동' })).toBeTruthy();
    expect(lastList(notices)).toMatchObject({ filter: { areas: ['1162010200'] } });
    fireEvent.click(screen.getByRole('button', { name: '모두 보기' }));
    expect(await counted('공고 12개')).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(screen.queryByText(/알림을 보고/)).toBeNull();
  });

  it.each(['?isPush=T&DONGLI_CD=9999999999', '?isPush=T&DONGLI_CD=sillim', '?isPush=T'])(
    'of an area that there is not shows all and says so: %s',
    async (search) => {
      const { notices } = openNotices(search);
      expect(await screen.findByText(/지역을 찾지 못해 모든 공고를 보여 드려요/)).toBeTruthy();
      expect(lastList(notices)).toMatchObject({ filter: EMPTY_NOTICE_FILTER });
      fireEvent.click(screen.getByRole('button', { name: '확인' }));
      await waitFor(() => {
        expect(screen.queryByText(/찾지 못해/)).toBeNull();
      });
      expect(window.location.search).toBe('');
    },
  );
});
