/**
 * `npm run db:reset [-- --yes]`: empties the database and fills it with the sample again. Never in
 * REAL, and a PostgreSQL only in LOCAL.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { seoulDay } from '#core';
import { openDatabase } from '../server/db/open-database';
import { prepare } from '../server/prepare';
import { eraseDatabase } from '../server/db/reset';
import { fillSample } from '../server/sample/fill-sample';
import { readEnv, type Env } from '../server/env';
import { explain, ExplainedError } from '../server/shared/explained-error';

class Refusal extends ExplainedError {}

function refuseRealData({ environment, databaseUrl }: Env): void {
  if (environment === 'REAL')
    throw new Refusal('APP_ENV가 REAL일 때는 데이터베이스를 비우지 않습니다.');
  if (databaseUrl !== null && environment !== 'LOCAL') {
    throw new Refusal(`PostgreSQL은 APP_ENV가 LOCAL일 때만 비웁니다. 지금 값: ${environment}`);
  }
}

async function askFirst(what: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal('물어볼 수 없는 곳에서는 --yes를 붙여 주세요.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what}의 매물을 모두 지울까요? (y/N) `);
  terminal.close();
  if (!/^(y|yes|예|네)$/i.test(answer.trim())) throw new Refusal('지우지 않았습니다.');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const env = readEnv(process.env);
  refuseRealData(env);
  // The address may hold a password: it is not repeated.
  const what = env.databaseUrl === null ? env.dataDir : 'DATABASE_URL의 PostgreSQL';
  if (!values.yes) await askFirst(what);
  const where = { url: env.databaseUrl, dataDir: env.dataDir };
  await eraseDatabase(where);
  const database = await openDatabase(where);
  try {
    await prepare(database);
    await fillSample(database, { today: seoulDay(Date.now()), progress: console.log });
  } finally {
    await database.close();
  }
  console.log('데이터베이스를 비우고 견본으로 다시 채웠습니다.');
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
