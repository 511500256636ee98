import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DECISION, HIDING_REPORTS, LISTED_KIND, MODERATED, REPORT_TARGET } from '#core';
import { twoProcesses } from '../../support/chats-on-database';
import { wiredCollections } from '../../support/collections-on-database';
import { DATABASES } from '../../support/databases';

const OPEN = { mayAdd: true, mayVote: true, days: null } as const;
const RULE = '광고는 올릴 수 없어요.';
const NONE = { kind: 'not-found' };

describe.each(DATABASES)('the name of a collection, on %s', (kind) => {
  let wired: Awaited<ReturnType<typeof wiredCollections>>;
  let close: () => Promise<void>;

  beforeEach(async () => {
    const opened = await twoProcesses(kind);
    wired = await wiredCollections(opened.processes);
    close = () => wired.close().then(opened.close);
    await wired.moderation.list(LISTED_KIND.word, '광고', RULE);
  });
  afterEach(() => close());

  const toldOf = async (person: Awaited<ReturnType<typeof wired.person>>) =>
    (await person.inbox.page({ kind: 'MODERATED', cursor: null, limit: 10 })).items.map(
      ({ title, LINK }) => [title, LINK],
    );

  test('is its owner’s alone while a listed word holds it, until a moderator shows it', async () => {
    const [owner, lee] = [await wired.person('주인'), await wired.person('이바다')];
    const { id } = await owner.collections.make('신림 방', 'a');
    const code = (await owner.collections.share(id, OPEN)).link?.code ?? '';
    await lee.collections.join(code);
    const held = await owner.collections.rename(id, '광 고 모음');
    expect(held.hold).toEqual({ state: 'HELD', reason: RULE, mayAppeal: true });
    const asked = await Promise.allSettled([
      lee.collections.one(id),
      wired.visitor.shared(code),
      lee.collections.vote(id, { kind: 'house', id: '1' }, 'UP'),
    ]);
    const refused = { status: 'rejected', reason: expect.objectContaining(NONE) as unknown };
    expect(asked).toEqual([refused, refused, refused]);
    expect(await lee.collections.mine(null)).toEqual([]);
    expect(await toldOf(owner)).toEqual([
      ['올리신 모음 이름을 확인하고 있어요', `/collections/${id}`],
    ]);
    const open = await wired.moderation.openCase(MODERATED.COLLECTION, id);
    const caseNumber = open?.caseNumber ?? '';
    expect(await wired.moderation.one(caseNumber)).toMatchObject({ text: '광 고 모음' });
    await wired.moderation.decide(caseNumber, DECISION.SHOW, '괜찮아요.');
    expect(await lee.collections.one(id)).toMatchObject({ name: '광 고 모음', hold: null });
  });

  test('is hidden once as many have reported it as hide a thing', async () => {
    const owner = await wired.person('주인');
    const { id } = await owner.collections.make('신림 방', 'a');
    const code = (await owner.collections.share(id, OPEN)).link?.code ?? '';
    const target = { code: REPORT_TARGET.COLLECTION, id };
    const report = {
      reason: 'ABUSE',
      title: '신림 방',
      content: '불편해요.',
      authorId: null,
    } as const;
    for (let one = 0; one < HIDING_REPORTS; one += 1) {
      expect(await wired.visitor.shared(code)).toMatchObject({ id });
      const reporter = await wired.person(`신고한 사람 ${one}`);
      await reporter.reports.send({ ...report, target }, `report-${one}`);
    }
    await expect(wired.visitor.shared(code)).rejects.toMatchObject(NONE);
    expect(await owner.collections.one(id)).toMatchObject({ hold: { state: 'HIDDEN' } });
    expect(await toldOf(owner)).toEqual([
      ['올리신 모음 이름을 가려 두었어요', `/collections/${id}`],
    ]);
    const late = await wired.person('늦은 사람');
    await expect(late.reports.send({ ...report, target }, 'report-late')).rejects.toMatchObject(
      NONE,
    );
  });
});
