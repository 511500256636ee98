import { describe, expect, it } from 'vitest';
import { DECISION, HOLD_STATE, LISTED_KIND, MODERATED, NOTIFICATION_KIND } from '#core';
import { Care } from '../../../server/moderation/care';
import type { NewNotification } from '../../../server/ports/notifications';

function opened() {
  const told: NewNotification[] = [];
  const care = new Care({
    moderation: {
      listed: () =>
        Promise.resolve([{ kind: LISTED_KIND.word, text: '선입금', rule: '선입금 금지' }]),
    },
    notifications: {
      add: (given) => {
        told.push(...given);
        return Promise.resolve();
      },
    },
  });
  return { care, told };
}

describe('care', () => {
  it('finds the rule that a text breaks', async () => {
    const { care } = opened();
    expect((await care.brokenRule({ text: '선 입금', links: [] }))?.rule).toBe('선입금 금지');
    expect(await care.brokenRule({ text: '잔금', links: [] })).toBeNull();
  });

  it('tells the author what is held and why, and nobody where they have left', async () => {
    const { care, told } = opened();
    const held = {
      kind: MODERATED.COMMENT,
      id: '3',
      postId: '2',
      authorId: 7,
      state: HOLD_STATE.HELD,
      rule: '선입금 금지',
      at: 1,
    };
    await care.tellHeld(held);
    await care.tellHeld({ ...held, authorId: null });
    expect(told).toEqual([
      expect.objectContaining({
        memberId: 7,
        kind: NOTIFICATION_KIND.MODERATED,
        title: '올리신 댓글을 확인하고 있어요',
        message: '선입금 금지',
        LINK: '2',
      }),
    ]);
  });

  it('tells author and reporters of a decision, without saying who reported', async () => {
    const { care, told } = opened();
    const decided = {
      kind: MODERATED.POST,
      targetId: '2',
      postId: '2',
      authorId: 7,
      reporterIds: [8, 9],
    };
    await care.tellDecided('RP-1', DECISION.HIDE, '욕설이 있어요.', decided);
    expect(told.map(({ memberId, title, LINK }) => ({ memberId, title, LINK }))).toEqual([
      { memberId: 7, title: '올리신 글을 가리기로 했어요', LINK: '2' },
      { memberId: 8, title: '신고하신 글을 확인했어요', LINK: '/more/notifications' },
      { memberId: 9, title: '신고하신 글을 확인했어요', LINK: '/more/notifications' },
    ]);
    expect(new Set(told.map(({ key }) => key)).size).toBe(2);
  });
});
