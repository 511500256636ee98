import type { Logger } from 'pino';
import type { Clock } from '#core';
import type { Database } from './db/database';
import { DuePushRepository } from './db/push/due-push-repository';
import { PushDeviceRepository } from './db/push/push-device-repository';
import { PushKeyRepository } from './db/push/push-key-repository';
import type { Env } from './env';
import { sendPush } from './jobs/send-pushes';
import { OUTSIDE_LIMIT_MS } from './outside/asking';
import { WebPush } from './outside/push/web-push';
import { SEND_PUSH_JOB, type PushService } from './ports/push/push';
import { isServiceOf } from './shared/push/push-hosts';

interface Parts {
  readonly database: Database;
  readonly env: Pick<Env, 'vapidKeys' | 'pushContact' | 'pushHosts'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Opens what pushes to devices of members. Keys of the database are made at the first start; those that
 * are configured stand above them, and what was subscribed for the others is still sent.
 */
export async function openPush({ database, env, clock, logger }: Parts) {
  const { pushContact: contact, pushHosts: hosts, vapidKeys: given } = env;
  const keys = new PushKeyRepository(database);
  const { publicKey } = given ?? (await keys.current(clock.now()));
  const keysOf = async (one: string) => (one === given?.publicKey ? given : keys.of(one));
  const push: PushService = {
    publicKey,
    isOurs: async (one) => (await keysOf(one)) !== null,
    isService: (endpoint) => isServiceOf(endpoint, hosts),
  };
  const gateway = new WebPush({
    keysOf,
    contact,
    hosts,
    outside: {
      fetch,
      clock,
      limitMs: OUTSIDE_LIMIT_MS,
      note: (fact) => {
        logger.warn(fact, 'a push service refused');
      },
    },
  });
  return {
    deps: { push, pushDevices: new PushDeviceRepository(database, clock) },
    handlers: {
      [SEND_PUSH_JOB]: sendPush({ due: new DuePushRepository(database), gateway, clock }),
    },
  };
}
