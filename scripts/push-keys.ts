/** `npm run push:keys -- rotate | forget-former`: the keys of push messages (docs/guides/push.md). */
import { openDatabase } from '../server/db/open-database';
import { PushKeyRepository } from '../server/db/push/push-key-repository';
import { readEnv } from '../server/env';
import { prepare } from '../server/prepare';
import { explain } from '../server/shared/explained-error';
import { keepPushKeys } from './pushing/keep-push-keys';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const keys = new PushKeyRepository(database);
    console.log(await keepPushKeys(process.argv.slice(2), { keys, now: Date.now() }));
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
