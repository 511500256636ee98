import type { Page } from '@playwright/test';
import { asMember } from './as-member';
import { says, waiting, type ScreenState } from './screen-state';
import { answers } from './states';

const CHATS = /\/v2\/chats/;
const LIST = /\/v2\/chats\?/;
const ROOM = /\/v2\/chats\/7$/;
const MESSAGES = /\/v2\/chats\/7\/messages/;
const PAGE = '/chats';
const MINUTE_MS = 60_000;

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const said = (number: number, isMine: boolean, text: string, isMasked = false) => ({
  number,
  isMine,
  key: isMine ? `said-${number}` : null,
  kind: 'TEXT',
  text,
  isHidden: false,
  isMasked,
  risk: null,
  pictures: [],
  visit: null,
  sentAt: ago(40 - 4 * number),
});

const SAID = [
  said(1, true, '안녕하세요. 방이 아직 있나요?'),
  said(2, false, '네, 아직 있어요. 평일은 저녁 7시 뒤에, 주말은 아무 때나 보실 수 있어요.'),
  said(3, true, '오늘 저녁 7시 반에 보러 가도 될까요?'),
  said(
    4,
    false,
    '오늘 보러 오는 분이 많아서요. 방 보시기 전에 가계약금 10만 원 주시면 잡아 둘게요. 카톡으로 이야기해요. 아이디는 ●●●',
    true,
  ),
];

const listing = (state: string, monthly: number) => ({
  kind: 'direct',
  id: '1',
  title: '남향이라 밝은 방',
  party: 'TENANT',
  roomType: 'HOUTP00001',
  rentType: 'MONTH_RENT',
  deposit: 500,
  monthly,
  dong: '신림동',
  photo: null,
  state,
  confirmedAt: ago(1500),
  isExample: false,
});

const room = (id: string, part: Readonly<Record<string, unknown>> = {}) => ({
  id,
  last: 4,
  hiddenTo: 0,
  revision: 0,
  unread: 0,
  theirRead: 3,
  change: 1,
  listing: listing('OPEN', 45),
  other: { id: 'other', nickname: '하늘색우산', image: '/favicon.svg' },
  isOwner: false,
  isMuted: false,
  isOpen: true,
  isBlocked: false,
  isPlaceOpen: false,
  lastMessage: SAID.at(-1),
  lastAt: SAID.at(-1)?.sentAt ?? null,
  visit: null,
  isFirstVisit: true,
  replies: { percent: 90, minutes: 100 },
  ...part,
});

const ROOMS = [
  room('7', { unread: 2 }),
  room('8', { isOwner: true, lastMessage: said(3, true, '토요일 오후 3시에 오세요.') }),
  room('9', {
    listing: listing('DONE', 42),
    isMuted: true,
    lastMessage: said(1, false, '좋은 분과 계약했어요. 고마워요!'),
  }),
  room('10', { other: null, isOpen: false, lastMessage: said(1, false, '네, 알겠어요.') }),
];

async function withRooms(page: Page, rooms: readonly object[]): Promise<void> {
  await asMember(page);
  await page.route(LIST, (route) =>
    route.fulfill({ json: { result: rooms, page: { next: null, unreadInAll: 2 } } }),
  );
}

async function inRoom(
  page: Page,
  messages: readonly object[],
  part: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await withRooms(page, ROOMS);
  await page.route(ROOM, (route) => route.fulfill({ json: { item: room('7', part) } }));
  await page.route(MESSAGES, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          json: {
            result: messages,
            page: { last: messages.length, hiddenTo: 0, theirRead: 3, revision: 0 },
          },
        })
      : route.fulfill({ status: 422, json: { code: 'refused', RESULT_MSG: '', MESSAGE: '' } }),
  );
  await page.goto('/chats/7');
}

/** A room in which something was said. */
export async function openRoom(page: Page): Promise<void> {
  await inRoom(page, SAID);
  await says(page, '방을 보기 전에 돈을 보내지 마세요');
}

/** Rooms of two, and one of them. */
export const CHAT_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  chats: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto(PAGE);
        await says(page, '로그인하면 채팅할 수 있어요');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await answers.held(page, CHATS);
        await page.goto(PAGE);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await withRooms(page, ROOMS);
        await page.goto('/chats');
        await says(page, '좋은 분과 계약했어요. 고마워요!');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await withRooms(page, []);
        await page.goto('/chats?of=all');
        await says(page, '아직 나눈 이야기가 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await answers.broken(page, CHATS);
        await page.goto(PAGE);
        await says(page, '채팅을 불러오지 못했어요');
      },
    },
  ],
  chat: [
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await answers.held(page, CHATS);
        await page.goto('/chats/7');
        await page.getByRole('status', { name: '대화를 불러오는 중' }).first().waitFor();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await inRoom(page, [], { lastMessage: null, last: 0 });
        await says(page, '먼저 인사해 보세요');
      },
    },
    {
      state: 'content',
      // With a warning, something hidden, and what a rule refused.
      open: async (page) => {
        await openRoom(page);
        await page.getByRole('textbox', { name: '메시지' }).fill('방 먼저 보고 결정할게요.');
        await page.getByRole('button', { name: '보내기', exact: true }).click();
        await says(page, '보내지 못했어요');
      },
    },
    {
      state: 'visit',
      open: async (page) => {
        const visit = { state: 'PROPOSED', at: ago(-3000), agreedAt: null, isMine: false };
        await inRoom(page, SAID, { visit });
        await says(page, '이때 만나자고 해요');
      },
    },
    {
      state: 'visit moved',
      open: async (page) => {
        const [agreedAt, at] = [ago(-1500), ago(-3000)];
        await inRoom(page, SAID, { visit: { state: 'PROPOSED', at, agreedAt, isMine: false } });
        await says(page, '이때로 바꾸자고 해요');
      },
    },
    {
      state: 'visit called off',
      open: async (page) => {
        const visit = { state: 'CALLED_OFF', at: ago(-3000), agreedAt: null, isMine: true };
        await inRoom(page, SAID, { visit });
        await says(page, '취소한 약속이에요');
      },
    },
    {
      state: 'left',
      open: async (page) => {
        await inRoom(page, SAID, { other: null, isOpen: false });
        await says(page, '상대가 탈퇴해서 메시지를 보낼 수 없어요.');
      },
    },
    {
      state: 'blocked',
      open: async (page) => {
        const nothing = { last: 0, lastMessage: null, replies: null };
        await inRoom(page, [], { ...nothing, isOpen: false, isBlocked: true });
        await says(page, '차단한 상대예요');
      },
    },
    {
      state: 'gone',
      open: async (page) => {
        await asMember(page);
        await page.goto('/chats/no-such-room');
        await says(page, '대화를 찾을 수 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await answers.broken(page, CHATS);
        await page.goto('/chats/7');
        await says(page, '대화를 불러오지 못했어요');
      },
    },
  ],
};
