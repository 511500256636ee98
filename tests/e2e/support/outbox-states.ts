import type { Page } from '@playwright/test';
import {
  OUTBOX_DAYS,
  parseStoredSession,
  STORAGE_KEY,
  storedKeptWrite,
  type KeptWrite,
} from '#core';
import { asMember } from './as-member';
import { builtFile } from './built-files';
import { says, waiting, type ScreenState } from './screen-state';

const OUTBOX = '/outbox';
const CODE = builtFile('src/composition/later/outbox-of.ts');
const DAY_MS = 86_400_000;

/** One of each that a person can find there; nothing of it goes while it is looked at. */
const writesOf = (member: string, now: number): readonly KeptWrite[] => {
  const said = (id: string, text: string): KeptWrite => ({
    id,
    member,
    kind: 'comment',
    item: `post:${id}`,
    body: { postId: id, draft: { text, parentId: null, replyToId: null } },
    place: Number(id),
    madeAt: now,
    tries: 0,
    restsUntil: 0,
    askedUntil: now + DAY_MS,
    heardAt: 0,
    refusal: null,
    isGone: false,
  });
  return [
    {
      ...said('1', '창문을 하루에 두 번은 열어 두세요.\n겨울에도요.'),
      refusal: '삭제된 게시물입니다.',
      isGone: true,
    },
    { ...said('2', '저는 복층이 더 좋았어요.'), madeAt: now - (OUTBOX_DAYS + 1) * DAY_MS },
    said('3', '저도 궁금해요.'),
    { ...said('4', ''), kind: 'postLike', body: { postId: '4', liked: true } },
  ];
};

/** A member's device that has something to send. */
export async function keepWrites(page: Page): Promise<void> {
  await asMember(page);
  const { origins } = await page.context().storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const session = kept.find(({ name }) => name === STORAGE_KEY.USER_DATA)?.value ?? null;
  const member = String(parseStoredSession(session).ID);
  const stored = writesOf(member, Date.now()).map(
    (write) => [`${STORAGE_KEY.OUTBOX_WRITE}_${write.id}`, storedKeptWrite(write)] as const,
  );
  await page.goto('/more/blocked');
  await page.evaluate((writes) => {
    for (const [name, value] of writes) localStorage.setItem(name, value);
  }, stored);
}

/** What is to be sent, and what became of it. */
export const OUTBOX_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  outbox: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto(OUTBOX);
        await says(page, '로그인하면 보낼 것을 볼 수 있어요');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await page.route(`**${CODE}`, () => undefined);
        await page.goto(OUTBOX);
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await page.route(`**${CODE}`, (route) => route.abort());
        await page.goto(OUTBOX);
        await says(page, '보낼 것을 불러오지 못했어요');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await asMember(page);
        await page.goto(OUTBOX);
        await says(page, '보낼 것이 없어요');
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await keepWrites(page);
        await page.goto(OUTBOX);
        await says(page, '저도 궁금해요.');
      },
    },
  ],
};
