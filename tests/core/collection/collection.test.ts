import { expect, test } from 'vitest';
import {
  addedByText,
  checkCollectionName,
  collectedText,
  collectionLine,
  collectionRights,
  deleteCollectionText,
  goneCollected,
  inVoteOrder,
  isLinkOpen,
  mayTakeOut,
  collectedLaterText,
  collectionCardLine,
  sharedCollectionLine,
  withMyVote,
  type CollectedItem,
  type CollectionSummary,
} from '#core';

const item = (id: string, up: number, down: number, addedAt: string): CollectedItem => ({
  kind: 'house',
  id,
  addedAt,
  addedBy: '하늘',
  isMine: false,
  votes: { up, down, mine: 'NONE' },
});

const EARLY = '2026-11-28T09:00:00.000+09:00';
const LATE = '2026-11-28T10:00:00.000+09:00';

test('keeps a name on one line, composed and without what hides in it', () => {
  expect(checkCollectionName('  신림\n방 ')).toEqual({ ok: true, name: '신림 방' });
  expect(checkCollectionName('\u1109\u1175\u11ab\u200b림')).toEqual({ ok: true, name: '신림' });
});

test('asks for a name of 1 to 30 characters, a family being one', () => {
  expect(checkCollectionName(' \u200b ')).toEqual({
    ok: false,
    message: '모음 이름을 적어 주세요.',
  });
  expect(checkCollectionName('👨‍👩‍👧‍👦'.repeat(30)).ok).toBe(true);
  expect(checkCollectionName('가'.repeat(31))).toEqual({
    ok: false,
    message: '이름은 30자까지 적을 수 있어요. 조금 줄여 주세요.',
  });
});

test('puts what is wanted most first, and of the same the newest', () => {
  const items = [
    item('1', 1, 1, LATE),
    item('2', 2, 0, EARLY),
    item('3', 0, 0, EARLY),
    item('4', 0, 1, LATE),
    item('5', 0, 0, LATE),
    item('6', 0, 0, LATE),
  ];
  expect(inVoteOrder(items).map(({ id }) => id)).toEqual(['2', '1', '5', '6', '3', '4']);
  const [first] = items;
  expect(first?.id).toBe('1');
});

test('lets a member do what the link lets people do, and whoever has the link read', () => {
  const rules = { mayAdd: false, mayVote: true };
  expect(collectionRights('owner', rules)).toEqual({
    mayAdd: true,
    mayVote: true,
    mayManage: true,
  });
  expect(collectionRights('member', rules)).toEqual({ ...rules, mayManage: false });
  expect(collectionRights('member', { mayAdd: true, mayVote: false }).mayAdd).toBe(true);
  expect(collectionRights('reader', { mayAdd: true, mayVote: true })).toEqual({
    mayAdd: false,
    mayVote: false,
    mayManage: false,
  });
});

test('lets the owner take out anything, and a member what they added', () => {
  expect(mayTakeOut('owner', false)).toBe(true);
  expect(mayTakeOut('member', true)).toBe(true);
  expect(mayTakeOut('member', false)).toBe(false);
  expect(mayTakeOut('reader', true)).toBe(false);
});

test('opens by a link until its end, or without one for as long as it is there', () => {
  expect(isLinkOpen(null, 5)).toBe(true);
  expect(isLinkOpen(6, 5)).toBe(true);
  expect(isLinkOpen(5, 5)).toBe(false);
});

const summary = (given: Partial<CollectionSummary>): CollectionSummary => ({
  id: '1',
  name: '신림 방',
  role: 'owner',
  owner: '하늘',
  items: 0,
  members: 1,
  isShared: false,
  has: false,
  changedAt: EARLY,
  ...given,
});

test('says how much is in a collection and who looks at it', () => {
  expect(collectionLine(summary({}))).toBe('아직 담은 것이 없어요');
  expect(collectionLine(summary({ items: 3, members: 2 }))).toBe('3개 · 2명이 함께 봐요');
  expect(collectionLine(summary({ role: 'member', items: 3, members: 2 }))).toBe(
    '3개 · 하늘님의 모음 · 2명이 함께 봐요',
  );
  expect(sharedCollectionLine('하늘', 3)).toBe('하늘님의 모음 · 3개');
  expect(sharedCollectionLine('하늘', 0)).toBe('하늘님의 모음 · 아직 담은 것이 없어요');
  expect(collectedLaterText('신림 방', true)).toBe('인터넷에 연결되면 ‘신림 방’에 담아요');
  expect(collectedLaterText('신림 방', false)).toBe('인터넷에 연결되면 ‘신림 방’에서 빼요');
  expect(collectionCardLine(3)).toBe('함께 보는 모음 · 3개');
  expect(collectionCardLine(0)).toBe('함께 보는 모음이에요');
});

test('says who added an item, and nothing of somebody who is not there', () => {
  expect(addedByText({ addedBy: '하늘', isMine: false })).toBe('하늘님이 담았어요');
  expect(addedByText({ addedBy: '하늘', isMine: true })).toBe('내가 담았어요');
  expect(addedByText({ addedBy: null, isMine: false })).toBeNull();
});

test('has a line for what is gone, what was put in, and what is about to be deleted', () => {
  expect(goneCollected('notice')).toBe('내려간 공고예요');
  expect(collectedText('신림 방', true)).toBe('‘신림 방’에 담았어요');
  expect(collectedText('신림 방', false)).toBe('‘신림 방’에서 뺐어요');
  expect(deleteCollectionText('신림 방', 1)).toBe('‘신림 방’ 모음을 지울까요?');
  expect(deleteCollectionText('신림 방', 3)).toBe(
    '‘신림 방’ 모음을 지울까요? 함께 보던 2명도 더 볼 수 없어요.',
  );
});

test('counts a vote that has not arrived in the place of the one before', () => {
  const none = { up: 2, down: 1, mine: 'NONE' } as const;
  expect(withMyVote(none, 'UP')).toEqual({ up: 3, down: 1, mine: 'UP' });
  expect(withMyVote({ ...none, mine: 'UP' }, 'DOWN')).toEqual({ up: 1, down: 2, mine: 'DOWN' });
  expect(withMyVote({ ...none, mine: 'DOWN' }, 'NONE')).toEqual({ up: 2, down: 0, mine: 'NONE' });
  expect(withMyVote({ ...none, mine: 'UP' }, 'UP')).toEqual({ ...none, mine: 'UP' });
});
