import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import { DATABASES, openTestDatabase } from '../../support/databases';

/** What one caller asks, and what it must hear whatever the others ask at the same time. */
type Question =
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'rows'; readonly n: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'transaction'; readonly n: number };

const questions: fc.Arbitrary<Question> = fc.oneof(
  fc.record({ kind: fc.constant('number' as const), n: fc.nat(1_000_000) }),
  fc.record({ kind: fc.constant('rows' as const), n: fc.nat(50) }),
  fc.record({ kind: fc.constant('wrong' as const) }),
  fc.record({ kind: fc.constant('transaction' as const), n: fc.nat(1_000_000) }),
);

async function answerOf({ pool }: Database, question: Question): Promise<unknown> {
  switch (question.kind) {
    case 'number':
      return (await pool.query<{ n: number }>('select $1::int as n', [question.n])).rows[0]?.n;
    case 'rows':
      return (
        await pool.query('select i, $2::text as t from generate_series(1, $1::int) i', [
          question.n,
          `of ${question.n}`,
        ])
      ).rowCount;
    case 'wrong':
      return pool.query('select 1 / $1::int', [0]).catch(() => 'refused');
    case 'transaction': {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select $1::int', [1]);
        const { rows } = await client.query<{ n: number }>('select $1::int as n', [question.n]);
        await client.query('commit');
        return rows[0]?.n;
      } finally {
        client.release();
      }
    }
  }
}

const rightAnswer = (question: Question): unknown =>
  question.kind === 'wrong' ? 'refused' : question.n;

describe.each(DATABASES)('queries at the same time on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('each hears the answer to its own question', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(questions, { minLength: 2, maxLength: 24 }), async (asked) => {
        const heard = await Promise.all(asked.map((question) => answerOf(database, question)));
        expect(heard).toEqual(asked.map(rightAnswer));
      }),
      { numRuns: 60 },
    );
  });

  test('a connection that leaves in the middle leaves nothing behind', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('create table left_behind (n int)');
    const others = Promise.all([1, 2, 3].map((n) => answerOf(database, { kind: 'number', n })));
    client.release(true);
    expect(await others).toEqual([1, 2, 3]);
    const { rows } = await database.pool.query("select to_regclass('left_behind') as t");
    expect(rows).toEqual([{ t: null }]);
  });
});
