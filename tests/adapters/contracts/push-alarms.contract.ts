import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUSH_KIND, type PushAddress, type PushAlarms } from '#core';
import { PUSH_ADDRESS } from '../../support/push-values';
import { UNAUTHORIZED } from './community-stage';

/** Two members on a device each, one of them on a second, and a visitor, before one server. */
export interface OpenedPushAlarms {
  readonly kim: PushAlarms;
  readonly kimElsewhere: PushAlarms;
  readonly lee: PushAlarms;
  readonly visitor: PushAlarms;
  close(): Promise<void>;
}

/** What every {@link PushAlarms} promises. */
export function pushAlarmsContract(name: string, open: () => Promise<OpenedPushAlarms>): void {
  describe(`PushAlarms: ${name}`, () => {
    let opened: OpenedPushAlarms;
    let address: PushAddress;
    beforeAll(async () => {
      opened = await open();
      const { publicKey } = await opened.kim.standing();
      address = { ...PUSH_ADDRESS, publicKey };
    });
    afterAll(() => opened.close());

    test('push nothing before a device is set, and say for which key it subscribes', async () => {
      const { choice, publicKey } = await opened.kim.standing();
      expect(choice).toBeNull();
      expect(publicKey).toMatch(/^B[\w-]{86}$/);
    });

    test('keep what was chosen, in its order, and the last of it', async () => {
      const { kim } = opened;
      const first = { kinds: [PUSH_KIND.DEAL, PUSH_KIND.NOTICE], showsText: false };
      const kept = { kinds: [PUSH_KIND.NOTICE, PUSH_KIND.DEAL], showsText: false };
      expect(await kim.set(address, first)).toEqual(kept);
      expect((await kim.standing()).choice).toEqual(kept);
      const second = { kinds: [PUSH_KIND.CHAT], showsText: true };
      await kim.set(address, second);
      expect(await kim.set(address, second)).toEqual(second);
      expect((await kim.standing()).choice).toEqual(second);
    });

    test('are of whoever set a device last', async () => {
      const { kim, lee } = opened;
      const choice = { kinds: [PUSH_KIND.CHAT], showsText: false };
      await kim.set(address, choice);
      expect((await lee.standing()).choice).toBeNull();
      await lee.set(address, choice);
      expect((await lee.standing()).choice).toEqual(choice);
      expect((await kim.standing()).choice).toBeNull();
      await kim.remove();
      expect((await lee.standing()).choice).toEqual(choice);
    });

    test('end where they are removed, also twice', async () => {
      const { lee } = opened;
      await lee.set(address, { kinds: [PUSH_KIND.CHAT], showsText: false });
      await lee.remove();
      await lee.remove();
      expect((await lee.standing()).choice).toBeNull();
    });

    test('say of what other devices of the same member are told', async () => {
      const { kim, kimElsewhere, lee } = opened;
      const there = { ...address, endpoint: `${address.endpoint}-elsewhere` };
      const kinds = [PUSH_KIND.ZZIM, PUSH_KIND.CHAT];
      await kimElsewhere.set(there, { kinds, showsText: false });
      expect((await kim.standing()).elsewhere).toEqual([PUSH_KIND.CHAT, PUSH_KIND.ZZIM]);
      await kim.set(address, { kinds: [PUSH_KIND.DEAL], showsText: false });
      expect((await kim.standing()).elsewhere).toEqual([PUSH_KIND.CHAT, PUSH_KIND.ZZIM]);
      expect((await kimElsewhere.standing()).elsewhere).toEqual([PUSH_KIND.DEAL]);
      expect((await lee.standing()).elsewhere).toEqual([]);
      await kim.remove();
      await kimElsewhere.remove();
      expect((await kim.standing()).elsewhere).toEqual([]);
    });

    test('refuse a subscription for a key that is not ours', async () => {
      const foreign = { ...address, publicKey: PUSH_ADDRESS.p256dh };
      await expect(
        opened.kim.set(foreign, { kinds: [PUSH_KIND.CHAT], showsText: false }),
      ).rejects.toMatchObject({ kind: 'conflict', status: 409 });
      expect((await opened.kim.standing()).choice).toBeNull();
    });

    test('are of members alone', async () => {
      const { visitor } = opened;
      const choice = { kinds: [PUSH_KIND.CHAT], showsText: false };
      await expect(visitor.standing()).rejects.toMatchObject(UNAUTHORIZED);
      await expect(visitor.set(address, choice)).rejects.toMatchObject(UNAUTHORIZED);
      await expect(visitor.remove()).rejects.toMatchObject(UNAUTHORIZED);
    });

    test('answer nobody who has left', async () => {
      const gone = new AbortController();
      gone.abort();
      await expect(opened.kim.standing(gone.signal)).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
