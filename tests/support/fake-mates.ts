import type { Result } from '#core';
import type {
  MateRecord,
  MateSummaryRecord,
  SeenRequestRecord,
  StoredMateRequests,
  StoredMates,
} from '../../server/ports/deals/mates';
import { mateHas } from './mates';

/** The one mate that fakes know, somebody's on 2026-11-20. */
export const FAKE_MATE: MateRecord & { readonly dealType: 'mate' } = {
  ...mateHas(),
  dealType: 'mate',
  id: '2',
  status: 'OPEN',
  rentType: 'MONTH_RENT',
  title: '고양이와 함께 지낼 메이트',
  intro: '평일에는 일하고 주말에는 집에서 쉬어요.\n반가워요.',
  author: { id: '8', nickname: '초록화분' },
  fit: null,
  lat: 37.4842,
  lng: 126.9293,
  pictures: ['0123456789abcdef0123456789abcdef'],
  views: 3,
  confirmedAt: '2026-11-20T03:00:00.000Z',
  shownUntil: '2026-11-27T03:00:00.000Z',
  createdAt: '2026-11-18T03:00:00.000Z',
  editedAt: null,
  isExample: false,
  hold: null,
  consent: null,
  isHiddenByOwner: false,
  mine: { isAuthor: false, hasAsked: false, saidGone: false },
};

const SUMMARY: MateSummaryRecord = { ...FAKE_MATE, picture: null, photoCount: 1 };

/** Somebody who waits for an answer. */
const FAKE_REQUEST: SeenRequestRecord = {
  id: '1',
  isAsker: true,
  other: { id: '8', nickname: '초록화분' },
  theirs: SUMMARY,
  askedAt: '2026-11-20T03:00:00.000Z',
  consent: {
    requestId: '1',
    state: 'WAITING',
    lapsesAt: '2026-12-04T03:00:00.000Z',
    opensNumber: false,
    seesNumber: false,
    mayDo: ['WITHDRAW'],
  },
  number: null,
};

const NONE = { ok: false, reason: 'none' } as const;

const ofId = <Value>(id: string, known: string, value: Value): Promise<Result<Value, 'none'>> =>
  Promise.resolve(id === known ? { ok: true, value } : NONE);

/** Mates without a database: there is one, and nobody changes it. */
export const fakeMates = (given: Partial<StoredMates> = {}): StoredMates => ({
  list: () => Promise.resolve({ items: [SUMMARY], next: null, total: 1, version: '1' }),
  own: () => Promise.resolve([]),
  write: () => Promise.resolve({ ok: true, value: FAKE_MATE.id }),
  change: (_author, { id }) => ofId(id, FAKE_MATE.id, id),
  ...given,
});

/** One ask, which nobody answers. */
export const fakeMateRequests = (): StoredMateRequests => ({
  ask: (_member, id) => ofId(id, '1', FAKE_REQUEST),
  list: () => Promise.resolve([FAKE_REQUEST]),
  act: (_member, id) => ofId(id, FAKE_REQUEST.id, FAKE_REQUEST),
});
