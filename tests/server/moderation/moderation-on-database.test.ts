import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  BOARD,
  DECISION,
  HIDING_REPORTS,
  HOLD_STATE,
  LISTED_KIND,
  ITEM_TYPE,
  MODERATED,
  plainDocument,
  REPORT_TARGET,
  type ModeratedKind,
} from '#core';
import { MemberRepository } from '../../../server/db/accounts/member-repository';
import type { Database } from '../../../server/db/database';
import { holdListed } from '../../../server/db/moderation/hold';
import { ModerationRepository } from '../../../server/db/moderation/moderation-repository';
import { ReportRepository } from '../../../server/db/reports/report-repository';
import { comments, posts } from '../../../server/db/schema/communities';
import { members } from '../../../server/db/schema/members';
import { listedWords, moderationCases } from '../../../server/db/schema/moderation';
import type { ReportToKeep } from '../../../server/ports/moderation/reports';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

const RULE = '선입금을 요구할 수 없어요.';

describe.each(DATABASES)('moderation on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let moderation: ModerationRepository;
  let reports: ReportRepository;
  let author: number;
  let postId: number;
  let commentId: number;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.delete(moderationCases);
    await database.db.delete(listedWords);
    await database.db.delete(posts);
    await database.db.delete(members);
    clock = new MovingClock();
    moderation = new ModerationRepository(database, clock);
    reports = new ReportRepository(database, clock);
    author = await join('author');
    const now = new Date(clock.now());
    const [post] = await database.db
      .insert(posts)
      .values({
        board: BOARD.HOME,
        title: '월세가 너무 올랐어요',
        document: plainDocument(['도와주세요']),
        text: '도와주세요',
        preview: '도와주세요',
        pictureIds: [],
        authorId: author,
        createdAt: now,
      })
      .returning({ id: posts.id });
    postId = post?.id ?? expect.fail('no post');
    const [comment] = await database.db
      .insert(comments)
      .values({ postId, text: '힘내세요', authorId: author, createdAt: now })
      .returning({ id: comments.id });
    commentId = comment?.id ?? expect.fail('no comment');
  });

  const join = (name: string) => joinMember(new MemberRepository(database, clock), name);
  const reportOf = (reporterId: number, code: string, id: number): ReportToKeep => ({
    reporterId,
    sendingKey: null,
    reason: 'ABUSE',
    title: '글',
    content: '욕설이 있어요.',
    target: { code, id: String(id) },
    authorId: null,
  });
  const holdOf = async (id: number) => {
    const [row] = await database.db.select().from(posts).where(eq(posts.id, id));
    return row?.holdState ?? null;
  };
  const hold = async (of: ModeratedKind = MODERATED.POST, id = postId) => {
    await moderation.list(LISTED_KIND.word, '선입금', RULE);
    const written = { text: '선입금 먼저요', links: [] };
    const now = new Date(clock.now());
    await database.db.transaction((tx) =>
      holdListed(tx, { kind: of, id, authorId: author, written, now }),
    );
  };
  const onlyCase = async () => (await moderation.waiting())[0] ?? expect.fail('no case waits');

  it('lists words and sites once each, changes their rule, and takes them off', async () => {
    await moderation.list(LISTED_KIND.word, '선입금', RULE);
    await moderation.list(LISTED_KIND.word, '선입금', '다른 규칙');
    await moderation.list(LISTED_KIND.site, 'bad.example', RULE);
    expect(await moderation.listed()).toEqual([
      { kind: 'site', text: 'bad.example', rule: RULE },
      { kind: 'word', text: '선입금', rule: '다른 규칙' },
    ]);
    expect(await moderation.unlist(LISTED_KIND.word, '선입금')).toBe(true);
    expect(await moderation.unlist(LISTED_KIND.word, '선입금')).toBe(false);
  });

  it('hides what five different members reported, once, and not before', async () => {
    for (let count = 1; count <= HIDING_REPORTS + 1; count += 1) {
      const reporter = await join(`reporter ${count}`);
      const kept = await reports.keep(reportOf(reporter, REPORT_TARGET.COMMUNITY, postId));
      expect(kept).toMatchObject({
        kind: 'kept',
        hidden:
          count === HIDING_REPORTS ? { kind: 'POST', id: String(postId), authorId: author } : null,
      });
      expect(await holdOf(postId)).toBe(count >= HIDING_REPORTS ? HOLD_STATE.HIDDEN : null);
    }
    expect(await onlyCase()).toMatchObject({
      hold: 'HIDDEN',
      words: '월세가 너무 올랐어요',
      reports: HIDING_REPORTS + 1,
    });
  });

  it('hides it once when the last reports come at the same time', async () => {
    const people = [];
    for (let count = 0; count < HIDING_REPORTS * 2; count += 1)
      people.push(await join(`crowd ${count}`));
    const kept = await Promise.all(
      people.map((id) => reports.keep(reportOf(id, REPORT_TARGET.COMMENT, commentId))),
    );
    expect(kept.filter((one) => one.kind === 'kept' && one.hidden !== null)).toHaveLength(1);
    expect(await moderation.waiting()).toHaveLength(1);
    expect(await onlyCase()).toMatchObject({ kind: 'COMMENT', words: '힘내세요' });
  });

  it('shows it again and closes its reports, of which later ones count anew', async () => {
    const people = [];
    for (let count = 0; count < HIDING_REPORTS; count += 1) people.push(await join(`p${count}`));
    for (const id of people) await reports.keep(reportOf(id, REPORT_TARGET.COMMUNITY, postId));
    const { caseNumber } = await onlyCase();
    const decided = await moderation.decide(caseNumber, DECISION.SHOW, '괜찮은 글이에요.');
    expect(decided).toMatchObject({
      page: { code: ITEM_TYPE.COMMUNITY, id: String(postId) },
      authorId: author,
    });
    expect(new Set(decided?.reporterIds)).toEqual(new Set(people));
    expect(await holdOf(postId)).toBeNull();
    expect(await moderation.decide(caseNumber, DECISION.HIDE, '다시')).toBeNull();
    expect(await moderation.waiting()).toEqual([]);
    const again = await reports.keep({
      ...reportOf(people[0] ?? 0, REPORT_TARGET.COMMUNITY, postId),
      sendingKey: 'again',
    });
    expect(again).toMatchObject({ kind: 'kept', hidden: null });
  });

  it('tells all of a case to moderators', async () => {
    await hold();
    await reports.keep(reportOf(await join('reporter'), REPORT_TARGET.COMMUNITY, postId));
    const { caseNumber } = await onlyCase();
    const detail = await moderation.one(caseNumber);
    expect(detail?.author).not.toBeNull();
    expect(detail).toMatchObject({
      text: '도와주세요',
      rule: RULE,
      state: 'OPEN',
      decision: null,
      said: [{ reason: 'ABUSE', content: '욕설이 있어요.' }],
    });
    expect(await moderation.one('RP-NONE')).toBeNull();
  });

  it('is appealed once by its author, under one key however often, and decided anew', async () => {
    await hold();
    const { caseNumber } = await onlyCase();
    const target = { kind: MODERATED.POST, id: String(postId) };
    const stranger = await join('stranger');
    expect(await moderation.appeal(stranger, target, '저요', 'k')).toEqual({
      kind: 'nothing-held',
    });
    await moderation.decide(caseNumber, DECISION.HIDE, '규칙에 어긋나요.');
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => moderation.appeal(author, target, '오해예요.', 'key')),
    );
    expect(sent).toEqual(Array.from({ length: 5 }, () => ({ kind: 'appealed', caseNumber })));
    expect(await moderation.appeal(author, target, '또', 'other')).toEqual({ kind: 'twice' });
    expect(await onlyCase()).toMatchObject({ caseNumber, state: 'APPEALED' });
    await moderation.decide(caseNumber, DECISION.SHOW, '저희가 잘못 봤어요.');
    expect(await holdOf(postId)).toBeNull();
    expect(await moderation.appeal(author, target, '또', 'more')).toEqual({ kind: 'nothing-held' });
  });

  it('keeps a case of somebody who left, without them', async () => {
    await hold();
    await database.db.delete(members).where(eq(members.id, author));
    const { caseNumber } = await onlyCase();
    expect(await moderation.one(caseNumber)).toMatchObject({ author: null });
    expect(await moderation.decide(caseNumber, DECISION.HIDE, '끝')).toMatchObject({
      authorId: null,
    });
  });

  it('lists appeals first, then the oldest', async () => {
    await hold();
    const first = await onlyCase();
    clock.advance(60_000);
    await hold(MODERATED.COMMENT, commentId);
    expect((await moderation.waiting()).map(({ kind: of }) => of)).toEqual(['POST', 'COMMENT']);
    await moderation.appeal(author, { kind: 'COMMENT', id: String(commentId) }, '왜요?', 'k');
    expect((await moderation.waiting()).map(({ kind: of }) => of)).toEqual(['COMMENT', 'POST']);
    expect((await moderation.waiting())[1]?.caseNumber).toBe(first.caseNumber);
  });
});
