import { pushText, pushWindow, PUSH_KIND, type Clock, type PushMessage } from '#core';
import type { DuePush, DuePushes, PushGateway, QueuedPush } from '../ports/push/push';
import type { JobHandler } from './job-runner';

interface Parts {
  readonly due: DuePushes;
  readonly gateway: PushGateway;
  readonly clock: Clock;
}

/** No topic may be longer (RFC 8030). */
const LONGEST_TOPIC = 32;

/**
 * Sends one push, once (spec/readings R32b). What fails is tried again for as long as it is day; what was
 * read meanwhile, or has become night, is left to the list. A second time, after its process died in the
 * middle, the device shows it in place of the first.
 */
export const sendPush =
  ({ due, gateway, clock }: Parts): JobHandler =>
  async (payload) => {
    const queued = readQueued(payload);
    const now = clock.now();
    const { until } = pushWindow(queued.toldAt);
    if (now >= until) return;
    const push = await due.of(queued, now);
    if (push === null) return;
    const outcome = await gateway.send({
      address: push.address,
      payload: JSON.stringify(messageOf(push)),
      ttl: Math.ceil((until - now) / 1000),
      topic: push.told.id.slice(0, LONGEST_TOPIC),
      urgency: push.kind === PUSH_KIND.CHAT ? 'high' : 'normal',
    });
    if (outcome === 'gone') await due.forget(queued.deviceId, push.address.endpoint);
  };

function messageOf({ kind, showsText, told, path, stop }: DuePush): PushMessage {
  const text = pushText(kind, told, showsText);
  return { ...text, kind, tag: told.id, path, stop, toldAt: Date.parse(told.createdAt) };
}

/** As the release that queued it has written it. */
function readQueued(payload: unknown): QueuedPush {
  const { deviceId, notificationId, toldAt } = payload as Partial<QueuedPush>;
  return {
    deviceId: String(deviceId),
    notificationId: String(notificationId),
    toldAt: Number(toldAt),
  };
}
