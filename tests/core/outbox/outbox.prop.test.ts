import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  writesInOrder,
  lastPlace,
  nextWrites,
  outcomeOf,
  parseKeptWrite,
  replacedBy,
  refusedWrite,
  resting,
  storedKeptWrite,
  UNTRIED,
  type AppErrorKind,
  type KeptWrite,
} from '#core';

const START = 1_800_000_000_000;

/** A server that knows keys: what came under one is done once, and answered again. */
class Server {
  readonly done: { readonly id: string; readonly item: string }[] = [];
  private readonly refused = new Set<string>();

  take({ id, item }: KeptWrite, refuses: boolean): 'done' | 'refused' {
    if (this.done.some((one) => one.id === id)) return 'done';
    if (refuses || this.refused.has(id)) {
      this.refused.add(id);
      return 'refused';
    }
    this.done.push({ id, item });
    return 'done';
  }
}

/** A device that may die between any two steps: what it knows stands in its storage alone. */
class Device {
  readonly stored = new Map<string, string>();
  /** Those whose place was taken by a later press, which the person did away with themselves. */
  readonly replaced = new Set<string>();
  readonly pressed: { readonly id: string; readonly item: string }[] = [];
  now = START;

  get writes(): readonly KeptWrite[] {
    return [...this.stored.values()].flatMap((text) => parseKeptWrite(text) ?? []);
  }

  put(write: KeptWrite): void {
    this.stored.set(write.id, storedKeptWrite(write));
  }

  press(item: string, lastCounts: boolean): void {
    const id = `w${this.pressed.length}`;
    const kind = lastCounts ? 'like' : 'comment';
    const made = { id, member: '1', kind, item, body: {}, place: lastPlace(this.writes) };
    const write = { ...made, madeAt: this.now, ...UNTRIED };
    if (lastCounts)
      for (const gone of replacedBy(write, this.writes, this.now)) {
        this.replaced.add(gone);
        this.stored.delete(gone);
      }
    this.put(write);
    this.pressed.push({ id, item });
  }

  /** A try of what goes next; dies where it is told to. */
  try(server: Server, { which, fate }: { which: number; fate: Fate }, isBack = false): void {
    const due = nextWrites(this.writes, this.now, isBack);
    const next = due[which % Math.max(1, due.length)];
    if (next === undefined) return;
    const sent = { ...next, tries: next.tries + 1 };
    if (fate === 'dies-before') return;
    this.put(sent);
    if (fate === 'dies-marked') return;
    const kind = FAULTS[fate];
    if (kind !== undefined && fate !== 'lost-answer' && fate !== 'broken-behind') {
      this.fail(sent, kind);
      return;
    }
    const answer = server.take(sent, fate === 'refused');
    if (fate === 'dies-after') return;
    if (kind !== undefined) this.fail(sent, kind);
    else if (answer === 'refused') this.fail(sent, 'refused');
    else this.stored.delete(sent.id);
  }

  private fail(write: KeptWrite, kind: AppErrorKind): void {
    const failure = { kind, status: 400, retryAfterMs: null };
    const outcome = outcomeOf(failure);
    if (outcome === 'refused') this.put(refusedWrite(write, failure, '없어요'));
    else if (outcome !== 'signed-out') this.put(resting(write, failure, this.now, 0.5));
  }
}

const FAULTS: Partial<Record<Fate, AppErrorKind>> = {
  offline: 'offline',
  'lost-answer': 'timeout',
  broken: 'server',
  'broken-behind': 'server',
  busy: 'too-many',
  'signed-out': 'unauthorized',
};
const FATES = [
  'done',
  'refused',
  'offline',
  'lost-answer',
  'broken',
  'broken-behind',
  'busy',
  'signed-out',
  'dies-before',
  'dies-marked',
  'dies-after',
] as const;
type Fate = (typeof FATES)[number];

const item = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ press: item, lastCounts: fc.boolean() }),
  fc.record({ which: fc.nat(5), fate: fc.constantFrom(...FATES) }),
  fc.record({ passes: fc.integer({ min: 1, max: 400_000 }) }),
);

test('whatever dies, is lost or comes twice: all is acknowledged or kept, once, in the order of its thing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const [server, device] = [new Server(), new Device()];
      const check = () => {
        const kept = new Set(device.writes.map(({ id }) => id));
        const done = server.done.map(({ id }) => id);
        expect(new Set(done).size).toBe(done.length);
        for (const { id } of device.pressed)
          expect(kept.has(id) || done.includes(id) || device.replaced.has(id)).toBe(true);
        for (const name of ['a', 'b', 'c']) {
          const order = device.pressed.filter((one) => one.item === name).map(({ id }) => id);
          const came = server.done.filter((one) => one.item === name).map(({ id }) => id);
          expect(came).toEqual(order.filter((id) => came.includes(id)));
        }
      };
      for (const one of steps) {
        if ('press' in one) device.press(one.press, one.lastCounts);
        else if ('fate' in one) device.try(server, one);
        else device.now += one.passes;
        check();
      }
      // The network is back, and the server takes what it has not refused.
      for (let left = device.pressed.length; left > 0; left -= 1)
        device.try(server, { which: 0, fate: 'done' }, true);
      check();
      expect(device.writes.every(({ refusal }) => refusal !== null)).toBe(true);
    }),
  );
});

test('what the last of several presses says is what the server hears last', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(step), { maxLength: 40 }), (steps) => {
      const [server, device] = [new Server(), new Device()];
      let last: string | null = null;
      for (const one of steps) {
        if ('press' in one) {
          device.press('a', true);
          last = device.pressed.at(-1)?.id ?? null;
        } else if ('fate' in one && one.fate !== 'refused') device.try(server, one);
      }
      while (device.writes.length > 0) device.try(server, { which: 0, fate: 'done' }, true);
      expect(server.done.at(-1)?.id ?? null).toBe(last);
    }),
  );
});

test('nothing waits for another thing', () => {
  const write = fc.record({ item, rests: fc.boolean(), refused: fc.boolean() });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), (made) => {
      const writes = made.map((one, at): KeptWrite => ({
        id: `w${at}`,
        member: '1',
        kind: 'comment',
        item: one.item,
        body: {},
        place: at,
        madeAt: START,
        tries: 1,
        restsUntil: one.rests ? START + 1 : 0,
        askedUntil: 0,
        heardAt: START,
        refusal: one.refused ? '없어요' : null,
        isGone: false,
      }));
      const next = nextWrites(writes, START);
      for (const name of ['a', 'b', 'c']) {
        const head = writesInOrder(writes).find((one) => one.item === name && one.refusal === null);
        const isDue = head !== undefined && head.restsUntil <= START;
        expect(next.filter((one) => one.item === name)).toEqual(isDue ? [head] : []);
      }
    }),
  );
});

test('any text of storage is a write or none, and nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const write = parseKeptWrite(text);
      if (write !== null) expect(parseKeptWrite(storedKeptWrite(write))).toEqual(write);
    }),
  );
});
