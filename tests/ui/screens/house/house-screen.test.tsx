import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  AppError,
  AREA_UNIT,
  STORAGE_KEY,
  type Chats,
  type DealInquiries,
  type House,
} from '#core';
import { house, ScriptedHouses, summary } from '../../../support/scripted-houses';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/toasted';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/house/HouseRest'),
  ]),
);

const PHOTO = { small: '/s.webp', medium: '/m.webp', large: '/l.webp' };

function scripted(part: Partial<House> = {}): ScriptedHouses {
  const houses = new ScriptedHouses();
  houses.onOne = (id) => Promise.resolve(house(id, part));
  houses.onSimilar = () => Promise.resolve([summary('8', { monthly: 40 })]);
  return houses;
}

/** The house's own; while it is on its way the page is called 집. */
const title = () => screen.findByRole('heading', { level: 1, name: /^(?!집$)/ });
const region = (name: string) => screen.findByRole('region', { name });

describe('a house', () => {
  it('shows what an advertisement must say, and what it costs', async () => {
    renderApp('/place/1', { houses: scripted() });
    expect((await title()).textContent).toContain('월세 1,000/50');
    expect(document.title).toBe('월세 1,000/50 원룸 · 신림동 · 한칸');
    expect(screen.getByText('보증금 1,000만원 · 월 50만원 · 관리비 7만원')).toBeTruthy();
    const facts = await region('집 정보');
    for (const text of [
      '23.1㎡ (7평)',
      '3층/5층',
      '남향 · 방 기준',
      '바로 입주 가능',
      '2018.05.11',
    ])
      expect(within(facts).getByText(text)).toBeTruthy();
    expect(within(await region('관리비')).getByText('월 7만원')).toBeTruthy();
    expect((await region('관리비')).textContent).toContain(
      '전기 요금 · 가스 요금은 쓴 만큼 따로 내요.',
    );
    expect((await region('중개보수')).textContent).toContain('상한 240,000원');
    expect((await region('중개보수')).textContent).toContain('부가세 별도');
    expect((await region('중개사무소')).textContent).toContain('등록번호00000-0000-00000');
    expect((await region('위치')).textContent).toContain('원 안에 집이 있어요.');
    expect((await region('매물 정보')).textContent).toContain('S-0001');
    const tile = within(await region('비슷한 집')).getByRole('link');
    expect(tile.getAttribute('href')).toBe('/place/8');
  });

  it('explains its real monthly cost', async () => {
    renderApp('/place/1', { houses: scripted() });
    const box = await screen.findByRole('button', { name: /실월비용/ });
    expect(box.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(box);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/법정 전월세전환율 상한/)).toBeTruthy();
    const sums = ['500,000원', '70,000원', '41,666원', '611,666원'];
    for (const sum of sums) expect(screen.getByText(sum)).toBeTruthy();
  });

  it('says whether there is a lift, by the name that the filter has for it', async () => {
    renderApp('/place/1', { houses: scripted({ elevator: true }) });
    await title();
    expect((await region('집 정보')).textContent).toContain('엘리베이터있음');
  });

  it('leaves an unknown maintenance fee out, and says so', async () => {
    renderApp('/place/1', { houses: scripted({ maintenance: null }) });
    expect((await screen.findByRole('button', { name: /실월비용/ })).textContent).toContain(
      '관리비 제외',
    );
    expect((await region('관리비')).textContent).toContain('확인 필요');
  });

  it('says its area in 평 first for who likes it so, also the next time', async () => {
    const { local } = renderApp('/place/1', { houses: scripted() });
    fireEvent.click(await screen.findByRole('radio', { name: '평' }));
    expect(screen.getByText('7평 (23.1㎡)')).toBeTruthy();
    // The tiles on the same page as well.
    expect((await region('비슷한 집')).textContent).toContain('7평(23.1㎡)');
    expect(local.read(STORAGE_KEY.AREA_UNIT)).toBe(AREA_UNIT.PYEONG);
  });

  it('of its landlord says so, and has no brokerage fee', async () => {
    const advertiser = { kind: 'LAND_LORD', name: '김예시' } as const;
    renderApp('/place/1', { houses: scripted({ advertiser }) });
    await title();
    expect((await region('등록한 사람')).textContent).toContain('김예시 · 집주인');
    expect((await region('중개보수')).textContent).toContain('중개보수가 없어요');
  });

  it('that is let says so and offers no contact', async () => {
    renderApp('/place/1', { houses: scripted({ status: 'SOLD' }) });
    await title();
    expect(screen.getAllByText('거래 완료').length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: '연락하기' })).toBeNull();
  });

  it('is remembered as viewed, once', async () => {
    const { stores } = renderApp('/place/5', { houses: scripted() });
    await title();
    expect(stores.recents.houses.map((one) => one.TARGET_ID)).toEqual(['5']);
  });
});

