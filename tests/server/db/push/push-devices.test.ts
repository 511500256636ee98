import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_PUSH_DEVICES, PUSH_KIND, PUSH_KINDS, type PushChoice } from '#core';
import type { Database } from '../../../../server/db/database';
import { PushKeyRepository } from '../../../../server/db/push/push-key-repository';
import type { Caller } from '../../../../server/ports/accounts/sessions';
import { readStopCode, stopCode } from '../../../../server/shared/push/stop-code';
import { areVapidKeys, newVapidKeys } from '../../../../server/shared/push/vapid-keys';
import { communityOn } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';
import { pushOn } from '../../../support/push-on-database';

const CHOICE: PushChoice = { kinds: [PUSH_KIND.NOTICE, PUSH_KIND.CHAT], showsText: true };

describe.each(DATABASES)('devices that are pushed, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let world: Awaited<ReturnType<typeof pushOn>>;
  let kim: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    world = await pushOn(database, clock);
    kim = await communityOn(database, clock).join('kim');
  });
  afterEach(() => database.close());

  const codeOf = async ({ familyId }: Caller, of: keyof typeof PUSH_KIND) => {
    const { rows } = await database.pool.query<{ id: string; stop_secret: string }>(
      'select id, stop_secret from push_devices where family_id = $1',
      [familyId],
    );
    const code = readStopCode(stopCode(rows[0]?.id ?? '', rows[0]?.stop_secret ?? '', of));
    if (code === null) throw new Error('a code of ours was not read');
    return code;
  };

  test('are switched off kind by kind by the code of a push, and the last one ends it', async () => {
    const { caller } = await world.device(kim, CHOICE);
    const chat = await codeOf(caller, PUSH_KIND.CHAT);
    await world.devices.stop(chat);
    await world.devices.stop(chat);
    expect(await world.devices.choiceOf(caller)).toEqual({ ...CHOICE, kinds: [PUSH_KIND.NOTICE] });
    await world.devices.stop(await codeOf(caller, PUSH_KIND.NOTICE));
    expect(await world.devices.choiceOf(caller)).toBeNull();
  });

  test('hear of no code that was given for another kind, or before they were set anew', async () => {
    const { caller, address } = await world.device(kim, CHOICE);
    const chat = await codeOf(caller, PUSH_KIND.CHAT);
    await world.devices.stop({ ...chat, kind: PUSH_KIND.NOTICE });
    await world.devices.stop({ ...chat, deviceId: 'another' });
    expect(await world.devices.choiceOf(caller)).toEqual(CHOICE);
    await world.devices.set(caller, address, CHOICE);
    await world.devices.stop(chat);
    expect(await world.devices.choiceOf(caller)).toEqual(CHOICE);
  });

  test('are so many of a member, and of more the one that was set the longest ago ends', async () => {
    const callers: Caller[] = [];
    for (let at = 0; at < MOST_PUSH_DEVICES; at += 1) {
      clock.advance(1);
      callers.push((await world.device(kim, CHOICE)).caller);
    }
    // Set again, the first is the latest.
    clock.advance(1);
    const [first, second] = callers;
    if (first === undefined || second === undefined) throw new Error('nobody signed in');
    await world.devices.set(first, world.service.subscribe(world.publicKey), CHOICE);
    clock.advance(1);
    await world.device(kim, CHOICE);
    expect(await world.devices.choiceOf(first)).toEqual(CHOICE);
    expect(await world.devices.choiceOf(second)).toBeNull();
    const { rows } = await database.pool.query('select from push_devices');
    expect(rows).toHaveLength(MOST_PUSH_DEVICES);
  });

  test('are not set for a session that has ended, also while it is being set', async () => {
    const caller = await world.signIn(kim);
    await world.sessions.end(caller, 'here');
    const address = world.service.subscribe(world.publicKey);
    expect(await world.devices.set(caller, address, CHOICE)).toBe(false);
    expect(await world.devices.choiceOf(caller)).toBeNull();
  });

  test('are one, whoever sets it how often at once', async () => {
    const callers = [await world.signIn(kim), await world.signIn(kim)];
    const address = world.service.subscribe(world.publicKey);
    await Promise.all(
      [...callers, ...callers].map((caller) => world.devices.set(caller, address, CHOICE)),
    );
    const { rows } = await database.pool.query('select from push_devices');
    expect(rows).toHaveLength(1);
  });

  test('are subscribed for a key that every process knows, made once', async () => {
    const processes = [new PushKeyRepository(database), new PushKeyRepository(database)];
    const [one, other] = await Promise.all(processes.map((keys) => keys.current(clock.now())));
    expect(one).toEqual(other);
    expect(one?.publicKey).toBe(world.publicKey);
    expect(one && areVapidKeys(one)).toBe(true);
  });

  test('are subscribed for a new key where the one before is no pair', async () => {
    const { caller } = await world.device(kim, CHOICE);
    await database.pool.query('update push_keys set private_key = $1', [newVapidKeys().privateKey]);
    const processes = [new PushKeyRepository(database), new PushKeyRepository(database)];
    const [one, other] = await Promise.all(processes.map((keys) => keys.current(clock.now())));
    expect(one).toEqual(other);
    expect(one && areVapidKeys(one)).toBe(true);
    expect(one?.publicKey).not.toBe(world.publicKey);
    // What its member chose is still known when the device subscribes anew.
    expect(await world.devices.choiceOf(caller)).toEqual(CHOICE);
  });

  test('are still pushed for the key before a new one, until that is forgotten', async () => {
    const old = await world.device(kim, { kinds: PUSH_KINDS, showsText: false });
    await world.keys.rotate(clock.now());
    const { publicKey } = await world.keys.current(clock.now());
    expect(publicKey).not.toBe(world.publicKey);
    expect(await world.keys.of(world.publicKey)).not.toBeNull();
    const fresh = await world.device(kim, CHOICE);
    expect(await world.keys.forgetFormer(clock.now())).toBe(1);
    expect(await world.keys.of(world.publicKey)).toBeNull();
    expect(await world.devices.choiceOf(old.caller)).toBeNull();
    expect(await world.devices.choiceOf(fresh.caller)).toEqual(CHOICE);
  });
});
