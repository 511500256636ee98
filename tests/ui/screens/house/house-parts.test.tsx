import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, test } from 'vitest';
import {
  AppError,
  houseHeadline,
  houseOutline,
  pageTitle,
  type Area,
  type House,
  type LatLng,
  type TransitStop,
} from '#core';
import { MemoryClipboard } from '../../../../src/adapters/memory/memory-clipboard';
import { MemoryPlaceSearch } from '../../../../src/adapters/memory/memory-place-search';
import { house, ScriptedHouses, summary } from '../../../support/scripted-houses';
import { renderApp } from '../../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/house/HouseRest'),
  ]),
);

function scripted(part: Partial<House> = {}): ScriptedHouses {
  const houses = new ScriptedHouses();
  houses.onOne = (id) => Promise.resolve(house(id, part));
  houses.onSimilar = () => Promise.resolve([summary('8')]);
  houses.onPriceLevel = () => Promise.resolve({ count: 12, median: 571_666 });
  return houses;
}

const region = (name: string) => screen.findByRole('region', { name });
const text = async (name: string) => (await region(name)).textContent;

/** Places that answer these stops, in turn; an error is thrown. */
class ScriptedStops extends MemoryPlaceSearch {
  constructor(private readonly answers: (readonly TransitStop[] | AppError)[]) {
    super([], [] satisfies (Area & LatLng)[]);
  }

  override stopsNear(): Promise<readonly TransitStop[]> {
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    return answer instanceof AppError ? Promise.reject(answer) : Promise.resolve(answer ?? []);
  }
}

const AT = { lat: 37.484, lng: 126.93 };
const LINES = [
  { name: '2호선', color: '#00a84d' },
  { name: '신림선', color: '#6789ca' },
];
const STOPS: readonly TransitStop[] = [
  { ...AT, id: 's', kind: 'station', name: '신림역', lines: LINES, walkMinutes: 5 },
  { ...AT, id: 'b', kind: 'bus', name: '신림사거리', lines: [], walkMinutes: 2 },
];

describe('the price beside others', () => {
  it('is a sentence with the number of houses, and a picture that says the same', async () => {
    renderApp('/place/1', { houses: scripted() });
    expect(
      await screen.findByText('같은 동 원룸 월세 12곳의 가운데값보다 월 3만원 낮아요.'),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: '이 집 월 54만원, 가운데값 월 57만원' })).toBeTruthy();
  });

  it('concludes nothing from few', async () => {
    const houses = scripted();
    houses.onPriceLevel = () => Promise.resolve({ count: 3, median: 400_000 });
    renderApp('/place/1', { houses });
    expect(await screen.findByText('비교할 집이 아직 3곳이에요.')).toBeTruthy();
    expect(screen.queryByText(/가운데값/)).toBeNull();
  });

  it('fails quietly, and is asked for again', async () => {
    const houses = scripted();
    const answer = houses.onPriceLevel;
    houses.onPriceLevel = () => Promise.reject(new AppError('timeout'));
    renderApp('/place/1', { houses });
    const again = await screen.findByRole('button', { name: '다시 비교하기' });
    houses.onPriceLevel = answer;
    fireEvent.click(again);
    expect(await screen.findByText(/가운데값보다 월 3만원 낮아요/)).toBeTruthy();
  });

  it('tells what became of the price, and when', async () => {
    const formerPrice = { deposit: 1000, monthly: 55, changedOn: '20261112' };
    renderApp('/place/1', { houses: scripted({ formerPrice }) });
    expect(await screen.findByText(/11\.12에 월세 5만 내림/)).toBeTruthy();
  });
});

describe('the stops around a house', () => {
  it('are listed with the way there, and read out in full', async () => {
    renderApp('/place/1', { houses: scripted(), places: new ScriptedStops([STOPS]) });
    const place = within(await region('위치'));
    expect(await place.findByText('2호선·신림선 신림역 도보 약 5분')).toBeTruthy();
    expect(place.getByText('신림사거리 도보 약 2분')).toBeTruthy();
  });

  it('where none is known, nothing false is said', async () => {
    renderApp('/place/1', { houses: scripted(), places: new ScriptedStops([[]]) });
    const place = within(await region('위치'));
    expect(await place.findByText(/등록된 역이나 정류장이 없어요/)).toBeTruthy();
  });

  it('that cannot be had are asked for again', async () => {
    const places = new ScriptedStops([new AppError('server'), new AppError('server'), STOPS]);
    renderApp('/place/1', { houses: scripted(), places });
    const place = within(await region('위치'));
    fireEvent.click(await place.findByRole('button', { name: '다시 찾기' }));
    await waitFor(() => {
      expect(place.queryByText('다시 찾기')).toBeNull();
    });
  });
});

