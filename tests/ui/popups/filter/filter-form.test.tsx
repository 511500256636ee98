import { check, choose, codesRead, group, openFilter, slide } from './open-filter';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { AppError, EMPTY_FILTER, type HouseFilter } from '#core';

describe('what is applied is what was chosen', () => {
  test.each<[string, () => void, Partial<HouseFilter>]>([
    [
      'deal type',
      () => {
        choose('거래 유형', '전세');
      },
      { dealTypes: ['JEONSE'] },
    ],
    [
      'deposit',
      () => {
        slide('보증금 최대', 1000);
      },
      { deposit: { from: null, to: 1000 } },
    ],
    [
      'rent',
      () => {
        slide('월세 최소', 30);
      },
      { monthly: { from: 30, to: null } },
    ],
    [
      'rent with the fee',
      () => {
        fireEvent.click(screen.getByRole('switch', { name: '관리비를 더해서 보기' }));
        slide('월세 최대', 60);
      },
      { withMaintenance: true, monthly: { from: null, to: 60 } },
    ],
    [
      'room',
      () => {
        check('고시원');
      },
      { types: ['HOUTP00002'] },
    ],
    [
      'layout',
      () => {
        check('분리형 원룸');
        check('투룸 이상');
      },
      { layouts: ['SEPARATED', 'TWO_PLUS'] },
    ],
    [
      'floor',
      () => {
        check('반지하 제외');
      },
      { exceptFloors: ['HALF_BASEMENT'] },
    ],
    [
      'roof',
      () => {
        check('옥탑 제외');
      },
      { exceptFloors: ['ROOFTOP'] },
    ],
    [
      'area',
      () => {
        slide('면적 최소', 20);
      },
      { area: { from: 20, to: null } },
    ],
    [
      'at once',
      () => {
        choose('입주일', '바로');
      },
      { moveInBy: '20261120' },
    ],
    [
      'two weeks',
      () => {
        choose('입주일', '2주 안');
      },
      { moveInBy: '20261204' },
    ],
    [
      'a month',
      () => {
        choose('입주일', '한 달 안');
      },
      { moveInBy: '20261220' },
    ],
    [
      'walk',
      () => {
        choose('역까지 걸어서', '10분 이내');
      },
      { walkWithin: 10 },
    ],
    [
      'pet',
      () => {
        check('반려동물');
      },
      { options: ['PET'] },
    ],
    [
      'parking',
      () => {
        check('주차');
      },
      { options: ['PARKING'] },
    ],
    [
      'no deposit',
      () => {
        check('무보증');
      },
      { options: ['DEPOSIT_ZERO'] },
    ],
    [
      'short term',
      () => {
        check('단기');
      },
      { options: ['SHORT_TERM'] },
    ],
    [
      'lift',
      () => {
        check('엘리베이터');
      },
      { elevator: true },
    ],
    [
      'confirmed lately',
      () => {
        choose('마지막 확인', '오늘·어제');
      },
      { confirmedWithin: 1 },
    ],
    [
      'confirmed',
      () => {
        choose('마지막 확인', '7일 안');
      },
      { confirmedWithin: 7 },
    ],
    [
      'discount',
      () => {
        check('청년 할인');
      },
      { discounts: ['DSCNT00004'] },
    ],
    [
      'gender',
      () => {
        choose('입주 가능 성별', '여성');
      },
      { gender: 'GNDRA00001' },
    ],
  ])('%s', async (_name, answer, asked) => {
    const { apply } = openFilter();
    await codesRead();
    answer();
    expect(apply()).toEqual({ ...EMPTY_FILTER, ...asked });
  });

  it('and what was asked before is shown as chosen, and can all be taken back', async () => {
    const filter: Partial<HouseFilter> = {
      dealTypes: ['MONTH_RENT'],
      deposit: { from: null, to: 1000 },
      withMaintenance: true,
      layouts: ['OPEN'],
      exceptFloors: ['ROOFTOP'],
      options: ['FULL'],
      elevator: true,
      moveInBy: '20261220',
      walkWithin: 7,
      confirmedWithin: 3,
      gender: 'GNDRA00002',
    };
    const { apply } = openFilter({ filter });
    await codesRead();
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
        (input) => input.closest('label')?.textContent,
      );
    expect(chosen()).toEqual([
      '월세',
      '1,000만 이하',
      '관리비를 더해서 보기',
      '오픈형 원룸',
      '옥탑 제외',
      '한 달 안',
      '7분 이내',
      '풀옵션',
      '엘리베이터',
      '3일 안',
      '남성',
    ]);
    expect(apply()).toEqual({ ...EMPTY_FILTER, ...filter });
    fireEvent.click(screen.getByRole('button', { name: '초기화' }));
    expect(chosen()).toEqual(['전체', '언제든', '상관없음', '상관없음', '상관없음']);
    expect(apply()).toEqual(EMPTY_FILTER);
  });
});

describe('the deposits that are asked for most', () => {
  it('are asked by one press and taken back by another', () => {
    const { apply } = openFilter({ filter: { deposit: { from: 200, to: 2000 } } });
    check('500만 이하');
    expect(group('보증금').getByRole('status').textContent).toBe('500만 이하');
    expect(apply()?.deposit).toEqual({ from: null, to: 500 });
    check('1,000만 이하');
    expect(apply()?.deposit).toEqual({ from: null, to: 1000 });
    check('1,000만 이하');
    expect(apply()?.deposit).toEqual({ from: null, to: null });
  });

  it('are marked where the slider asks the same', () => {
    openFilter();
    const pick = screen.getByLabelText<HTMLInputElement>('300만 이하');
    slide('보증금 최대', 300);
    expect(pick.checked).toBe(true);
    slide('보증금 최소', 100);
    expect(pick.checked).toBe(false);
  });
});

describe('the form', () => {
  it('opens at the question that was pressed', () => {
    openFilter({ section: 'elevator' });
    expect(group('조건').getByRole('checkbox', { name: '풀옵션' })).toBe(document.activeElement);
  });

  it('says why the names could not be had, and reads them again', async () => {
    let fails = true;
    const names = [{ code: 'HOUTP00001', name: '원룸' }];
    openFilter({
      codes: {
        read: () =>
          fails
            ? Promise.reject(new AppError('offline'))
            : Promise.resolve({ HOUTP: names, DISCOUNT: names, GENDR: names } as never),
      },
    });
    // Three questions are without their names; one of them says so.
    expect((await screen.findAllByRole('alert')).filter(({ textContent }) => textContent)).toEqual([
      screen.getByText('네트워크 연결을 확인해 주세요.').parentElement,
    ]);
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByRole('checkbox', { name: '원룸' })).toBeTruthy();
    // A code that this page does not know is not offered.
    expect(group('할인').queryAllByRole('checkbox')).toEqual([]);
  });
});
