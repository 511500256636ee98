import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import type { Database } from '../../../../server/db/database';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import { ReportRepository } from '../../../../server/db/reports/report-repository';
import { reports } from '../../../../server/db/schema/reports';
import { members } from '../../../../server/db/schema/members';
import type { ReportToKeep } from '../../../../server/ports/moderation/reports';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

describe.each(DATABASES)('reports on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let repository: ReportRepository;
  let kim: ReportToKeep;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    clock = new MovingClock();
    repository = new ReportRepository(database, clock, new MemoryRandom());
    kim = {
      reporterId: await joinMember(new MemberRepository(database, clock), 'kim'),
      sendingKey: 'a',
      reason: 'ABUSE',
      title: '집',
      content: '가짜예요.',
      target: { code: 'OPITG10001', id: '1' },
      authorId: null,
    };
  });
  afterEach(async () => {
    await database.db.delete(members);
  });
  afterAll(() => database.close());

  const rows = () => database.db.$count(reports);
  const close = async (caseNumber: string) => {
    const isThis = eq(reports.caseNumber, caseNumber);
    await database.db.update(reports).set({ state: 'DONE' }).where(isThis);
  };
  const kept = async (report: ReportToKeep) => {
    const made = await repository.keep(report);
    if (made.kind !== 'kept') expect.fail(made.kind);
    return made.caseNumber;
  };

  test.each([['a key'], [null]])(
    'twenty sendings of one report at once, with %s, are one row',
    async (sendingKey) => {
      const one = { ...kim, sendingKey };
      const made = await Promise.all(Array.from({ length: 20 }, () => repository.keep(one)));
      expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(made[0]?.kind).toBe('kept');
      expect(await rows()).toBe(1);
    },
  );

  test('of different reports of one target at once one is kept, the others hear of it', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, at) => repository.keep({ ...kim, sendingKey: `k${at}` })),
    );
    expect(made.filter((each) => each.kind === 'kept')).toHaveLength(1);
    expect(made.filter((each) => each.kind === 'open')).toHaveLength(9);
    expect(new Set(made.map((each) => 'caseNumber' in each && each.caseNumber)).size).toBe(1);
    expect(await rows()).toBe(1);
  });

  test('without a key the same words are the same report until it is closed', async () => {
    const plain = { ...kim, sendingKey: null };
    const first = await kept(plain);
    expect(await kept(plain)).toBe(first);
    const others = { ...plain, content: '다른 말이에요.' };
    expect(await repository.keep(others)).toEqual({ kind: 'open', caseNumber: first });
    await close(first);
    const second = await kept(plain);
    expect(second).not.toBe(first);
    expect(await kept(plain)).toBe(second);
    expect(await rows()).toBe(2);
  });

  test('a key that is named as a case stands in no one’s way', async () => {
    const plain = { ...kim, sendingKey: null };
    const first = await kept(plain);
    await kept({ ...kim, sendingKey: first, target: null });
    await close(first);
    expect(await kept(plain)).not.toBe(first);
  });

  test('a key that was another report’s is not this one’s', async () => {
    await kept(kim);
    const target = { code: 'OPITG10001', id: '2' };
    expect(await repository.keep({ ...kim, target })).toEqual({ kind: 'key-spent' });
    expect(await repository.keep({ ...kim, content: '또' })).toEqual({ kind: 'key-spent' });
    expect(await rows()).toBe(1);
  });

  test('a case number that is taken is drawn anew', async () => {
    const first = await kept(kim);
    const again = new ReportRepository(database, clock, new MemoryRandom());
    const made = await again.keep({ ...kim, sendingKey: 'b', target: null });
    expect(made).toMatchObject({ kind: 'kept' });
    expect(made).not.toMatchObject({ caseNumber: first });
  });

  test('of the reports of one member the newest hundred are told, and how many there are', async () => {
    for (let at = 0; at < 102; at += 1) {
      await kept({ ...kim, sendingKey: `k${at}`, target: null, title: `${at}` });
      clock.advance(MINUTE_MS);
    }
    const { items, total } = await repository.of(kim.reporterId);
    expect(total).toBe(102);
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 100 }, (_, at) => `${101 - at}`),
    );
    expect(await repository.of(kim.reporterId + 1)).toEqual({ items: [], total: 0 });
  });

  test('go with the member who sent them', async () => {
    await kept(kim);
    await database.db.delete(members).where(eq(members.id, kim.reporterId));
    expect(await rows()).toBe(0);
  });

  test('nothing of a report tells how many there are', async () => {
    const secure = new ReportRepository(database, clock);
    const made = await secure.keep(kim);
    expect('caseNumber' in made && made.caseNumber).toMatch(/^RP-[B-Z2-9]{8}$/);
  });
});
