import { describe, expect, test } from 'vitest';
import type { PushSubscriber } from '#core';

/** What a device is, and what its person says when they are asked. */
export type PushWorld =
  | 'granting'
  | 'granted'
  | 'denying'
  | 'denied'
  | 'dismissing'
  | 'away'
  | 'needs-install'
  | 'unable';

const KEY = `B${'A'.repeat(86)}`;
const OTHER_KEY = `B${'A'.repeat(84)}BA`;

/** What every {@link PushSubscriber} promises. */
export function pushSubscriberContract(
  name: string,
  open: (world: PushWorld) => PushSubscriber,
): void {
  describe(`PushSubscriber: ${name}`, () => {
    test.each([
      ['granting', 'askable'],
      ['granted', 'granted'],
      ['denied', 'denied'],
      ['needs-install', 'needs-install'],
      ['unable', 'unable'],
    ] as const)('says of a device that is %s what it can: %s', async (world, ability) => {
      expect(await open(world).ability()).toBe(ability);
    });

    test('is reached nowhere until it subscribes, and where it says from then on', async () => {
      const subscriber = open('granting');
      expect(await subscriber.current()).toBeNull();
      const made = await subscriber.subscribe(KEY);
      expect(made).toMatchObject({ ok: true, value: { publicKey: KEY } });
      expect(made.ok && (await subscriber.current())).toEqual(made.ok && made.value);
      expect(await subscriber.ability()).toBe('granted');
      expect(made.ok && made.value.p256dh).toMatch(/^B[\w-]{86}$/);
      expect(made.ok && made.value.auth).toMatch(/^[\w-]{22}$/);
    });

    test('stays where it is reached for the same key, and is anew for another', async () => {
      const subscriber = open('granted');
      const first = await subscriber.subscribe(KEY);
      expect(await subscriber.subscribe(KEY)).toEqual(first);
      const second = await subscriber.subscribe(OTHER_KEY);
      expect(second).toMatchObject({ ok: true, value: { publicKey: OTHER_KEY } });
      const endpoints = [first, second].map((one) => one.ok && one.value.endpoint);
      expect(endpoints[0]).not.toBe(endpoints[1]);
    });

    test.each([
      ['denying', 'denied', 'denied'],
      ['denied', 'denied', 'denied'],
      ['dismissing', 'dismissed', 'askable'],
      ['away', 'failed', 'granted'],
      ['needs-install', 'failed', 'needs-install'],
      ['unable', 'failed', 'unable'],
    ] as const)('subscribes nothing where it is %s: %s', async (world, reason, ability) => {
      const subscriber = open(world);
      expect(await subscriber.subscribe(KEY)).toEqual({ ok: false, reason });
      expect(await subscriber.current()).toBeNull();
      expect(await subscriber.ability()).toBe(ability);
    });

    test('closes what is shown wherever it is, and without a word where nothing is', async () => {
      for (const world of ['granted', 'unable', 'denied'] as const) {
        await expect(open(world).hide(['1', '2'])).resolves.toBeUndefined();
        await expect(open(world).hide([])).resolves.toBeUndefined();
      }
    });

    test('is reached nowhere once it leaves, also twice, and where it never was', async () => {
      for (const world of ['granted', 'unable', 'denied'] as const) {
        const subscriber = open(world);
        await subscriber.subscribe(KEY);
        await subscriber.unsubscribe();
        await subscriber.unsubscribe();
        expect(await subscriber.current()).toBeNull();
      }
    });
  });
}
