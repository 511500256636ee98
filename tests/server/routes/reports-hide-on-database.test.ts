import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BOARD,
  HIDING_REPORTS,
  plainDocument,
  REPORT_TARGET,
  REPORTED_RULE,
  type ReportTarget,
} from '#core';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { wiredCommunity } from '../../support/wired-community';

type Wired = Awaited<ReturnType<typeof wiredCommunity>>;
type Person = Awaited<ReturnType<Wired['member']>>;

const DRAFT = {
  categoryTypeCode: BOARD.HOME,
  title: '월세가 올랐어요',
  document: plainDocument(['도와주세요']),
};
const SAID = { text: '힘내세요', parentId: null, replyToId: null };
const QUERY = { parentId: null, sort: 'oldest', limit: 10, cursor: null } as const;

describe.each(DATABASES)('reports of what people write, over the wire on %s', (kind) => {
  let wired: Wired;
  let author: Person;
  let crowd: readonly Person[];
  let keys = 0;
  beforeAll(async () => {
    wired = await wiredCommunity(await openTestDatabase(kind));
    author = await wired.member('author');
    const people = [];
    for (let at = 0; at <= HIDING_REPORTS; at += 1) people.push(await wired.member(`crowd ${at}`));
    crowd = people;
  });
  afterAll(() => wired.close());

  const key = () => `key-${(keys += 1)}`;
  const report = (person: Person | undefined, target: ReportTarget, own = key()) =>
    (person ?? expect.fail('nobody')).reports.send(
      { reason: 'ABUSE', title: '글', content: '욕설이 있어요.', target, authorId: author.id },
      own,
    );
  const toldOf = async (person: Person) =>
    (await person.inbox.page({ kind: 'MODERATED', cursor: null, limit: 10 })).items;

  test('a post stays until the fifth member reports it; then its author alone sees it', async () => {
    const { id } = await author.posts.write(DRAFT, key());
    const target = { code: REPORT_TARGET.COMMUNITY, id };
    const [first, ...rest] = crowd;
    // One member who reports twice counts once.
    await report(first, target);
    await expect(report(first, target)).rejects.toMatchObject({ kind: 'conflict' });
    for (const person of rest.slice(0, HIDING_REPORTS - 2)) await report(person, target);
    expect(await wired.visitor.posts.one(id)).not.toBeNull();
    const fifth = rest[HIDING_REPORTS - 2] ?? expect.fail('nobody');
    const own = key();
    const sent = await report(fifth, target, own);
    expect(await wired.visitor.posts.one(id)).toBeNull();
    expect(await fifth.posts.one(id)).toBeNull();
    expect(await author.posts.one(id)).toMatchObject({
      hold: { state: 'HIDDEN', reason: REPORTED_RULE, mayAppeal: true },
    });
    // Sent again it is the same report, though its target is out of sight.
    expect(await report(fifth, target, own)).toEqual(sent);
    await expect(report(rest[HIDING_REPORTS - 1], target)).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(await toldOf(author)).toMatchObject([
      { title: '올리신 글을 가려 두었어요', message: REPORTED_RULE, LINK: id },
    ]);
  });

  test('a comment as well, and its post is told of with one comment less', async () => {
    const { id } = await author.posts.write(DRAFT, key());
    const said = await author.comments.write(id, SAID, key());
    const target = { code: REPORT_TARGET.COMMENT, id: said.id };
    await Promise.all(crowd.slice(0, HIDING_REPORTS).map((person) => report(person, target)));
    const { items, total } = await wired.visitor.comments.list({ ...QUERY, postId: id });
    expect([items, total]).toEqual([[], 0]);
    expect(await wired.visitor.posts.one(id)).toMatchObject({ counts: { comments: 0 } });
    const told = (await toldOf(author)).find(({ LINK }) => LINK === id);
    expect(told).toMatchObject({ title: '올리신 댓글을 가려 두었어요', message: REPORTED_RULE });
  });

  test('a member is reported by their number, and nothing of theirs is hidden by that', async () => {
    const { id } = await author.posts.write(DRAFT, key());
    const target = { code: REPORT_TARGET.MEMBER, id: author.id };
    for (const person of crowd) await report(person, target);
    expect(await wired.visitor.posts.one(id)).not.toBeNull();
    const none = report(crowd[0], { ...target, id: '999999' });
    await expect(none).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a deleted comment is reported no more', async () => {
    const { id } = await author.posts.write(DRAFT, key());
    const said = await author.comments.write(id, SAID, key());
    await author.comments.remove(said.id);
    const gone = report(crowd[0], { code: REPORT_TARGET.COMMENT, id: said.id });
    await expect(gone).rejects.toMatchObject({ kind: 'not-found', field: 'TARGET_ID' });
  });
});
