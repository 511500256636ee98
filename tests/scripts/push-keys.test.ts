import { beforeEach, expect, test } from 'vitest';
import { keepPushKeys } from '../../scripts/pushing/keep-push-keys';
import { newVapidKeys, type VapidKeys } from '../../server/shared/push/vapid-keys';

const NOW = 1;
let kept: VapidKeys[];
beforeEach(() => {
  kept = [newVapidKeys()];
});

const last = (): VapidKeys => kept.at(-1) ?? newVapidKeys();
const keys = {
  current: () => Promise.resolve(last()),
  rotate: () => Promise.resolve(void kept.push(newVapidKeys())),
  forgetFormer: () => {
    kept = [last()];
    return Promise.resolve(3);
  },
};

test('keys are rotated when that is asked, and the half that is secret is not said', async () => {
  const said = await keepPushKeys(['rotate'], { keys, now: NOW });
  expect(kept).toHaveLength(2);
  expect(said).toContain(last().publicKey);
  expect(said).not.toContain(last().privateKey);
});

test('those before are forgotten when that is asked, and how many have to subscribe anew', async () => {
  await keepPushKeys(['rotate'], { keys, now: NOW });
  expect(await keepPushKeys(['forget-former'], { keys, now: NOW })).toContain('3대');
  expect(kept).toHaveLength(1);
});

test.each([[[]], [['turn']], [['rotate', 'now']]])(
  'nothing is done where nobody says what: %j',
  async (words) => {
    await expect(keepPushKeys(words, { keys, now: NOW })).rejects.toThrow('rotate나 forget-former');
    expect(kept).toHaveLength(1);
  },
);
