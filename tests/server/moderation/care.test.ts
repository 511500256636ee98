import { describe, expect, it } from 'vitest';
import { DECISION, HOLD_STATE, ITEM_TYPE, MODERATED, NOTIFICATION_KIND } from '#core';
import { Care } from '../../../server/moderation/care';
import type { NewNotification } from '../../../server/ports/notifications/notifications';

const PAGE = { code: ITEM_TYPE.COMMUNITY, id: '2' } as const;

function opened() {
  const told: NewNotification[] = [];
  const said: string[] = [];
  const care = new Care({
    moderation: {
      openCase: (_, id) =>
        Promise.resolve(
          id === '3' || id === '4'
            ? {
                caseNumber: `RP-${id}`,
                hold: HOLD_STATE.HELD,
                rule: '선입금 금지',
                page: PAGE,
                authorId: id === '3' ? 7 : null,
              }
            : null,
        ),
    },
    bundles: {
      said: (id) => {
        said.push(id);
        return Promise.resolve();
      },
    },
    notifications: {
      add: (given) => {
        told.push(...given);
        return Promise.resolve();
      },
    },
  });
  return { care, told, said };
}

describe('care', () => {
  it('tells the author what is held and why, and nobody where they have left', async () => {
    const { care, told } = opened();
    await care.tellHeld(MODERATED.COMMENT, '3');
    await care.tellHeld(MODERATED.COMMENT, '4');
    await care.tellHeld(MODERATED.COMMENT, '5');
    expect(told).toEqual([
      expect.objectContaining({
        memberId: 7,
        kind: NOTIFICATION_KIND.MODERATED,
        title: '올리신 댓글을 확인하고 있어요',
        message: '선입금 금지',
        LINK: '2',
        key: 'held RP-3',
      }),
    ]);
  });

  it('tells author and reporters of a decision, without saying who reported', async () => {
    const { care, told } = opened();
    const decided = {
      kind: MODERATED.POST,
      targetId: '2',
      page: PAGE,
      authorId: 7,
      reporterIds: [8, 9],
      isSeen: false,
    };
    await care.tellDecided('RP-1', DECISION.HIDE, '욕설이 있어요.', decided);
    expect(told.map(({ memberId, title, LINK }) => ({ memberId, title, LINK }))).toEqual([
      { memberId: 7, title: '올리신 글을 가리기로 했어요', LINK: '2' },
      { memberId: 8, title: '신고하신 글을 확인했어요', LINK: '/more/notifications' },
      { memberId: 9, title: '신고하신 글을 확인했어요', LINK: '/more/notifications' },
    ]);
    expect(new Set(told.map(({ key }) => key)).size).toBe(2);
  });

  it('does not say that a deal is seen again which lapsed while it was held', async () => {
    const { care, told } = opened();
    const decided = {
      kind: MODERATED.DEAL,
      targetId: '2',
      page: PAGE,
      authorId: 7,
      reporterIds: [],
    };
    await care.tellDecided('RP-1', DECISION.SHOW, '괜찮아요.', { ...decided, isSeen: true });
    await care.tellDecided('RP-2', DECISION.SHOW, '괜찮아요.', { ...decided, isSeen: false });
    expect(told.map(({ title, message }) => [title, message])).toEqual([
      ['올리신 글이 다시 보여요', '괜찮아요.'],
      [
        '올리신 글을 확인했어요',
        '괜찮아요. 그동안 보여 드리는 기간이 지났어요. 계속 보여 드리려면 다시 공개해 주세요.',
      ],
    ]);
  });

  it('tells those whom a comment is for once it is decided, and of a post nobody else', async () => {
    const { care, said } = opened();
    const decided = { targetId: '3', page: PAGE, authorId: 7, reporterIds: [], isSeen: true };
    await care.tellDecided('RP-1', DECISION.SHOW, '괜찮아요.', { ...decided, kind: 'COMMENT' });
    await care.tellDecided('RP-2', DECISION.SHOW, '괜찮아요.', { ...decided, kind: 'POST' });
    expect(said).toEqual(['3']);
  });
});
