import { beforeEach, describe, expect, test } from 'vitest';
import { OUTBOX_DAYS, standingOf, STORAGE_KEY } from '#core';
import { FAILS, OutboxDevice, saying, settle } from './outbox-kit';

let device: OutboxDevice;
beforeEach(() => {
  device = new OutboxDevice();
});

const DAY_MS = 86_400_000;

describe('a press', () => {
  test('is sent at once, answered, and kept no more', async () => {
    const { outbox } = device.page();
    expect(await outbox.press(device.pressed, 'postLike', { postId: '7', liked: true })).toEqual({
      kind: 'sent',
      result: { liked: true, likes: 1 },
    });
    expect(outbox.writes).toEqual([]);
    expect(device.server.asked.map(({ by }) => by)).toEqual(['press']);
    expect(device.server.asked[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  test('is on the device before it is on its way', async () => {
    device.server.fates = [{ kind: 'never-comes-back' }];
    const page = device.page();
    void page.outbox.press(device.pressed, 'comment', saying('저도요'));
    await settle();
    page.die();
    const { outbox } = device.page();
    expect(outbox.writes.map(({ body }) => body)).toEqual([saying('저도요')]);
    await settle();
    expect(outbox.writes).toEqual([]);
    expect(device.server.said).toEqual(['say 7 저도요']);
    expect(device.server.asked).toHaveLength(2);
  });

  test('without a network waits, and goes in its order when it is back', async () => {
    device.hasNetwork = false;
    const { outbox } = device.page();
    for (const text of ['하나', '둘'])
      expect(await outbox.press(device.pressed, 'comment', saying(text))).toEqual({ kind: 'kept' });
    expect(outbox.shown).toHaveLength(2);
    const heard: string[] = [];
    outbox.hear(({ kind }) => heard.push(kind));
    device.back();
    await settle();
    expect(device.server.said).toEqual(['say 7 하나', 'say 7 둘']);
    expect(device.server.asked.map(({ by }) => by)).toEqual(['itself', 'itself']);
    expect(heard).toEqual(['comment', 'comment']);
    expect(outbox.shown).toEqual([]);
  });

  test('that failed while the network came back is tried again at once', async () => {
    const busy = FAILS('server');
    device.server.fates = [busy, busy, busy, { kind: 'never-comes-back' }];
    const { outbox } = device.page();
    for (const id of ['7', '8'])
      await outbox.press(device.pressed, 'comment', saying('저도요', id));
    void outbox.run(true);
    await settle();
    // One has failed and the other is on its way when the network comes back.
    expect(device.server.asked).toHaveLength(4);
    device.back();
    device.server.release();
    await settle();
    expect(outbox.writes).toEqual([]);
  });

  test('that nobody answers is kept, rests, and is tried again by itself', async () => {
    device.server.fates = [FAILS('timeout'), { kind: 'lost-answer' }];
    const { outbox } = device.page();
    expect(await outbox.press(device.pressed, 'comment', saying('저도요'))).toEqual({
      kind: 'kept',
    });
    expect(outbox.shown).toHaveLength(1);
    await device.pass(1_000);
    expect(device.server.said).toEqual(['say 7 저도요']);
    expect(outbox.shown).toHaveLength(1);
    await device.pass(2_000);
    expect(outbox.shown).toEqual([]);
    expect(new Set(device.server.asked.map(({ key }) => key)).size).toBe(1);
    expect(device.server.done).toHaveLength(1);
  });

  test.each(['refused', 'not-found', 'conflict', 'unauthorized'] as const)(
    'that is answered with %s is its presser’s again, who still has the words',
    async (as) => {
      device.server.fates = [FAILS(as)];
      const { outbox } = device.page();
      await expect(outbox.press(device.pressed, 'comment', saying('저도요'))).rejects.toMatchObject(
        { kind: as },
      );
      expect(outbox.writes).toEqual([]);
      await device.pass(DAY_MS);
      expect(device.server.asked).toHaveLength(1);
    },
  );

  test('goes behind what waits for the same thing, and not for others', async () => {
    device.hasNetwork = false;
    const { outbox } = device.page();
    await outbox.press(device.pressed, 'comment', saying('먼저'));
    await outbox.press(device.pressed, 'comment', saying('다른 글', '8'));
    device.hasNetwork = true;
    await outbox.press(device.pressed, 'comment', saying('나중'));
    expect(device.server.said).toEqual(['say 7 먼저', 'say 7 나중']);
    device.back();
    await settle();
    expect(device.server.said).toHaveLength(3);
  });

  test('is told of by its presser alone while it is on its way, and by all once it waits', async () => {
    device.server.fates = [{ kind: 'never-comes-back' }];
    const page = device.page();
    void page.outbox.press(device.pressed, 'comment', saying('저도요'));
    await settle();
    const [write] = page.outbox.writes;
    expect(write?.tries).toBe(1);
    expect(page.outbox.isGoing(write?.id ?? '')).toBe(true);
    expect(page.outbox.shown).toEqual([]);
    // Whoever pressed is gone with their page: without a network nothing else would tell of it.
    page.die();
    device.hasNetwork = false;
    const { outbox } = device.page();
    expect(outbox.shown).toMatchObject([{ id: write?.id, tries: 1 }]);
    expect(outbox.isGoing(write?.id ?? '')).toBe(false);
  });

  test('that waited is told of until it was answered', async () => {
    device.hasNetwork = false;
    const { outbox } = device.page();
    await outbox.press(device.pressed, 'comment', saying('저도요'));
    device.server.fates = [{ kind: 'never-comes-back' }];
    device.back();
    await settle();
    expect(outbox.shown.map(({ id }) => outbox.isGoing(id))).toEqual([true]);
    device.server.release();
    await settle();
    expect(outbox.writes).toEqual([]);
  });

  test('on what waits already is the one that counts', async () => {
    device.hasNetwork = false;
    const { outbox } = device.page();
    for (const liked of [true, false, true, false])
      await outbox.press(device.pressed, 'postLike', { postId: '7', liked });
    expect(outbox.shown).toHaveLength(1);
    device.back();
    await settle();
    expect(device.server.said).toEqual(['post 7 off']);
  });

  test('under the key of an earlier try is the same write', async () => {
    device.server.fates = [{ kind: 'lost-answer' }];
    const { outbox } = device.page();
    await outbox.press(device.pressed, 'comment', saying('저도요'), 'key');
    await outbox.press(device.pressed, 'comment', saying('저도요'), 'key');
    expect(outbox.writes).toEqual([]);
    expect(device.server.said).toEqual(['say 7 저도요']);
  });
});

describe('where the device keeps nothing', () => {
  test('a press is sent all the same', async () => {
    device.isFull = true;
    const { outbox } = device.page();
    expect(await outbox.press(device.pressed, 'comment', saying('저도요'))).toMatchObject({
      kind: 'sent',
    });
  });

  test('one that cannot be sent says so, and is not taken from its presser', async () => {
    device.isFull = true;
    const { outbox } = device.page();
    device.server.fates = [FAILS('timeout'), FAILS('refused')];
    await expect(outbox.press(device.pressed, 'comment', saying('저도요'))).rejects.toThrow(
      '자리가 없어서',
    );
    await expect(outbox.press(device.pressed, 'comment', saying('저도요'))).rejects.toMatchObject({
      kind: 'refused',
    });
    device.hasNetwork = false;
    await expect(outbox.press(device.pressed, 'comment', saying('저도요'))).rejects.toThrow(
      '자리가 없어서',
    );
    expect(device.storage.keys().filter((key) => key.startsWith('OUTBOX'))).toEqual([]);
  });
});

describe('what goes by itself', () => {
  const wait = async (...texts: readonly string[]) => {
    device.hasNetwork = false;
    const { outbox } = device.page();
    for (const text of texts) await outbox.press(device.pressed, 'comment', saying(text, text));
    return outbox;
  };

  test('is handed back with its text where a rule refuses it, and holds up nothing', async () => {
    const outbox = await wait('하나', '둘');
    device.server.fates = [{ kind: 'refused' }];
    device.back();
    await settle();
    expect(outbox.shown).toMatchObject([
      { refusal: '글이 지워졌어요.', body: saying('하나', '하나') },
    ]);
    expect(outbox.troubled).toBe(1);
    expect(device.server.said).toEqual(['say 둘 둘']);
    // Not tried again, by a later page neither.
    device.page();
    await device.pass(DAY_MS);
    expect(device.server.asked).toHaveLength(2);
    outbox.discard(outbox.shown[0]?.id ?? '');
    expect(outbox.shown).toEqual([]);
  });

  test('is known to be about something that is gone where the server says so', async () => {
    const outbox = await wait('하나', '둘');
    device.server.fates = [FAILS('not-found'), FAILS('refused')];
    device.back();
    await settle();
    expect(outbox.shown.map(({ isGone, refusal }) => [isGone, refusal !== null])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('waits for its member where the session is lost, and goes on with them', async () => {
    const outbox = await wait('하나');
    device.server.fates = [FAILS('unauthorized')];
    device.back();
    await settle();
    expect(device.server.said).toEqual([]);
    outbox.close();
    device.page();
    await settle();
    expect(device.server.said).toEqual(['say 하나 하나']);
  });

  test('asks for nothing until the server wants to be asked', async () => {
    const outbox = await wait('하나', '둘');
    device.server.fates = [{ kind: 'fails', as: 'too-many', status: 429, retryAfterMs: 60_000 }];
    device.back();
    await settle();
    expect(device.server.asked).toHaveLength(1);
    device.back();
    await settle();
    // The other one: the first keeps to what the server asked for.
    expect(device.server.said).toEqual(['say 둘 둘']);
    await device.pass(60_000);
    expect(device.server.said).toEqual(['say 둘 둘', 'say 하나 하나']);
    expect(outbox.writes).toEqual([]);
  });

  test('goes past what the server cannot do', async () => {
    const outbox = await wait('하나', '둘');
    device.server.fates = [FAILS('server')];
    device.back();
    await settle();
    expect(device.server.said).toEqual(['say 둘 둘']);
    expect(outbox.shown).toHaveLength(1);
  });

  test('is asked about after fourteen days, and sent when its writer says so', async () => {
    const outbox = await wait('하나');
    await device.pass(OUTBOX_DAYS * DAY_MS + 1);
    device.back();
    await settle();
    expect(device.server.asked).toEqual([]);
    const [old] = outbox.shown;
    expect(old && standingOf(old, device.clock.now())).toBe('old');
    expect(outbox.troubled).toBe(1);
    outbox.agree(old?.id ?? '');
    await settle();
    expect(device.server.said).toEqual(['say 하나 하나']);
    outbox.agree('nobody');
  });

  test('of another state of the app stays, unsent and unharmed', async () => {
    const outbox = await wait('하나');
    const [write] = outbox.writes;
    device.storage.write(
      `${STORAGE_KEY.OUTBOX_WRITE}_${write?.id ?? ''}`,
      JSON.stringify({ ...write, kind: 'voice' }),
    );
    device.back();
    await settle();
    expect(device.server.asked).toEqual([]);
    expect(outbox.shown).toHaveLength(1);
  });
});

describe('whose it is', () => {
  test('of two members each has their own, and a logout leaves nothing', async () => {
    device.hasNetwork = false;
    const { outbox } = device.page('1');
    await outbox.press(device.pressed, 'comment', saying('비밀'));
    device.typed.leave();
    expect(device.storage.keys().filter((key) => key.startsWith('OUTBOX'))).toEqual([]);
    await expect(outbox.press(device.pressed, 'comment', saying('늦게'))).rejects.toThrow(
      '자리가 없어서',
    );
    outbox.close();
    expect(device.page('1').outbox.writes).toEqual([]);
  });

  test('somebody else who comes finds nothing, and nothing is sent as them', async () => {
    device.hasNetwork = false;
    const first = device.page('1');
    await first.outbox.press(device.pressed, 'comment', saying('비밀'));
    first.outbox.close();
    const { outbox } = device.page('2');
    device.back();
    await settle();
    expect(outbox.writes).toEqual([]);
    expect(device.server.asked).toEqual([]);
    expect(
      device.storage
        .keys()
        .map((key) => device.storage.read(key))
        .join(),
    ).not.toContain('비밀');
  });
});
