import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError, STORAGE_KEY, type Areas, type NamedArea } from '#core';
import { deferred } from '../../support/deferred';
import { openConditions, press, rowOf } from './conditions-kit';

const sido = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '사는 곳 시·도' });
const sigungu = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '사는 곳 시·군·구' });
const namesIn = (select: HTMLSelectElement) =>
  Array.from(select.options, ({ textContent }) => textContent);
const choose = (select: HTMLSelectElement, name: string) => {
  const option = Array.from(select.options).find(({ textContent }) => textContent === name);
  fireEvent.change(select, { target: { value: option?.value } });
};
const ready = () =>
  waitFor(() => {
    expect(sido().disabled).toBe(false);
  });
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
const know = (livesIn: string) => {
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify({ livesIn }));
};

describe('the area where a person lives', () => {
  it('is chosen in two steps, and its name is kept beside its code', async () => {
    const { services } = await openConditions();
    await ready();
    expect(sigungu().disabled).toBe(true);
    choose(sido(), '서울');
    await waitFor(() => {
      expect(namesIn(sigungu())).toEqual(['시·군·구', '영등포구', '관악구', '강남구']);
    });
    choose(sigungu(), '관악구');
    press('맞는 공고 1개 보기');
    await closed();
    expect(services.stores.person.person.livesIn).toBe('1162000000');
    expect(localStorage.getItem(STORAGE_KEY.AREA_NAMES)).toContain('서울 관악구');
  });

  it('may be a whole 시·도, and is taken back step by step', async () => {
    const { services } = await openConditions();
    await ready();
    choose(sido(), '경기');
    choose(sigungu(), '수원시 장안구');
    choose(sigungu(), '시·군·구');
    expect(sido().selectedOptions[0]?.textContent).toBe('경기');
    choose(sido(), '세종');
    expect(sigungu().disabled).toBe(true);
    press('저장하고 공고 보기');
    await closed();
    expect(services.stores.person.person.livesIn).toBe('3600000000');
  });

  it('is nothing again', async () => {
    know('1162000000');
    const { services } = await openConditions();
    await ready();
    expect(sigungu().selectedOptions[0]?.textContent).toBe('관악구');
    choose(sido(), '시·도');
    press('저장하기');
    await closed();
    expect(services.stores.person.person.livesIn).toBeNull();
    expect(localStorage.getItem(STORAGE_KEY.AREA_NAMES)).toBeNull();
  });

  it('that is a dong shows what it lies in, and stays what it is', async () => {
    know('1162010200');
    const { services } = await openConditions();
    await ready();
    expect(sigungu().selectedOptions[0]?.textContent).toBe('관악구');
    press('맞는 공고 1개 보기');
    await closed();
    expect(services.stores.person.person.livesIn).toBe('1162010200');
  });

  it('is called as before while the list is on its way', async () => {
    know('1162000000');
    localStorage.setItem(STORAGE_KEY.AREA_NAMES, '{"1162000000":"서울 관악구"}');
    const { promise, resolve } = deferred<readonly NamedArea[]>();
    await openConditions({ areas: { all: () => promise } });
    expect(sido().disabled).toBe(true);
    expect(sido().selectedOptions[0]?.textContent).toBe('서울 관악구');
    resolve([
      { code: '1100000000', name: '서울' },
      { code: '1162000000', name: '서울 관악구' },
    ]);
    await ready();
    expect(sido().selectedOptions[0]?.textContent).toBe('서울');
  });

  it('can be had again where the list did not come', async () => {
    let isDown = true;
    const areas: Areas = {
      all: () =>
        isDown
          ? Promise.reject(new AppError('offline'))
          : Promise.resolve([{ code: '1100000000', name: '서울' }]),
    };
    await openConditions({ areas });
    const row = within(rowOf('livesIn'));
    expect(await row.findByText('지역을 불러오지 못했어요')).toBeTruthy();
    isDown = false;
    fireEvent.click(row.getByRole('button', { name: '다시 불러오기' }));
    await ready();
    expect(namesIn(sido())).toEqual(['시·도', '서울']);
  });
});
