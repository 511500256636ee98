import { describe, expect, test } from 'vitest';
import { BOARD, plainDocument, REPORT_TARGET, type NewReport } from '#core';
import {
  knownWrite,
  OUTBOX_KINDS,
  shownWrite,
  type OutboxBodies,
  type OutboxKind,
} from '../../../../src/ui/stores/outbox/outbox-kinds';

const REPORT: NewReport = {
  reason: 'ABUSE',
  title: '글',
  content: '욕을 해요.',
  target: { code: REPORT_TARGET.COMMUNITY, id: '7' },
  authorId: null,
};

const BODIES: OutboxBodies = {
  postLike: { postId: '7', liked: true },
  commentLike: { commentId: '8', liked: true },
  comment: {
    postId: '7',
    draft: { text: '저도요', parentId: null, replyToId: null },
    nickname: null,
  },
  report: { report: REPORT },
  post: {
    draft: {
      categoryTypeCode: BOARD.TIP,
      title: '제목',
      document: plainDocument(['첫 줄', '둘째']),
    },
    pictures: [{ id: 'a', width: 3, height: 2, small: '/s', medium: '/m', large: '/l' }],
  },
  mateAsk: { dealId: '9' },
  collect: { collectionId: '5', name: '신림 방', item: { kind: 'house', id: '3' }, isIn: true },
  collectionVote: {
    collectionId: '5',
    name: '신림 방',
    item: { kind: 'house', id: '3' },
    vote: 'UP',
  },
};

const KINDS = Object.keys(OUTBOX_KINDS) as OutboxKind[];

const shown = (kind: string, body: object) => shownWrite({ kind, body: { ...body } });

describe('the kinds of writes', () => {
  test.each(KINDS)('%s is known again after it was stored', (kind) => {
    const body = JSON.parse(JSON.stringify(BODIES[kind])) as Readonly<Record<string, unknown>>;
    expect(knownWrite({ kind, body })).toEqual({ kind, body });
  });

  test.each(KINDS)('of %s any field that is another is no such write', (kind) => {
    for (const name of Object.keys(BODIES[kind]))
      expect(knownWrite({ kind, body: { ...BODIES[kind], [name]: 7 } })).toBeNull();
    expect(knownWrite({ kind, body: {} })).toBeNull();
  });

  test('what a former app kept without pictures and names is known, too', () => {
    const { draft } = BODIES.post;
    expect(knownWrite({ kind: 'post', body: { draft } })).not.toBeNull();
    expect(knownWrite({ kind: 'post', body: { draft, pictures: [{ id: 'a' }] } })).toBeNull();
    const { postId, draft: said } = BODIES.comment;
    expect(knownWrite({ kind: 'comment', body: { postId, draft: said } })).not.toBeNull();
  });

  test.each(['toString', '__proto__', 'voice'])('%s is no kind', (kind) => {
    expect(knownWrite({ kind, body: {} })).toBeNull();
    expect(shown(kind, {})).toEqual({ name: '다른 버전에서 쓴 것', text: null, place: null });
  });

  test('each is called by what was done', () => {
    expect(KINDS.map((kind) => shown(kind, BODIES[kind]).name)).toEqual([
      '글에 공감',
      '댓글에 공감',
      '댓글',
      '신고',
      '새 글',
      '메이트에게 보낸 관심',
      '‘신림 방’에 담기',
      '‘신림 방’에서 좋아요',
    ]);
    expect(shown('collect', { ...BODIES.collect, isIn: false }).name).toBe('‘신림 방’에서 빼기');
    const taken = { ...BODIES.collectionVote, vote: 'NONE' };
    expect(shown('collectionVote', taken).name).toBe('‘신림 방’에서 의견 취소');
    expect(shown('postLike', { postId: '7', liked: false }).name).toBe('글 공감 취소');
    expect(shown('commentLike', { commentId: '7', liked: false }).name).toBe('댓글 공감 취소');
    const draft = { text: '네', parentId: '3', replyToId: '3' };
    expect(shown('comment', { postId: '7', draft }).name).toBe('답글');
  });

  test('what a person wrote can be read again', () => {
    expect(KINDS.map((kind) => shown(kind, BODIES[kind]).text)).toEqual([
      null,
      null,
      '저도요',
      '욕을 해요.',
      '제목\n첫 줄\n둘째',
      null,
      null,
      null,
    ]);
  });

  test('and the page where it was written be found', () => {
    expect(KINDS.map((kind) => shown(kind, BODIES[kind]).place)).toEqual([
      { page: 'post', id: '7' },
      null,
      { page: 'post', id: '7' },
      { page: 'post', id: '7' },
      null,
      { page: 'mateDetail', id: '9' },
      { page: 'collection', id: '5' },
      { page: 'collection', id: '5' },
    ]);
    const target = { code: REPORT_TARGET.MEMBER, id: '1' };
    expect(shown('report', { report: { ...REPORT, target } }).place).toBeNull();
    expect(shown('report', { report: { ...REPORT, target: null } }).place).toBeNull();
  });

  test('what is done to one thing keeps its order, whatever it is', () => {
    expect(OUTBOX_KINDS.postLike.item(BODIES.postLike)).toBe('post:7');
    expect(OUTBOX_KINDS.comment.item(BODIES.comment)).toBe('post:7');
    expect(OUTBOX_KINDS.report.item(BODIES.report)).toBe('post:7');
    expect(OUTBOX_KINDS.commentLike.item(BODIES.commentLike)).toBe('comment:8');
    expect(OUTBOX_KINDS.mateAsk.item(BODIES.mateAsk)).toBe('deal:9');
    expect(OUTBOX_KINDS.collect.item(BODIES.collect)).toBe('collection:5:house 3');
    expect(OUTBOX_KINDS.collectionVote.item(BODIES.collectionVote)).toBe('collection:5:house 3');
    expect(OUTBOX_KINDS.post.item(BODIES.post)).toBeNull();
    const about = (target: NewReport['target']) =>
      OUTBOX_KINDS.report.item({ report: { ...REPORT, target } });
    expect(about(null)).toBe('report');
    expect(about({ code: REPORT_TARGET.COMMENT, id: '8' })).toBe('comment:8');
    expect(about({ code: REPORT_TARGET.MEMBER, id: '8' })).toBe('MEMBER:8');
  });

  test.each(['collect', 'collectionVote'] as const)('%s is of something that can be', (kind) => {
    for (const item of [{ kind: 'house' }, { kind: 'car', id: '3' }, { kind: 'house', id: '' }])
      expect(knownWrite({ kind, body: { ...BODIES[kind], item } })).toBeNull();
  });

  test.each([
    ['another reason', { reason: 'BOREDOM' }],
    ['a target without an id', { target: { code: 'MEMBER' } }],
    ['an author that is none', { authorId: 5 }],
  ])('a report with %s is none', (_, change) => {
    expect(knownWrite({ kind: 'report', body: { report: { ...REPORT, ...change } } })).toBeNull();
  });
});
