import type { Result } from '#core';
import type {
  ChatMessageRecord,
  ChatRefusal,
  ChatRoomRecord,
  StoredChats,
} from '../../server/ports/chats/chats';
import type { CalendarVisit } from '../../server/ports/notices/calendars';

const SAID: ChatMessageRecord = {
  number: 1,
  isMine: false,
  key: null,
  kind: 'TEXT',
  text: '아직 방이 있나요?',
  isHidden: false,
  isMasked: false,
  risk: null,
  pictures: [{ id: '0123456789abcdef0123456789abcdef', width: 640, height: 480 }],
  visit: null,
  sentAt: '2026-11-20T03:00:00.000Z',
};

/** The one room that fakes know, of whoever asks. */
const FAKE_ROOM: ChatRoomRecord = {
  id: '1',
  last: 1,
  hiddenTo: 0,
  unread: 1,
  theirRead: 0,
  revision: 0,
  change: 1,
  listing: {
    kind: 'direct',
    id: '1',
    title: '신림역 10분 남향 원룸',
    party: 'TENANT',
    roomType: 'HOUTP00001',
    rentType: 'MONTH_RENT',
    deposit: 500,
    monthly: 45,
    dong: '신림동',
    picture: '0123456789abcdef0123456789abcdef',
    state: 'OPEN',
    confirmedAt: '2026-11-20T03:00:00.000Z',
    isExample: true,
  },
  other: { id: '7', nickname: '하늘색우산' },
  isOwner: true,
  isMuted: false,
  isOpen: true,
  isBlocked: false,
  isPlaceOpen: false,
  lastMessage: SAID,
  lastAt: SAID.sentAt,
  visit: {
    state: 'AGREED',
    at: '2026-11-28T06:00:00.000Z',
    agreedAt: '2026-11-28T06:00:00.000Z',
    isMine: false,
  },
  isFirstVisit: true,
  replies: { percent: 90, minutes: 120 },
};

/** What was agreed on in it, moved once. */
export const FAKE_VISIT: CalendarVisit = {
  roomId: FAKE_ROOM.id,
  number: 1,
  title: FAKE_ROOM.listing.title,
  at: Date.parse('2026-11-28T06:00:00.000Z'),
  sequence: 1,
  isCalledOff: false,
  changedAt: Date.parse('2026-11-20T03:00:00.000Z'),
};

/** One room, whoever asks for it. */
export function fakeChats(): StoredChats {
  const of = <Value>(id: string, value: Value): Promise<Result<Value, ChatRefusal>> =>
    Promise.resolve(id === FAKE_ROOM.id ? { ok: true, value } : { ok: false, reason: 'none' });
  return {
    open: (_, about) => of(Object.values(about)[0] ?? '', FAKE_ROOM.id),
    isThere: () => Promise.resolve(false),
    list: () => Promise.resolve({ items: [FAKE_ROOM], next: null, unreadInAll: 1 }),
    one: (_, id) => of(id, FAKE_ROOM),
    messages: (_, id) => of(id, { items: [SAID], last: 1, hiddenTo: 0, theirRead: 0, revision: 0 }),
    isIn: (_, id) => Promise.resolve(id === FAKE_ROOM.id),
    isSaid: () => Promise.resolve(false),
    send: (_, id, { text }, { key }) => of(id, { ...SAID, text, isMine: true, key }),
    read: (_, id, upTo) => of(id, upTo),
    mute: (_, id) => of(id, null),
    openPlace: (_, id) => of(id, null),
    hide: (_, id) => of(id, null),
    leave: (_, id) => of(id, null),
    visit: (_, id) => of(id, null),
    calendarVisit: (_, id) => of(id, FAKE_VISIT),
  };
}
