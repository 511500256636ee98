import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type UsualPrice, type UsualPrices, type UsualQuestion } from '#core';
import { described } from '../../support/described';
import { DealStage, SILLIM } from '../../support/deal-stage';
import { renderApp } from '../../support/render-app';
import { asks, choose, field, fillPlace, fillRoom, openForm } from './direct-write-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const USUAL: UsualPrice = { deposit: { from: 300, to: 1000 }, monthly: { from: 40, to: 55 } };

/** Knows what monthly rents are usual, and what it was asked. */
function knowing(answer: UsualPrice | null = USUAL) {
  const asked: UsualQuestion[] = [];
  const usualPrices: UsualPrices = {
    of: (question) => {
      asked.push(question);
      return Promise.resolve(question.rentType === 'MONTH_RENT' ? answer : null);
    },
  };
  return { asked, usualPrices };
}

async function atPrice(usualPrices: UsualPrices): Promise<void> {
  openForm('/direct/write', undefined, undefined, { usualPrices });
  await asks('어떤 방인가요?');
  await fillRoom();
  await fillPlace();
  await asks('한 달에 얼마인가요?');
}

describe('the usual price in the form', () => {
  it('is said of the rooms of the dong, at the field and at its slider', async () => {
    const { asked, usualPrices } = knowing();
    await atPrice(usualPrices);
    const words = '신림동 원룸은 보통 40만에서 55만원이에요';
    await waitFor(() => {
      expect(described(field('월세'))).toContain(words);
    });
    expect(described(screen.getByRole('slider', { name: '월세 조절' }))).toContain(words);
    expect(described(field('보증금'))).toContain('신림동 원룸은 보통 300만에서 1,000만원이에요');
    expect(screen.getByText('신림동 원룸은 보통 40만 ~ 55만원이에요')).toBeTruthy();
    expect(asked).toEqual([{ roomType: 'HOUTP00001', rentType: 'MONTH_RENT', dongliCode: SILLIM }]);
  });

  it('has room on the slider: a deposit beside a rent is set along less than a jeonse', async () => {
    await atPrice(knowing().usualPrices);
    const most = () => screen.getByRole('slider', { name: '보증금 조절' }).getAttribute('max');
    expect(most()).toBe('5000');
    await choose('전세');
    expect(most()).toBe('20000');
  });

  it('is that of the deal that is chosen', async () => {
    await atPrice(knowing().usualPrices);
    expect(await screen.findByText(/보통 40만 ~ 55만/)).toBeTruthy();
    await choose('전세');
    expect(screen.queryByText(/보통/)).toBeNull();
    await choose('월세');
    expect(await screen.findByText(/보통 40만 ~ 55만/)).toBeTruthy();
  });

  it.each([
    ['too few are known', () => Promise.resolve(null)],
    ['nobody answers', () => Promise.reject(new AppError('offline'))],
  ])('is not spoken of where %s', async (_case, of) => {
    await atPrice({ of });
    expect(field('월세')).toBeTruthy();
    expect(screen.queryByText(/보통/)).toBeNull();
    expect(screen.queryByText(/네트워크/)).toBeNull();
  });
});

describe('the usual price in the filter of a dong', () => {
  const open = async (search: string) => {
    const { asked, usualPrices } = knowing();
    const stage = new DealStage();
    stage.offer();
    renderApp(`/direct${search}`, { ...stage.services, usualPrices });
    fireEvent.click(await screen.findByRole('button', { name: '보증금' }));
    const form = within(await screen.findByRole('dialog', { name: '직거래 필터' }));
    return { asked, form };
  };

  it('is said once one kind of room and deal is chosen', async () => {
    const { asked, form } = await open(`?dongliCode=${SILLIM}&roomType=HOUTP00001`);
    expect(form.queryByText(/보통/)).toBeNull();
    fireEvent.click(form.getByRole('checkbox', { name: '월세' }));
    expect(await form.findByText('이 동네 원룸은 보통 300만 ~ 1,000만원이에요')).toBeTruthy();
    const least = form.getByRole('slider', { name: /^월세.* 최소$/ });
    expect(described(least)).toContain('이 동네 원룸은 보통 40만에서 55만원이에요');
    expect(asked).toHaveLength(1);
    fireEvent.click(form.getByRole('checkbox', { name: '전세' }));
    expect(form.queryByText(/보통/)).toBeNull();
  });

  it('is not asked for of the whole country', async () => {
    const { asked, form } = await open('?roomType=HOUTP00001&rentType=MONTH_RENT');
    expect(form.getAllByRole('slider').length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
