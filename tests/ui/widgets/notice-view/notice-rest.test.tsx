import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, SUPPLY, type NoticeFiles, type NoticeUnit } from '#core';
import { NoticeRest } from '../../../../src/ui/widgets/notice-view/NoticeRest';
import { person } from '../../../support/notice-values';
import { NOTICE_NOW, notice, noticeUnit } from '../../../support/notices';
import { deferred } from '../../support/deferred';
import { renderParts } from '../../support/render-parts';

const won = (from: number, to = from) => ({ from, to });
const draw = (one = notice(), change = {}) =>
  renderParts(<NoticeRest notice={one} now={NOTICE_NOW} />, change);
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const RANKED: readonly NoticeUnit[] = [
  noticeUnit({ name: '은천길', rank: '1순위', monthly: won(184_300) }),
  noticeUnit({
    name: '은천길',
    rank: '2·3순위',
    deposit: won(2_000_000),
    monthly: won(213_900),
    exchange: { ...won(2_000_000, 12_000_000), ratePercent: 6 },
  }),
  noticeUnit({ name: '난곡로', rank: null, area: null, detail: null, count: null }),
];

describe('the homes of a notice', () => {
  it('say what they cost, a line each', () => {
    draw();
    expect(cells()).toEqual([
      ['봉천동 은천길24.5㎡(7.4평) · 원룸 · 승강기', '12호', '100만', '213,900원'],
    ]);
    expect(screen.queryByRole('group', { name: '순위' })).toBeNull();
  });

  it('have no column that no line fills', () => {
    const unit = noticeUnit({ count: null, deposit: null });
    draw(notice({ units: [unit] }));
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      '주택',
      '월 임대료',
    ]);
  });

  it('are those of a rank, and of all ranks', () => {
    draw(notice({ units: RANKED }));
    expect(cells().map(([, , , rent]) => rent)).toEqual(['184,300원', '213,900원']);
    fireEvent.click(screen.getByRole('radio', { name: '2·3순위' }));
    expect(cells()).toEqual([
      ['은천길24.5㎡(7.4평) · 원룸 · 승강기', '12호', '200만', '213,900원'],
      ['난곡로', '–', '100만', '213,900원'],
    ]);
  });

  it('open on the rank that fits', () => {
    const conditions = {
      on: null,
      ranks: [
        { name: '1순위', conditions: [{ kind: 'car', limit: 0 } as const] },
        { name: '3순위', conditions: [{ kind: 'apart' } as const] },
      ],
    };
    const { services } = draw(notice({ units: RANKED, conditions }));
    act(() => {
      services.stores.person.save(person({ livesApart: true, car: 1 }));
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2·3순위' }).checked).toBe(true);
  });

  it('of money say what is given', () => {
    const unit = noticeUnit({
      area: null,
      deposit: null,
      monthly: won(200_000),
      months: 12,
      count: 15_000,
    });
    draw(notice({ supplyTypeCode: SUPPLY.MONEY, units: [unit], count: 15_000 }));
    expect(screen.getByRole('heading', { name: '지원 내용' })).toBeTruthy();
    expect(cells()).toEqual([['봉천동 은천길원룸 · 승강기', '15,000명', '200,000원12개월']]);
    expect(screen.getAllByText('15,000명')).toHaveLength(2);
  });

  it('are all there on a press where there are many', () => {
    const units = Array.from({ length: 45 }, (_, at) => noticeUnit({ name: `길 ${at}` }));
    draw(notice({ units }));
    expect(cells()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: '45개 모두 보기' }));
    expect(cells()).toHaveLength(45);
  });

  it('whose deposit may be exchanged say the rent at another one', async () => {
    draw(notice({ units: RANKED }));
    expect(screen.queryByRole('button', { name: '보증금 바꿔서 계산해 보기' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '2·3순위' }));
    fireEvent.click(screen.getByRole('button', { name: '보증금 바꿔서 계산해 보기' }));
    const slider = await screen.findByRole('slider', { name: '보증금' });
    expect(slider.getAttribute('aria-valuetext')).toBe('200만원');
    fireEvent.change(slider, { target: { value: '12000000' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('1,200만원');
    expect(screen.getByText('월 163,900원')).toBeTruthy();
    expect(screen.getByText('공고보다 한 달에 50,000원 덜 내요')).toBeTruthy();
  });

  it('lead to the map where their dong is known', () => {
    draw(notice({ areas: [{ code: '1162010100', name: '서울 관악구 봉천동' }] }));
    const link = screen.getByRole('link', { name: '지도에서 위치 보기' });
    expect(link.getAttribute('href')).toBe('/map?dong=1162010100');
  });
});

describe('the documents of a notice', () => {
  it('are checked off on this device', () => {
    const { unmount } = draw();
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(screen.getByText(/\/ 2 준비했어요/).textContent).toBe('0 / 2 준비했어요');
    fireEvent.click(first as HTMLElement);
    expect(screen.getByText(/\/ 2 준비했어요/).textContent).toBe('1 / 2 준비했어요');
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
    expect(localStorage.getItem(STORAGE_KEY.NOTICE_DOCUMENTS)).toContain('주민등록등본');
    unmount();
    draw();
    const [again, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([again?.checked, second?.checked]).toEqual([true, false]);
    fireEvent.click(again as HTMLElement);
    expect(again?.checked).toBe(false);
  });

  it('lead to who issues them', () => {
    draw();
    const link = screen.getByRole('link', { name: /정부24.*주민등록등본 받기/ });
    expect(link.getAttribute('href')).toBe('https://www.gov.kr');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('the files of a notice', () => {
  it('of the publisher are links out', () => {
    draw();
    const link = screen.getByRole('link', { name: /입주자 모집 공고문\.pdf.*1\.2MB/ });
    expect(link.getAttribute('href')).toBe('https://apply.lh.or.kr/notice.pdf');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('of our own are kept once at a press, and said to be', async () => {
    const { promise, resolve } = deferred<string>();
    const asked: string[] = [];
    const noticeFiles: NoticeFiles = {
      keep: (id, kind) => {
        asked.push(`${id} ${kind}`);
        return promise;
      },
    };
    const { services } = draw(notice(), { noticeFiles });
    const button = screen.getByRole('button', { name: /공급 주택 목록.*CSV/ });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(asked).toEqual(['1 units']);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      resolve('공급 주택.csv');
      await promise;
    });
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(services.stores.toasts.current?.message).toBe('공급 주택.csv 파일을 저장했어요');
  });

  it('that cannot be had say what to do', async () => {
    const noticeFiles: NoticeFiles = { keep: () => Promise.reject(new AppError('offline')) };
    const { services } = draw(notice(), { noticeFiles });
    fireEvent.click(screen.getByRole('button', { name: /공고 요약.*TXT/ }));
    await screen.findByRole('button', { name: /공고 요약.*TXT/ });
    expect(services.stores.toasts.current).toMatchObject({
      tone: 'warning',
      message: '공고 요약을 받지 못했어요. 잠시 뒤에 다시 눌러 주세요.',
    });
  });
});

describe('where to apply', () => {
  it('names the office, its number, and when all of it was looked at', () => {
    draw();
    const section = within(screen.getByRole('region', { name: '신청과 문의' }));
    expect(section.getByRole('link', { name: /1600-1004/ }).getAttribute('href')).toBe(
      'tel:16001004',
    );
    expect(section.getByText('출처: 기관 공고문 · 11월 20일(금) 05:00에 확인했어요')).toBeTruthy();
  });

  it('shows what is no number as it is, and says nothing of what is not known', () => {
    draw(notice({ contact: { tel: '구청 3층', hours: null }, link: null, checkedAt: '' }));
    const section = within(screen.getByRole('region', { name: '신청과 문의' }));
    expect(section.getByText('구청 3층')).toBeTruthy();
    expect(section.queryAllByRole('link')).toEqual([]);
    expect(section.getByText('출처: 기관 공고문')).toBeTruthy();
  });
});
