import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hybridStampAt,
  MOST_JOINED,
  MOST_KNOWN,
  newChecklist,
  uuidV7,
  withField,
  withoutChecklist,
  type Checklist,
} from '#core';
import { ChecklistDevice, ChecklistServer, NOW } from '../../support/checklist-device';

const at = (before: number) => hybridStampAt(NOW - before, 'tablet');
const idOf = (n: number) => uuidV7(NOW - 10_000_000 + n * 1000, [n % 256, n >> 8]);
const titled = (n: number, title = `집 ${String(n)}`): Checklist =>
  withField(newChecklist(idOf(n)), 'title', title, at(9000));
const gone = (n: number) => withoutChecklist(titled(n), at(8000));

/** A server of a member who deleted so many, every so many-th of which they have still. */
async function serverOf(count: number, everyNth: number) {
  const server = new ChecklistServer();
  for (let n = 0; n < count; n += 1)
    await server.checklists.put(n % everyNth === 0 ? titled(n) : gone(n));
  return server;
}

/** A device that has heard of everything on the server, however much that is. */
async function deviceOf(server: ChecklistServer, count: number) {
  const made = new ChecklistDevice(server);
  for (let after: string | null = null; ;) {
    const { lacking } = await server.checklists.join([], { known: [], after, upTo: null });
    for (const one of lacking) await made.kept.hear('7', one, null);
    after = lacking.at(-1)?.checklist.id ?? null;
    if (after === null) break;
  }
  expect(await made.kept.all('7')).toHaveLength(count);
  return made;
}

const checklistsOf = async ({ kept }: ChecklistDevice) =>
  (await kept.all('7'))?.map(({ checklist, revision }) => ({ checklist, revision }));
const joinsOf = ({ asked }: ChecklistDevice) => asked.filter((name) => name === 'join').length;

describe('a device that knows of more checklists than the server is told at once', () => {
  it('comes to the same as one that knows of few, whatever was changed where', async () => {
    const changes = fc.record({
      count: fc.constantFrom(MOST_KNOWN + 1, 2500),
      there: fc.uniqueArray(fc.nat(2499), { maxLength: 30 }),
      here: fc.uniqueArray(fc.nat(2499), { maxLength: 30 }),
      begun: fc.nat(MOST_JOINED + 2),
    });
    await fc.assert(
      fc.asyncProperty(changes, async ({ count, there, here, begun }) => {
        const server = await serverOf(count, 50);
        const phone = await deviceOf(server, count);
        for (const n of there) await server.checklists.put(gone(n % count));
        for (const n of here) {
          const one = withField(newChecklist(idOf(n % count)), 'note', '또 볼 집', at(8500));
          await phone.kept.change('7', one);
        }
        for (let n = 0; n < begun; n += 1) await phone.kept.change('7', titled(count + n));
        await phone.start();
        expect(phone.store.sync.refusal).toBeNull();
        const tablet = await deviceOf(server, count + begun);
        expect(await checklistsOf(phone)).toEqual(await checklistsOf(tablet));
        expect(phone.store.unsent).toBe(0);
      }),
      { numRuns: 3 },
    );
  });

  it('asks once a portion where it lacks nothing', async () => {
    const server = await serverOf(2500, 50);
    const phone = await deviceOf(server, 2500);
    await phone.start();
    const asked = joinsOf(phone);
    await phone.store.sync.run();
    expect(joinsOf(phone)).toBe(asked + 3);
  });

  it('goes on where a portion failed, and doubles nothing', async () => {
    const server = await serverOf(2500, 50);
    const phone = await deviceOf(server, 2500);
    for (const n of [0, 1500, 2450])
      await server.checklists.put(withField(titled(n), 'note', '새로 봄', at(10)));
    await phone.kept.change('7', titled(3000));
    phone.lastAsked = 2;
    await phone.start();
    expect(phone.store.sync.isWaiting).toBe(true);
    phone.back();
    await phone.store.sync.run();
    const tablet = await deviceOf(server, 2501);
    expect(await checklistsOf(phone)).toEqual(await checklistsOf(tablet));
    expect(await server.checklists.all()).toHaveLength(51);
  });
});
