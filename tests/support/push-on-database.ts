import type { PushChoice, PushMessage } from '#core';
import type { Database } from '../../server/db/database';
import { JobRepository } from '../../server/db/jobs/job-repository';
import { DuePushRepository } from '../../server/db/push/due-push-repository';
import { PushDeviceRepository } from '../../server/db/push/push-device-repository';
import { PushKeyRepository } from '../../server/db/push/push-key-repository';
import { JobRunner } from '../../server/jobs/job-runner';
import { sendPush } from '../../server/jobs/send-pushes';
import { WebPush } from '../../server/outside/push/web-push';
import { SEND_PUSH_JOB } from '../../server/ports/push/push';
import { accountsOn } from './accounts-on-database';
import { FAKE_PUSH_HOST, FakePushService } from './fake-push-service';
import type { MovingClock } from './moving-clock';

const SILENT = { error: () => undefined, warn: () => undefined } as never;

/** Devices of members on a database, before a push service, as the running server has them. */
export async function pushOn(database: Database, clock: MovingClock) {
  const service = new FakePushService();
  const keys = new PushKeyRepository(database);
  const { publicKey } = await keys.current(clock.now());
  const devices = new PushDeviceRepository(database, clock);
  const { sessions } = accountsOn(database, clock);
  const gateway = new WebPush({
    keysOf: (one) => keys.of(one),
    contact: 'https://hankan.example',
    hosts: [FAKE_PUSH_HOST],
    outside: { fetch: service.fetch, clock, limitMs: 60_000, note: () => undefined },
  });
  const jobs = new JobRepository(database);
  const runnerOf = () =>
    new JobRunner({
      jobs,
      clock,
      logger: SILENT,
      handlers: {
        [SEND_PUSH_JOB]: sendPush({ due: new DuePushRepository(database), gateway, clock }),
      },
      schedules: [],
    });
  const signIn = async (memberId: number) => {
    const { accessToken, refreshToken } = await sessions.open(memberId);
    const found = await sessions.identify({ accessToken, refreshToken });
    if (found === null) throw new Error('nobody signed in');
    return found.caller;
  };
  return {
    service,
    devices,
    keys,
    sessions,
    signIn,
    /** Somebody's device, with their session. */
    device: async (memberId: number, choice: PushChoice) => {
      const caller = await signIn(memberId);
      const address = service.subscribe((await keys.current(clock.now())).publicKey);
      await devices.set(caller, address, choice);
      return { caller, address };
    },
    publicKey,
    /** Does all that is due, as one process or as several at once. */
    work: async (processes = 1) => {
      const runners = Array.from({ length: processes }, runnerOf);
      const look = async (runner: JobRunner): Promise<void> => {
        while ((await runner.look()) > 0) await runner.settled();
        await runner.settled();
      };
      await Promise.all(runners.map(look));
    },
    read: () => service.received.map(({ text }) => JSON.parse(text) as PushMessage),
    waiting: async () => {
      const { rows } = await database.pool.query<{ count: string }>(
        'select count(*) from jobs where kind = $1 and done_at is null and aside_at is null',
        [SEND_PUSH_JOB],
      );
      return Number(rows[0]?.count);
    },
  };
}
