import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_PLACE, UNKNOWN_PERSON, type Person } from '#core';
import { ConditionRepository } from '../../../../server/db/accounts/condition-repository';
import type { Database } from '../../../../server/db/database';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import { memberConditions } from '../../../../server/db/schema/conditions';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const consents = {
  isFourteen: true,
  terms: true,
  privacy: true,
  marketing: false,
  nightMarketing: false,
};

describe.each(DATABASES)('conditions of members on %s', (kind) => {
  let database: Database;
  let repository: ConditionRepository;
  let memberId: number;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const clock = new MovingClock();
    repository = new ConditionRepository(database, clock);
    const members = new MemberRepository(database, clock);
    const cookie = await members.openSignUp({ provider: 'kakao', subject: 'conditions' });
    const made = await members.signUp(cookie, { nickname: '한칸', consents });
    if (!made.ok) throw new Error(made.reason);
    memberId = made.value;
  });
  afterAll(() => database.close());

  test('are what was saved, several occupations and no place of work among it', async () => {
    const person: Person = {
      ...UNKNOWN_PERSON,
      occupations: ['STUDENT', 'EMPLOYED'],
      marriage: 'ENGAGED',
      worksIn: NO_PLACE,
    };
    await repository.save(memberId, person);
    expect(await repository.of(memberId)).toEqual(person);
  });

  test('are read as they were written when one occupation alone could be said', async () => {
    const former = { ...UNKNOWN_PERSON, occupations: undefined, occupation: 'STUDENT' };
    await database.db
      .update(memberConditions)
      .set({ person: JSON.parse(JSON.stringify(former)) as Person });
    expect(await repository.of(memberId)).toEqual({
      ...UNKNOWN_PERSON,
      occupations: ['STUDENT'],
    });
  });
});