const NO_NUMBER = { tel: null, sms: null, chatUrl: null };

describe('the contact bar', () => {
  it('leads to a room of two where the advertiser is a member', async () => {
    const contact = { tel: null, sms: null, chatUrl: 'https://open.kakao.com/o/x' };
    const open = vi.fn(() => Promise.resolve({ id: '9' }));
    const { stores } = renderApp('/place/1', ({ chats }) => ({
      houses: scripted({ contact, takesChat: true }),
      chats: Object.assign(Object.create(chats) as Chats, { open }),
    }));
    fireEvent.click(await screen.findByRole('button', { name: '채팅' }));
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    act(() => {
      stores.session.signedIn({ ID: '1', NICKNAME: '달빛자취' });
    });
    fireEvent.click(await screen.findByRole('button', { name: '채팅' }));
    await waitFor(() => {
      expect(stores.history.current.url).toBe('/chats/9');
    });
    expect(open.mock.calls).toEqual([[{ houseId: '1' }]]);
    expect(stores.recents.contacts).toMatchObject([{ TARGET_ID: '1', CONTACT_METHOD: ['CHAT'] }]);
  });

  it('tells the number of a private person after a press of a member alone', async () => {
    const advertiser = { kind: 'TENANT', name: '김예시' } as const;
    const tel = '0507-0000-1234';
    const houses = scripted({ advertiser, contact: NO_NUMBER, ways: ['TEL'] });
    const contact = vi.fn(() => Promise.resolve({ id: '1', way: 'TEL' as const, tel }));
    const { stores } = renderApp('/place/1', ({ dealInquiries }) => ({
      houses,
      dealInquiries: Object.assign(Object.create(dealInquiries) as DealInquiries, {
        houseContact: contact,
      }),
    }));
    fireEvent.click(await screen.findByRole('button', { name: '전화' }));
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toEqual(['login']);
    });
    expect([contact.mock.calls, stores.recents.contacts]).toEqual([[], []]);
    expect(document.body.textContent).not.toContain(tel);
    act(() => {
      stores.session.signedIn({ ID: '1', NICKNAME: '달빛자취' });
    });
    fireEvent.click(await screen.findByRole('button', { name: '전화' }));
    const sheet = within(await screen.findByRole('dialog', { name: '연락처' }));
    expect(sheet.getByRole('heading', { name: tel })).toBeTruthy();
    expect(sheet.getByText('김예시님에게 이 번호로 전화해 주세요.')).toBeTruthy();
    expect(contact.mock.calls).toEqual([['1', 'TEL']]);
    expect(stores.recents.contacts).toMatchObject([{ TARGET_ID: '1', CONTACT_METHOD: ['TEL'] }]);
  });

  it('says why a number is not told, and remembers nothing', async () => {
    const advertiser = { kind: 'LAND_LORD', name: '김예시' } as const;
    const houses = scripted({ advertiser, contact: NO_NUMBER, ways: ['TEL'] });
    const contact = () =>
      Promise.reject(new AppError('too-many', '내일 다시 눌러 주세요.', null, 429));
    const { stores } = renderApp('/place/1', ({ dealInquiries }) => ({
      houses,
      dealInquiries: Object.assign(Object.create(dealInquiries) as DealInquiries, {
        houseContact: contact,
      }),
    }));
    act(() => {
      stores.session.signedIn({ ID: '1', NICKNAME: '달빛자취' });
    });
    fireEvent.click(await screen.findByRole('button', { name: '전화' }));
    expect(await toasted(/내일 다시 눌러 주세요/)).toBeTruthy();
    expect(stores.recents.contacts).toEqual([]);
  });

  it('has only the ways that are offered', async () => {
    const contact = { tel: '0507-0000-1234', sms: null, chatUrl: null };
    renderApp('/place/1', { houses: scripted({ contact }) });
    const bar = await screen.findByRole('group', { name: '연락하기' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['전화']);
  });

  it('shows the number on a PC, and remembers the contact', async () => {
    const { stores } = renderApp('/place/1', { houses: scripted() });
    const bar = await screen.findByRole('group', { name: '연락하기' });
    fireEvent.click(within(bar).getByRole('button', { name: '전화' }));
    expect(await screen.findByText('0507-0000-1234')).toBeTruthy();
    expect(stores.recents.contacts).toMatchObject([{ TARGET_ID: '1', CONTACT_METHOD: ['TEL'] }]);
  });

  it('opens the open chat in a tab of its own, and remembers it when it was opened', async () => {
    const { stores } = renderApp('/place/1', { houses: scripted() });
    const bar = await screen.findByRole('group', { name: '연락하기' });
    const chat = within(bar).getByRole('link', { name: '채팅' });
    expect(chat.getAttribute('href')).toBe('https://openchat.example/o/1');
    expect(chat.getAttribute('target')).toBe('_blank');
    expect(chat.getAttribute('rel')?.split(' ')).toContain('noopener');
    chat.focus();
    fireEvent(chat, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(stores.recents.contacts).toEqual([]);
    fireEvent.click(chat);
    expect(stores.recents.contacts).toMatchObject([{ TARGET_ID: '1', CONTACT_METHOD: ['CHAT'] }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('remembers the open chat also where the middle button opened it', async () => {
    const { stores } = renderApp('/place/1', { houses: scripted() });
    const bar = await screen.findByRole('group', { name: '연락하기' });
    const chat = within(bar).getByRole('link', { name: '채팅' });
    fireEvent(chat, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(stores.recents.contacts).toMatchObject([{ TARGET_ID: '1', CONTACT_METHOD: ['CHAT'] }]);
  });

  it.each([null, '', 'javascript:alert(1)', 'kakaotalk://open'])(
    'has no chat where the link is %j',
    async (chatUrl) => {
      const contact = { tel: '0507-0000-1234', sms: null, chatUrl };
      renderApp('/place/1', { houses: scripted({ contact }) });
      const bar = await screen.findByRole('group', { name: '연락하기' });
      expect(within(bar).queryByText('채팅')).toBeNull();
      expect(within(bar).getByRole('button', { name: '전화' })).toBeTruthy();
    },
  );
});

describe('the pictures', () => {
  it('have texts and a counter, and open over the whole window', async () => {
    const photos = [PHOTO, { ...PHOTO, large: '/l2.webp' }];
    renderApp('/place/1', { houses: scripted({ photos }) });
    expect(await screen.findByAltText('월세 1,000/50 원룸, 사진 2장 중 1번째')).toBeTruthy();
    expect(screen.getByText('사진 2장 중 1번째')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '사진 2 크게 보기' }));
    const viewer = await screen.findByRole('dialog', { name: '사진 크게 보기' });
    expect(window.location.search).toBe('?p=photos');
    expect(within(viewer).getByAltText('월세 1,000/50 원룸, 사진 2장 중 2번째')).toBeTruthy();
    fireEvent(viewer, new Event('cancel', { cancelable: true }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(window.location.search).toBe('');
  });

  it('stand where they were left in full size, and so does the focus', async () => {
    const photos = ['/1.webp', '/2.webp', '/3.webp'].map((large) => ({ ...PHOTO, large }));
    renderApp('/place/1', { houses: scripted({ photos }) });
    const first = await screen.findByRole('button', { name: '사진 1 크게 보기' });
    first.focus();
    fireEvent.click(first);
    const viewer = await screen.findByRole('dialog', { name: '사진 크게 보기' });
    fireEvent.keyDown(viewer, { key: 'End' });
    // As a browser does when the dialog is closed.
    first.focus();
    window.history.back();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByText('사진 3장 중 3번째')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('사진 3 크게 보기');
  });
});

describe('a house that cannot be shown', () => {
  it('is deleted, and the way leads to the map', async () => {
    const houses = scripted();
    houses.onOne = () => Promise.resolve(null);
    renderApp('/place/1', { houses });
    expect(await screen.findByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '지도 보기' }).getAttribute('href')).toBe('/map');
  });

  it('says why, and is tried again', async () => {
    const houses = scripted();
    const answer = houses.onOne;
    houses.onOne = () => Promise.reject(new AppError('timeout'));
    renderApp('/place/1', { houses });
    await screen.findByText('집 정보를 불러오지 못했어요');
    houses.onOne = answer;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('보증금 1,000만원 · 월 50만원 · 관리비 7만원')).toBeTruthy();
  });
});
