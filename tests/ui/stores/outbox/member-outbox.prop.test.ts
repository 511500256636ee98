import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAILS, OutboxDevice, saying, settle, type Fate } from './outbox-kit';

const fate = fc.constantFrom<Fate>(
  { kind: 'answered' },
  { kind: 'refused' },
  { kind: 'lost-answer' },
  { kind: 'never-comes-back' },
  FAILS('offline'),
  FAILS('server'),
  FAILS('too-many'),
);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ say: fc.constantFrom('7', '8'), fate }) },
  fc.record({ wrongDays: fc.constantFrom(-3, 0, 3) }),
  fc.record({ passes: fc.integer({ min: 1, max: 600_000 }), fate }),
  fc.constantFrom(
    { does: 'dies' } as const,
    { does: 'offline' } as const,
    { does: 'back' } as const,
  ),
);

test('a hundred presses through kills, lost answers, restarts and wrong clocks: acknowledged or kept, none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 100 }), async (steps) => {
      const device = new OutboxDevice();
      let page = device.page();
      const [pressed, handedBack] = [new Array<string>(), new Set<string>()];
      for (const one of steps) {
        if ('fate' in one) device.server.fates.push(one.fate);
        if ('say' in one) {
          const text = `${one.say} w${pressed.length}`;
          pressed.push(text);
          page.outbox.press(device.pressed, 'comment', saying(text, one.say)).catch(() => {
            handedBack.add(text);
          });
        } else if ('wrongDays' in one) device.wrongMs = one.wrongDays * 86_400_000;
        else if ('passes' in one) await device.pass(one.passes);
        else if (one.does === 'offline') device.hasNetwork = false;
        else if (one.does === 'back') device.back();
        else {
          page.die();
          page = device.page();
        }
        await settle();
      }
      page.die();
      device.server.fates = [];
      device.server.release();
      page = device.page();
      device.back();
      for (let at = 0; at < 40; at += 1) await device.pass(300_000);
      const refused = page.outbox.writes.map(({ body, refusal }) => {
        expect(refusal).not.toBeNull();
        return (body['draft'] as { text: string }).text;
      });
      const said = device.server.said.map((what) => what.slice('say 7 '.length));
      expect(new Set(said).size).toBe(said.length);
      const known = new Set([...said, ...refused, ...handedBack]);
      expect(pressed.filter((text) => !known.has(text))).toEqual([]);
      for (const post of ['7', '8']) {
        const order = pressed.filter((text) => text.startsWith(post));
        const came = said.filter((text) => text.startsWith(post));
        expect(came).toEqual(order.filter((text) => came.includes(text)));
      }
    }),
    { numRuns: 30 },
  );
});
