import { beforeEach, describe, expect, test } from 'vitest';
import { AwayError, type OutsideFact } from '../../../../server/outside/asking';
import { WebPush } from '../../../../server/outside/push/web-push';
import type { PushToSend } from '../../../../server/ports/push/push';
import { newVapidKeys } from '../../../../server/shared/push/vapid-keys';
import { clock, NOW } from '../../../support/app-deps';
import { FAKE_PUSH_HOST, FakePushService } from '../../../support/fake-push-service';

const KEYS = newVapidKeys();

describe('a push', () => {
  let service: FakePushService;
  let facts: OutsideFact[];
  beforeEach(() => {
    service = new FakePushService();
    facts = [];
  });
  const gateway = (given: Partial<ConstructorParameters<typeof WebPush>[0]> = {}) =>
    new WebPush({
      keysOf: (publicKey) => Promise.resolve(publicKey === KEYS.publicKey ? KEYS : null),
      contact: 'mailto:push@hankan.example',
      hosts: [FAKE_PUSH_HOST],
      outside: {
        fetch: service.fetch,
        clock,
        limitMs: 1000,
        note: (fact) => facts.push(fact),
      },
      ...given,
    });
  const push = (given: Partial<PushToSend> = {}): PushToSend => ({
    address: service.subscribe(KEYS.publicKey),
    payload: '{"title":"새 채팅이 있어요"}',
    ttl: 60,
    topic: 'topic',
    urgency: 'high',
    ...given,
  });

  test('is read by its browser alone, and says who sent it', async () => {
    const one = push();
    push();
    expect(await gateway().send(one)).toBe('sent');
    expect(service.received).toEqual([
      {
        endpoint: one.address.endpoint,
        text: one.payload,
        ttl: '60',
        topic: 'topic',
        urgency: 'high',
        claims: {
          aud: `https://${FAKE_PUSH_HOST}`,
          exp: NOW / 1000 + 12 * 3600,
          sub: 'mailto:push@hankan.example',
        },
      },
    ]);
    expect(facts).toEqual([]);
  });

  test.each([404, 410])('is gone where its browser is known no more: %i', async (status) => {
    service.faults.push(status);
    expect(await gateway().send(push())).toBe('gone');
    expect(facts).toEqual([]);
  });

  test('is gone where its browser left', async () => {
    const one = push();
    service.unsubscribe(one.address);
    expect(await gateway().send(one)).toBe('gone');
  });

  test.each([400, 413])('is not tried again where it will never be taken: %i', async (status) => {
    service.faults.push(status);
    expect(await gateway().send(push())).toBe('refused');
    expect(facts).toEqual([{ service: 'push', step: FAKE_PUSH_HOST, status, code: null }]);
  });

  test.each([302, 401, 403, 429, 500, 503])('is tried again after %i', async (status) => {
    service.faults.push(status);
    await expect(gateway().send(push())).rejects.toThrow(AwayError);
    expect(facts).toMatchObject([{ status }]);
  });

  test('is tried again where nobody answers, and what broke tells no address', async () => {
    const one = push();
    service.faults.push(new TypeError(`fetch failed: ${one.address.endpoint}`));
    await expect(gateway().send(one)).rejects.toThrow(AwayError);
    expect(facts).toEqual([
      { service: 'push', step: FAKE_PUSH_HOST, status: null, code: 'TypeError' },
    ]);
  });

  test('asks nobody where its key is ours no more, or its service is none that we know', async () => {
    const one = push();
    expect(await gateway({ keysOf: () => Promise.resolve(null) }).send(one)).toBe('gone');
    expect(await gateway({ hosts: ['fcm.googleapis.com'] }).send(one)).toBe('gone');
    expect(service.asked).toBe(0);
  });

  test('is believed by nobody where it is signed by another key', async () => {
    const keysOf = () => Promise.resolve(newVapidKeys());
    await expect(gateway({ keysOf }).send(push())).rejects.toThrow(AwayError);
    expect(service.received).toEqual([]);
  });
});