describe('what can be done with a house', () => {
  it.each([
    [[{ small: '/s.jpg', medium: '/m.jpg', large: '/l.jpg?w=1' }], '/l.jpg?w=1'],
    [[], null],
  ])('hands on its own address and words, whatever is open in this one', async (photos, image) => {
    const { env, stores } = renderApp('/place/1?from=somewhere', { houses: scripted({ photos }) });
    fireEvent.click(await screen.findByRole('button', { name: '공유하기' }));
    expect(stores.popups.shown.at(-1)).toMatchObject({
      name: 'share',
      props: {
        title: pageTitle(houseHeadline(house('1'))),
        text: houseOutline(house('1')),
        url: `${env.siteUrl}/place/1`,
        imageUrl: image === null ? null : `${env.siteUrl}${image}`,
      },
    });
  });

  it('keeps its number for pasting', async () => {
    const clipboard = new MemoryClipboard();
    renderApp('/place/1', { houses: scripted(), clipboard });
    fireEvent.click(await screen.findByRole('button', { name: /S-0001 복사하기/ }));
    await waitFor(() => {
      expect(clipboard.text).toBe('S-0001');
    });
  });

  it('is reported in a popup that names it, from behind a menu', async () => {
    const { stores } = renderApp('/place/1', { houses: scripted() });
    act(() => {
      stores.session.signedIn({ ID: 1 });
    });
    const more = await screen.findByRole('button', { name: '더 많은 기능' });
    expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '신고하기' }));
    const popup = await screen.findByRole('dialog', { name: '신고하기' });
    expect(within(popup).getByText('신고 대상').nextSibling?.textContent).toBe('햇볕이 잘 드는 방');
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes its menu with Escape, and gives the focus back', async () => {
    renderApp('/place/1', { houses: scripted() });
    const more = await screen.findByRole('button', { name: '더 많은 기능' });
    fireEvent.click(more);
    fireEvent.keyDown(screen.getByRole('button', { name: '신고하기' }), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
    expect(document.activeElement).toBe(more);
  });
});

describe('the maintenance fee', () => {
  const fee = (amount: number) => ({ fee: amount, items: [], billedByUse: [] });

  it('that the ad does not say is to be asked for', async () => {
    renderApp('/place/1', { houses: scripted({ maintenance: null }) });
    expect(await text('관리비')).toContain('확인 필요');
    expect(await text('관리비')).toContain('10만원 이상이면 항목별 금액을 적어야 해요');
  });

  it('that is flat and high should have been itemised', async () => {
    renderApp('/place/1', { houses: scripted({ maintenance: fee(10) }) });
    expect(await text('관리비')).toContain('정액 관리비월 10만원');
    expect(await text('관리비')).toContain('항목별 금액을 적어야 해요');
  });

  it('of a direct deal is under no such law', async () => {
    const advertiser = { kind: 'TENANT', name: '김예시' } as const;
    renderApp('/place/1', { houses: scripted({ maintenance: fee(12), advertiser }) });
    expect(await text('관리비')).not.toContain('적어야 해요');
    expect(await text('등록한 사람')).toContain('지금 사는 세입자가 직접 올린 집이에요.');
  });

  it('that is none is none', async () => {
    renderApp('/place/1', { houses: scripted({ maintenance: fee(0) }) });
    expect(await text('관리비')).toBe('관리비없음');
  });
});

test('a house that is let leads to others like it at once', async () => {
  renderApp('/place/1', { houses: scripted({ status: 'SOLD' }) });
  const names = async () =>
    (await screen.findAllByRole('region')).map((one) => one.textContent.slice(0, 6));
  await region('가격 비교');
  expect((await names()).filter((name) => name.startsWith('비슷한 집'))).toHaveLength(1);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings[0]).toBe('비슷한 집');
  expect(screen.getByText('거래가 끝난 집이에요. 비슷한 집을 둘러보세요.')).toBeTruthy();
});

test('a long description is folded until somebody wants it', async () => {
  const description = '가나다 '.repeat(500);
  renderApp('/place/1', { houses: scripted({ description }) });
  const more = await screen.findByRole('button', { name: '설명 더 보기' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(screen.getByRole('button', { name: '설명 접기' })).toBeTruthy();
});

test('a house without a picture has a drawn room, and no steps', async () => {
  renderApp('/place/1', { houses: scripted({ photos: [] }) });
  const pictures = within(await region('사진'));
  expect(pictures.getByText('사진 준비 중')).toBeTruthy();
  expect(pictures.queryByRole('button')).toBeNull();
});
