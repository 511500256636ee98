import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTED_KIND, listedForm, REPORT_TARGET } from '#core';
import type { Database } from '../../../../server/db/database';
import { viewerOf } from '../../../../server/http/requests/viewer-of';
import { readEnv } from '../../../../server/env';
import { ModerationRepository } from '../../../../server/db/moderation/moderation-repository';
import { BundleRepository } from '../../../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { ReportRepository } from '../../../../server/db/reports/report-repository';
import { communityOn, made } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const SUBJECT = 'subject-of-whoever-leaves';
const NICKNAME = '떠나는사람';

/** Every row of every table, as text. */
async function everything(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = [];
  for (const { name } of rows) {
    const all = await database.pool.query<{ line: string }>(
      `select to_jsonb(t)::text as line from "${name}" t`,
    );
    texts.push(...all.rows.map(({ line }) => line));
  }
  return texts.join('\n');
}

describe.each(DATABASES)('somebody who has left, on %s', (kind) => {
  let database: Database;
  const clock = new MovingClock();
  let community: ReturnType<typeof communityOn>;
  let moderation: ModerationRepository;
  let inbox: NotificationRepository;
  let [leaver, stayer] = [0, 0];
  let [post, comment, stayersPost] = ['', '', ''];
  /** Of what the leaver read: what the server says of them, what is kept, and their own key. */
  let [seenBy, seen, viewKey] = ['', '', ''];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    community = communityOn(database, clock);
    moderation = new ModerationRepository(database, clock);
    const signals = new OpenSignals(kind);
    inbox = new NotificationRepository(database, clock, signals);
    const bundles = new BundleRepository({ database, signals }, clock);
    const reports = new ReportRepository(database, clock);
    [leaver, stayer] = [await community.join(SUBJECT), await community.join('stayer')];
    await database.pool.query('update members set nickname = $1 where id = $2', [NICKNAME, leaver]);
    await moderation.list(LISTED_KIND.word, listedForm(LISTED_KIND.word, '선입금'), '규칙');
    post = await community.write(leaver, '남는 글');
    stayersPost = await community.write(stayer, '머무는 사람의 글');
    comment = await community.say(leaver, stayersPost, '남는 댓글');
    await bundles.said(comment);
    await community.posts.like(leaver, stayersPost, true);
    await bundles.liked('POST', stayersPost, leaver);
    await community.say(stayer, stayersPost, '고마워요', {
      parentId: comment,
      replyToId: comment,
    });
    const held = await community.write(leaver, '선입금 글');
    await moderation.appeal(leaver, { kind: 'POST', id: held }, '다시 봐 주세요.', 'key');
    const target = { code: REPORT_TARGET.COMMUNITY, id: stayersPost };
    const report = { reason: 'OTHER', title: '글', content: '이상해요', target } as const;
    await reports.keep({ ...report, reporterId: leaver, sendingKey: 'key', authorId: null });
    await community.blocks.block(leaver, String(await community.join('blocked')));
    await database.pool.query(
      `insert into pictures (id, member_id, sha256, width, height, bytes, created_at)
       values ('a', $1, 'a', 1, 1, 1, now())`,
      [leaver],
    );
    await database.pool.query(`insert into member_conditions values ($1, '{}', now())`, [leaver]);
    const view = viewerOf(
      { env: readEnv({}), clock },
      { caller: { memberId: leaver, familyId: '' }, ip: '127.0.0.1' },
    );
    await community.posts.view(stayersPost, view);
    seenBy = view.viewer;
    const { rows } = await database.pool.query<{ viewer: string; view_key: string }>(
      'select viewer, view_key from post_views, members where members.id = $1',
      [leaver],
    );
    [seen, viewKey] = [rows[0]?.viewer ?? '', rows[0]?.view_key ?? ''];
    await database.pool.query('delete from members where id = $1', [leaver]);
    // A sign-up that was spent is forgotten by itself, some minutes later.
    await database.pool.query('delete from pending_sign_ups');
  });
  afterAll(() => database.close());

  it('is named by no row of any table', async () => {
    const rows = await everything(database);
    expect(rows).not.toContain(SUBJECT);
    expect(rows).not.toContain(NICKNAME);
    const { rows: left } = await database.pool.query<{ name: string }>(
      `select 'posts' as name from posts where author_id = $1
       union all select 'comments' from comments where author_id = $1 or mention_id = $1
       union all select 'post_likes' from post_likes where member_id = $1
       union all select 'comment_likes' from comment_likes where member_id = $1
       union all select 'member_blocks' from member_blocks where member_id = $1 or blocked_id = $1
       union all select 'member_writes' from member_writes where member_id = $1
       union all select 'moderation_cases' from moderation_cases where author_id = $1
       union all select 'reports' from reports where reporter_id = $1
       union all select 'notifications' from notifications where member_id = $1
       union all select 'notification_parts' from notification_parts where actor_id = $1`,
      [leaver],
    );
    expect(left).toEqual([]);
  });

  it('is named by no column of any table that names members', async () => {
    const { rows: columns } = await database.pool.query<{ table: string; column: string }>(
      `select conrelid::regclass::text as "table", attname as "column" from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'members'::regclass`,
    );
    expect(columns).toContainEqual({ table: 'pictures', column: 'member_id' });
    expect(columns).toContainEqual({ table: 'member_conditions', column: 'member_id' });
    for (const { table, column } of columns) {
      const left = await database.pool.query(`select 1 from ${table} where ${column} = $1`, [
        leaver,
      ]);
      expect([table, column, left.rowCount]).toEqual([table, column, 0]);
    }
    const { rows: pictures } = await database.pool.query('select member_id from pictures');
    expect(pictures).toEqual([{ member_id: null }]);
  });

  it('has read what nobody can tell any more', async () => {
    expect(seenBy).not.toBe('');
    expect(viewKey).not.toBe('');
    const rows = await everything(database);
    // That it was read once is kept until the day is over; it says nothing without the key.
    expect(rows).toContain(seen);
    expect(rows).not.toContain(seenBy);
    expect(rows).not.toContain(viewKey);
    expect(made(await community.posts.one(stayersPost, null)).counts.views).toBe(1);
  });

  it('leaves what they wrote, by nobody, and takes their likes along', async () => {
    expect(made(await community.posts.one(post, null))).toMatchObject({
      title: '남는 글',
      author: null,
    });
    expect(await community.comments.one(comment, stayer)).toMatchObject({
      text: '남는 댓글',
      author: null,
      replies: [{ text: '고마워요', mention: null }],
    });
    expect(made(await community.posts.one(stayersPost, null)).counts).toMatchObject({ likes: 0 });
  });

  it('is told of to nobody any more', async () => {
    const { items, unread } = await inbox.page(stayer, { kind: null, cursor: null, limit: 10 });
    expect(items).toEqual([]);
    expect(unread.counts).toMatchObject({ LIKE: 0, COMMENT: 0 });
  });

  it('has left a case that moderators close without knowing whose it was', async () => {
    const [open] = await moderation.waiting();
    expect(await moderation.one(open?.caseNumber ?? '')).toMatchObject({ author: null });
    const decided = await moderation.decide(open?.caseNumber ?? '', 'HIDE', '까닭');
    expect(decided).toMatchObject({ authorId: null, reporterIds: [] });
  });
});
