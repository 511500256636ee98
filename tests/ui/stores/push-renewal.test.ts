import { describe, expect, test } from 'vitest';
import { PUSH_KIND, PUSH_KINDS, type PushAlarms, type PushChoice } from '#core';
import { MemoryPushSubscriber } from '../../../src/adapters/memory/memory-push-subscriber';
import { renewedStanding } from '../../../src/ui/stores/push-renewal';

const KEY = `B${'A'.repeat(86)}`;
const FORMER = `B${'A'.repeat(84)}BA`;
const ELSEWHERE = [PUSH_KIND.ZZIM];
const CHOICE: PushChoice = { kinds: PUSH_KINDS, showsText: true };

function stage(choice: PushChoice | null = CHOICE) {
  const set: string[] = [];
  const alarms: PushAlarms = {
    standing: () => Promise.resolve({ publicKey: KEY, choice, elsewhere: ELSEWHERE }),
    set: ({ publicKey }, chosen) => {
      set.push(publicKey);
      return Promise.resolve(chosen);
    },
    remove: () => Promise.resolve(),
  };
  return { set, alarms };
}

describe('what a device is pushed', () => {
  test('is told once more for a key of ours that is another, as it was chosen', async () => {
    const { set, alarms } = stage();
    const subscriber = new MemoryPushSubscriber('granted');
    await subscriber.subscribe(FORMER);
    const standing = await renewedStanding({ alarms, subscriber, isKept: false });
    expect(standing).toEqual({
      ability: 'granted',
      publicKey: KEY,
      choice: CHOICE,
      elsewhere: ELSEWHERE,
    });
    expect([set, (await subscriber.current())?.publicKey]).toEqual([[KEY], KEY]);
  });

  test('stays as it is for the key that is ours', async () => {
    const { set, alarms } = stage();
    const subscriber = new MemoryPushSubscriber('granted');
    await subscriber.subscribe(KEY);
    expect((await renewedStanding({ alarms, subscriber, isKept: true })).choice).toEqual(CHOICE);
    expect(set).toEqual([]);
  });

  test('is made anew where the browser let go of it, if it is on here', async () => {
    for (const isKept of [true, false]) {
      const { set, alarms } = stage();
      const subscriber = new MemoryPushSubscriber('granted');
      const { choice } = await renewedStanding({ alarms, subscriber, isKept });
      expect([choice, set]).toEqual(isKept ? [CHOICE, [KEY]] : [null, []]);
    }
  });

  test.each(['denied', 'askable', 'needs-install', 'unable'] as const)(
    'is nothing on a device that is %s, and nobody is asked',
    async (ability) => {
      const { set, alarms } = stage();
      const subscriber = new MemoryPushSubscriber(ability);
      const standing = await renewedStanding({ alarms, subscriber, isKept: true });
      expect(standing).toEqual({ ability, publicKey: KEY, choice: null, elsewhere: ELSEWHERE });
      expect([set, await subscriber.ability()]).toEqual([[], ability]);
    },
  );

  test('is nothing where nothing is on, or its push service is away', async () => {
    const granted = new MemoryPushSubscriber('granted');
    const off = await renewedStanding({ ...stage(null), subscriber: granted, isKept: true });
    expect(off.choice).toBeNull();
    const away = new MemoryPushSubscriber('granted', 'failed');
    const lost = await renewedStanding({ ...stage(), subscriber: away, isKept: true });
    expect(lost.choice).toBeNull();
  });
});
