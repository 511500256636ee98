import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewMember } from '#core';
import type { Database } from '../../../../server/db/database';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import { certifications, members, pendingSignUps } from '../../../../server/db/schema/members';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MINUTE_MS, MovingClock } from '../../../support/moving-clock';

const MEMBER: NewMember = {
  nickname: '  한칸  사람 ',
  consents: {
    isFourteen: true,
    terms: true,
    privacy: true,
    marketing: false,
    nightMarketing: false,
  },
};
const withConsents = (given: Partial<NewMember['consents']>): NewMember => ({
  ...MEMBER,
  consents: { ...MEMBER.consents, ...given },
});

describe.each(DATABASES)('members on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let repository: MemberRepository;
  const join = async (subject: string, member = MEMBER): Promise<number> => {
    const cookie = await repository.openSignUp({ provider: 'kakao', subject });
    const made = await repository.signUp(cookie, member);
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  };
  const row = async (id: number) =>
    (await database.db.select().from(members).where(eq(members.id, id)))[0];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(() => {
    clock = new MovingClock();
    repository = new MemberRepository(database, clock);
  });
  afterEach(async () => {
    await database.db.delete(members);
    await database.db.delete(pendingSignUps);
  });
  afterAll(() => database.close());

  test('a sign-up makes the member whom the identity signs in from then on', async () => {
    const identity = { provider: 'kakao', subject: '1' } as const;
    expect(await repository.of(identity)).toBeNull();
    const id = await join('1');
    expect(await repository.of(identity)).toBe(id);
    expect(await repository.one(id)).toEqual({
      id,
      nickname: '한칸 사람',
      isCertified: false,
      providers: ['kakao'],
    });
    expect(await repository.one(id + 1)).toBeNull();
  });

  test('one subject of two providers is two people', async () => {
    const ids: number[] = [];
    for (const provider of ['kakao', 'naver'] as const) {
      const cookie = await repository.openSignUp({ provider, subject: '1' });
      const made = await repository.signUp(cookie, MEMBER);
      if (made.ok) ids.push(made.value);
    }
    expect(new Set(ids).size).toBe(2);
    expect(await repository.of({ provider: 'naver', subject: '1' })).toBe(ids[1]);
    expect(await repository.of({ provider: 'apple', subject: '1' })).toBeNull();
  });

  test('consents are stored with their time; night goes only with advertising', async () => {
    const now = new Date(clock.now());
    const none = await row(await join('1'));
    expect(none).toMatchObject({ createdAt: now, marketingAt: null, nightMarketingAt: null });
    const both = await row(
      await join('2', withConsents({ marketing: true, nightMarketing: true })),
    );
    expect(both).toMatchObject({ marketingAt: now, nightMarketingAt: now });
    const night = await row(await join('3', withConsents({ nightMarketing: true })));
    expect(night).toMatchObject({ marketingAt: null, nightMarketingAt: null });
  });

  test('a second spending answers the same member and changes nothing', async () => {
    const cookie = await repository.openSignUp({ provider: 'kakao', subject: '1' });
    const first = await repository.signUp(cookie, MEMBER);
    clock.advance(10 * MINUTE_MS - 1);
    expect(await repository.signUp(cookie, { ...MEMBER, nickname: '다른 이름' })).toEqual(first);
    expect(await database.db.select().from(members)).toMatchObject([{ nickname: '한칸 사람' }]);
    clock.advance(1);
    expect(await repository.signUp(cookie, MEMBER)).toEqual({ ok: false, reason: 'no-sign-up' });
  });

  test('the cookie is not stored, and a wrong one opens nothing', async () => {
    const cookie = await repository.openSignUp({ provider: 'kakao', subject: '1' });
    const [stored] = await database.db.select().from(pendingSignUps);
    expect(JSON.stringify(stored)).not.toContain(cookie);
    for (const wrong of [stored?.hash ?? '', '', '\0', `${cookie}x`])
      expect(await repository.signUp(wrong, MEMBER)).toEqual({ ok: false, reason: 'no-sign-up' });
    expect(await database.db.$count(members)).toBe(0);
  });

  test('sign-ups of one person at the same time make one member', async () => {
    const identity = { provider: 'apple', subject: '1' } as const;
    const cookies = await Promise.all([1, 2, 3].map(() => repository.openSignUp(identity)));
    const made = await Promise.all(
      [...cookies, ...cookies].map((cookie) => repository.signUp(cookie, MEMBER)),
    );
    const id = await repository.of(identity);
    expect(made).toEqual(made.map(() => ({ ok: true, value: id })));
    expect(await database.db.$count(members)).toBe(1);
  });

  test('who has left is not brought back by the cookie they joined with', async () => {
    const cookie = await repository.openSignUp({ provider: 'kakao', subject: '1' });
    await repository.signUp(cookie, MEMBER);
    await database.db.delete(members);
    expect(await repository.signUp(cookie, MEMBER)).toEqual({ ok: false, reason: 'no-sign-up' });
  });

  test('sign-ups that nobody finished are deleted', async () => {
    await repository.openSignUp({ provider: 'kakao', subject: '1' });
    clock.advance(60 * MINUTE_MS);
    await repository.openSignUp({ provider: 'kakao', subject: '2' });
    expect(await database.db.select().from(pendingSignUps)).toMatchObject([{ subject: '2' }]);
  });

  test('a certification counts once, for one member', async () => {
    const [first, second] = [await join('1'), await join('2')];
    expect(await repository.certify(first, 'imp_1')).toEqual({ ok: true, value: null });
    expect(await repository.certify(second, 'imp_1')).toEqual({ ok: false, reason: 'spent' });
    expect(await repository.one(first)).toMatchObject({ isCertified: true });
    expect(await repository.one(second)).toMatchObject({ isCertified: false });
  });

  test('the same member may say it twice; the first time stands', async () => {
    const id = await join('1');
    await repository.certify(id, 'imp_1');
    clock.advance(MINUTE_MS);
    expect(await repository.certify(id, 'imp_1')).toEqual({ ok: true, value: null });
    expect(await row(id)).toMatchObject({ certifiedAt: new Date(clock.now() - MINUTE_MS) });
    expect(await repository.certify(id, 'imp_2')).toEqual({ ok: true, value: null });
    expect(await row(id)).toMatchObject({ certifiedAt: new Date(clock.now()) });
    expect(await database.db.$count(certifications)).toBe(2);
  });

  test('of members who say the same one at the same time, one is certified', async () => {
    const ids = [await join('1'), await join('2'), await join('3')];
    const said = await Promise.all(ids.map((id) => repository.certify(id, 'imp_1')));
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    const told = await Promise.all(ids.map((id) => repository.one(id)));
    expect(told.filter((one) => one?.isCertified === true)).toHaveLength(1);
  });
});
