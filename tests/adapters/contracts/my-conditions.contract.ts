import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_PLACE, UNKNOWN_PERSON, type MyConditions, type Person } from '#core';

/** A member before one server. */
export interface OpenedConditions {
  readonly conditions: MyConditions;
  /** Another member, and somebody who is not signed in; null where there can be none. */
  readonly other: MyConditions | null;
  readonly visitor: MyConditions | null;
  close(): Promise<void>;
}

const KIM: Person = {
  ...UNKNOWN_PERSON,
  birthDay: '20000229',
  household: 1,
  income: 2_300_000,
  car: 0,
  ownsHome: false,
  livesIn: '1162000000',
  worksIn: NO_PLACE,
  occupations: ['STUDENT', 'EMPLOYED'],
  marriage: 'ENGAGED',
  groups: [],
};

/** What every {@link MyConditions} promises. */
export function myConditionsContract(name: string, open: () => Promise<OpenedConditions>): void {
  describe(`MyConditions: ${name}`, () => {
    let opened: OpenedConditions;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test('keeps what was saved last, as it was said, for its member alone', async () => {
      const { conditions, other } = opened;
      expect(await conditions.read()).toBeNull();
      await conditions.save(KIM);
      await conditions.save({ ...KIM, income: null, groups: ['DISABLED'] });
      expect(await conditions.read()).toEqual({ ...KIM, income: null, groups: ['DISABLED'] });
      if (other !== null) expect(await other.read()).toBeNull();
    });

    test('forgets it, also twice', async () => {
      const { conditions } = opened;
      await conditions.save(KIM);
      await conditions.forget();
      await conditions.forget();
      expect(await conditions.read()).toBeNull();
    });

    test('ends where the call was cancelled', async () => {
      const cancelled = new AbortController();
      cancelled.abort();
      await expect(opened.conditions.read(cancelled.signal)).rejects.toMatchObject({
        name: 'AbortError',
      });
    });

    test('asks who is not signed in to log in', async () => {
      if (opened.visitor === null) return;
      await expect(opened.visitor.save(KIM)).rejects.toMatchObject({ kind: 'unauthorized' });
    });
  });
}
