import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DealType, FormerPrice } from '#core';
import type { Database } from '../../../../server/db/database';
import type { NewHouse } from '../../../../server/ports/houses/house-record';
import { HouseRepository } from '../../../../server/db/houses/house-repository';
import { replaceOrAdd } from '../../../../server/db/houses/house-writer';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { aHouse } from './house-arbitrary';

const ADDRESS = aHouse({ listingNumber: 'F-1' }).address;

describe.each(DATABASES)('writing houses to %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.pool.query('delete from houses'));
  afterAll(() => database.close());

  const write = (own: Partial<NewHouse>, today: string) =>
    database.db.transaction((tx) =>
      replaceOrAdd(tx, [aHouse({ listingNumber: 'F-1', ...own })], 'test', today),
    );
  async function stored() {
    const { rows } = await database.pool.query<{ id: string }>('select id from houses');
    return new HouseRepository(database).one(rows[0]?.id ?? '');
  }
  const former = async () => (await stored())?.formerPrice;

  test('what is new never cost anything else', async () => {
    await write({ deposit: 1000, monthly: 50 }, '20261101');
    expect(await former()).toBeNull();
  });

  test('a changed rent or deposit leaves what it was, as of the day', async () => {
    await write({ deposit: 1000, monthly: 50 }, '20261101');
    await write({ deposit: 1000, monthly: 45 }, '20261105');
    expect(await former()).toEqual({ deposit: 1000, monthly: 50, changedOn: '20261105' });
    await write({ deposit: 500, monthly: 45 }, '20261110');
    expect(await former()).toEqual({ deposit: 1000, monthly: 45, changedOn: '20261110' });
  });

  test('a change of anything else keeps what is known', async () => {
    await write({ deposit: 1000, monthly: 50 }, '20261101');
    await write({ deposit: 1000, monthly: 45 }, '20261105');
    const known = await former();
    await write({ deposit: 1000, monthly: 45, title: '다시 쓴 제목', status: 'SOLD' }, '20261112');
    expect(await stored()).toMatchObject({ title: '다시 쓴 제목', formerPrice: known });
  });

  test('another deal type has no former price', async () => {
    await write({ deposit: 1000, monthly: 50 }, '20261101');
    await write({ deposit: 1000, monthly: 45 }, '20261105');
    await write({ dealType: 'JEONSE', deposit: 9000, monthly: 0 }, '20261106');
    expect(await former()).toBeNull();
    await write({ dealType: 'JEONSE', deposit: 8500, monthly: 0 }, '20261107');
    expect(await former()).toEqual({ deposit: 9000, monthly: 0, changedOn: '20261107' });
  });

  test('the same delivery again is no write, whatever is known of the former price', async () => {
    const given: FormerPrice = { deposit: 1000, monthly: 60, changedOn: '20261030' };
    await write({ formerPrice: given }, '20261101');
    expect(await former()).toEqual(given);
    expect(await write({}, '20261102')).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(await write({ formerPrice: null }, '20261103')).toMatchObject({ unchanged: 1 });
    expect(await former()).toEqual(given);
  });

  test('a house that is delivered with another dong is the same house there', async () => {
    await write({ deposit: 1000, title: '먼저' }, '20261101');
    await write({ deposit: 900, title: '먼저' }, '20261102');
    const before = await stored();
    const moved = { ...ADDRESS, dongliCode: '1162010100', dong: '봉천동' };
    await write({ deposit: 900, title: '옮김', address: moved }, '20261103');
    expect(await stored()).toEqual({ ...before, title: '옮김', address: moved });
    // As in its old dong, a price that changes on the way is a former one.
    expect(await write({ deposit: 800 }, '20261104')).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject({
      id: before?.id,
      formerPrice: { deposit: 900, changedOn: '20261104' },
    });
  });

  test('half a character is stored as the mark that stands for it', async () => {
    await write({ title: '반쪽\ud83d', description: '온전한 😀 \\ud83d' }, '20261101');
    expect(await stored()).toMatchObject({ title: '반쪽\ufffd', description: '온전한 😀 \\ud83d' });
    expect(
      await write({ title: '반쪽\ud83d', description: '온전한 😀 \\ud83d' }, '20261102'),
    ).toEqual({
      added: 0,
      changed: 0,
      unchanged: 1,
    });
  });

  test('after any deliveries the former price is that of the last change under the deal', async () => {
    const delivery = fc.record({
      dealType: fc.constantFrom<DealType>('MONTH_RENT', 'MONTH_RENT', 'OTHER'),
      deposit: fc.constantFrom(500, 1000),
      monthly: fc.constantFrom(40, 45),
      title: fc.constantFrom('가', '나'),
      dongliCode: fc.constantFrom('1162010200', '1162010100'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(delivery, { minLength: 1, maxLength: 8 }), async (deliveries) => {
        await database.pool.query('delete from houses');
        let expected: FormerPrice | null = null;
        let last: (typeof deliveries)[number] | null = null;
        for (const [index, next] of deliveries.entries()) {
          const today = String(20261101 + index);
          if (last !== null && last.dealType !== next.dealType) expected = null;
          else if (
            last !== null &&
            (last.deposit !== next.deposit || last.monthly !== next.monthly)
          )
            expected = { deposit: last.deposit, monthly: last.monthly, changedOn: today };
          const { dongliCode, ...own } = next;
          await write({ ...own, address: { ...ADDRESS, dongliCode } }, today);
          last = next;
        }
        expect(await former()).toEqual(expected);
        const { rows } = await database.pool.query('select id from houses');
        expect(rows).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});
