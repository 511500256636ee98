import { dealSearchFrom, type DealStanding, type Result } from '#core';
import type { StoredDealAlarms } from '../../server/ports/deals/deal-alarms';
import type { DealMap } from '../../server/ports/deals/deal-map';
import type { DirectRecord, StoredDeals } from '../../server/ports/deals/deals';
import type { StoredDealZzims } from '../../server/ports/deals/deal-zzims';
import type { StoredInquiries } from '../../server/ports/deals/inquiries';
import type { StoredOwnDeals } from '../../server/ports/deals/own-deals';

/** The one deal that fakes know, somebody's on 2026-11-20. */
export const FAKE_DEAL: DirectRecord & { readonly dealType: 'direct' } = {
  dealType: 'direct',
  id: '1',
  status: 'OPEN',
  party: 'TENANT',
  offerer: { party: 'TENANT', landlordAgreed: true },
  roomType: 'HOUTP00001',
  rentType: 'MONTH_RENT',
  deposit: 500,
  monthly: 45,
  fee: { amount: 5, items: [], utilities: ['WATER'] },
  area: 19.8,
  floor: { kind: 'GROUND', number: 2, total: 4 },
  layout: 'OPEN',
  rooms: 1,
  bathrooms: 1,
  direction: null,
  approvedOn: null,
  moveIn: { kind: 'NOW', day: null },
  parking: 0,
  elevator: false,
  options: ['FULL'],
  equipment: ['AIRCON'],
  title: '신림역 10분 남향 원룸',
  description: '회사를 옮기게 되어 12월 중순에 이사해요.\n낮에는 불을 안 켜도 밝아요.',
  address: {
    dongliCode: '1162010200',
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
  },
  lat: 37.4842,
  lng: 126.9293,
  station: {
    name: '신림역',
    lines: [{ name: '2호선', color: '#00a84d' }],
    walkMinutes: 10,
  },
  author: { id: '7', nickname: '하늘색우산' },
  pictures: ['0123456789abcdef0123456789abcdef'],
  exactPlace: null,
  isMiddle: false,
  contact: null,
  ways: ['SMS', 'TEL'],
  replies: null,
  views: 12,
  confirmedAt: '2026-11-20T03:00:00.000Z',
  shownUntil: '2026-11-27T03:00:00.000Z',
  createdAt: '2026-11-18T03:00:00.000Z',
  editedAt: null,
  isExample: false,
  hold: null,
  isHiddenByOwner: false,
  mine: { isAuthor: false, hasAsked: false, saidGone: false },
};

const SUMMARY = {
  ...FAKE_DEAL,
  maintenance: FAKE_DEAL.fee.amount,
  picture: FAKE_DEAL.pictures[0] ?? null,
  photoCount: FAKE_DEAL.pictures.length,
};

const STANDING: DealStanding = {
  id: FAKE_DEAL.id,
  status: 'OPEN',
  confirmedAt: FAKE_DEAL.confirmedAt,
  shownUntil: FAKE_DEAL.shownUntil,
};

const OPEN_TO_ALL = { hold: null, isHiddenByOwner: false };

const NONE = { ok: false, reason: 'none' } as const;

const ofDeal = <Value>(id: string, value: Value): Promise<Result<Value, 'none'>> =>
  Promise.resolve(id === FAKE_DEAL.id ? { ok: true, value } : NONE);

/** The map of that one deal. */
export const fakeDealMap = (): DealMap => ({
  marks: () => {
    const { id, lat, lng, roomType, rentType, deposit, monthly, fee } = FAKE_DEAL;
    const room = { id, lat, lng, roomType, rentType, deposit, monthly, maintenance: fee.amount };
    return Promise.resolve({ marks: [{ kind: 'deal', ...room }], total: 1, version: '1' });
  },
});

/** Deals without a database: there is one, and nobody changes it. */
export function fakeDeals(given: Partial<StoredDeals> = {}): StoredDeals {
  const { id } = FAKE_DEAL;
  return {
    list: () => Promise.resolve({ items: [SUMMARY], next: null, total: 1, version: '1' }),
    one: (asked) => ofDeal(asked, FAKE_DEAL),
    some: (ids) => Promise.resolve(ids.includes(id) ? [SUMMARY] : []),
    findable: () =>
      Promise.resolve([
        { id, dealType: 'direct', dongliCode: '1162010200', changedOn: '20261120' },
      ]),
    view: () => Promise.resolve(),
    write: () => ofDeal(id, id),
    change: (_author, { id: asked }) => ofDeal(asked, asked),
    confirm: (_author, asked) => ofDeal(asked, { ...STANDING, ...OPEN_TO_ALL }),
    setStatus: (_author, asked, status) => ofDeal(asked, { ...STANDING, status, ...OPEN_TO_ALL }),
    remove: (_author, asked) => ofDeal(asked, null),
    ...given,
  };
}

/** What is asked of who offers that one. */
export const fakeInquiries = (): StoredInquiries => ({
  contact: (_member, asked) => ofDeal(asked, '010-0000-0001'),
  ask: (_member, asked) => ofDeal(asked, { standing: STANDING, question: null }),
  sayGone: (_member, asked) => ofDeal(asked, { standing: STANDING, question: null }),
});

/** Members may keep that one. */
export const fakeDealZzims = (): StoredDealZzims => ({
  keep: (_member, asked) =>
    ofDeal(asked, {
      type: 'direct',
      id: asked,
      at: '0mwzn8qo00000-server',
      isKept: true,
      kept: null,
    }),
  leave: () => Promise.resolve(),
});

/** That one, as its owner's. */
export const fakeOwnDeals = (): StoredOwnDeals => ({
  list: () =>
    Promise.resolve({
      items: [
        {
          ...SUMMARY,
          views: 12,
          week: [0, 1, 2, 3, 0, 4, 2],
          zzims: 3,
          contacts: { SMS: 1, TEL: 2, CHAT: 0 },
          isSaidGone: false,
          isHiddenByOwner: false,
        },
      ],
      next: null,
      total: 1,
      version: '1',
    }),
});

/** One alarm of everybody, which is the answer to every search. */
export const fakeDealAlarms = (): StoredDealAlarms => {
  const search = dealSearchFrom('direct', 'dongliCode=1162010200');
  const alarm = { ...search, id: FAKE_DEAL.id, place: '신림동' };
  return {
    of: () => Promise.resolve([alarm]),
    set: () => Promise.resolve({ ok: true, value: alarm }),
    remove: () => Promise.resolve(),
  };
};
