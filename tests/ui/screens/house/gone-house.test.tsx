import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { ScriptedHouses, summary } from '../../../support/scripted-houses';
import { renderApp } from '../../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
  ]),
);

const DONG = summary('1').address;

function gone(): ScriptedHouses {
  const houses = new ScriptedHouses();
  houses.onOne = () => Promise.resolve(null);
  houses.onInstead = () => Promise.resolve({ dong: DONG, houses: [summary('8'), summary('9')] });
  return houses;
}

const region = (name: string) => screen.findByRole('region', { name });
const toMap = () => screen.getByRole('link', { name: '지도 보기' }).getAttribute('href');

describe('a house that is gone', () => {
  it('shows the others of its dong, and the way leads to the map of it', async () => {
    renderApp('/place/1', { houses: gone() });
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    const row = within(await region('이 동네 다른 집'));
    const links = row.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/place/8', '/place/9']);
    expect(toMap()).toBe('/map?dong=1162010200');
  });

  it('shows what is on offer anywhere where nobody knows of the house', async () => {
    const houses = gone();
    houses.onInstead = () => Promise.resolve({ dong: null, houses: [summary('8')] });
    renderApp('/place/1', { houses });
    const row = within(await region('지금 볼 수 있는 집'));
    expect(row.getByRole('link').getAttribute('href')).toBe('/place/8');
    expect(toMap()).toBe('/map');
  });

  it('says that there is no other', async () => {
    const houses = gone();
    houses.onInstead = () => Promise.resolve({ dong: DONG, houses: [] });
    renderApp('/place/1', { houses });
    const row = within(await region('이 동네 다른 집'));
    expect(row.getByText('지금 나와 있는 다른 집이 없어요.')).toBeTruthy();
  });

  it('stands before the others are there, and is no less when they cannot be had', async () => {
    const houses = gone();
    const answer = houses.onInstead;
    let fail: (error: Error) => void = () => undefined;
    houses.onInstead = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    renderApp('/place/1', { houses });
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    const row = within(await region('다른 집'));
    expect(row.getByRole('status', { name: '다른 집을 불러오는 중이에요.' })).toBeTruthy();
    fail(new AppError('timeout'));
    const again = await row.findByRole('button', { name: '다시 불러오기' });
    expect(screen.getByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(toMap()).toBe('/map');
    houses.onInstead = answer;
    fireEvent.click(again);
    expect(await region('이 동네 다른 집')).toBeTruthy();
  });
});
