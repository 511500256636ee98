/**
 * `npm run moderate -- list | show | decide | words`: what moderators do until they have screens
 * (docs/guides/moderation.md).
 */
import type { Clock } from '#core';
import { ModerationRepository } from '../server/db/moderation/moderation-repository';
import { BundleRepository } from '../server/db/notifications/bundle-repository';
import { OpenSignals } from '../server/db/notifications/member-signals';
import { NotificationRepository } from '../server/db/notifications/notification-repository';
import { openDatabase } from '../server/db/open-database';
import { readEnv } from '../server/env';
import { Care } from '../server/moderation/care';
import { prepare } from '../server/prepare';
import { explain } from '../server/shared/explained-error';
import { readModerateCommand } from './moderating/command';
import { moderate } from './moderating/moderate';

const clock: Clock = { now: () => Date.now() };

async function main(): Promise<void> {
  const command = readModerateCommand(process.argv.slice(2));
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const moderation = new ModerationRepository(database, clock);
    const signals = new OpenSignals(database.kind);
    const notifications = new NotificationRepository(database, clock, signals);
    const bundles = new BundleRepository({ database, signals }, clock);
    const care = new Care({ moderation, notifications, bundles });
    console.log(await moderate(command, { moderation, care }));
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
