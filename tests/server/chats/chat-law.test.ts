import fc from 'fast-check';
import { when } from 'mobx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatMessage, Chats } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { twoProcesses, wiredChats } from '../../support/chats-on-database';
import { DATABASES } from '../../support/databases';
import { ChatDevice } from './chat-device';
import type { Fault } from './faulty-wire';

/** More cases are run by CHAT_LAW_RUNS=…. */
const RUNS = 40;
/** For what hangs: what is to come has long come. */
const LONGEST_MS = 60_000;

const FAULTS: readonly Fault[] = ['lost', 'deaf', 'twice', 'late', 'busy'];
const ACTS = ['write', 'see', 'hide', 'mute', 'visit', 'reload', 'offline', 'online'] as const;
const LINES = ['cut', 'mend', 'swap', 'release'] as const;

interface Step {
  readonly do: Fault | (typeof ACTS)[number] | (typeof LINES)[number];
  readonly device: number;
  readonly at: number;
  /** Nothing else is done until all calls have come back. */
  readonly isPatient: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { weight: 5, arbitrary: fc.constant('write' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...FAULTS) },
    { weight: 4, arbitrary: fc.constantFrom(...ACTS) },
    { weight: 2, arbitrary: fc.constantFrom(...LINES) },
  ),
  device: fc.nat({ max: 2 }),
  at: fc.nat({ max: 9 }),
  isPatient: fc.boolean(),
});
const story = fc.record({
  /** Whether the two pages of one person are tabs of one browser, or devices. */
  isOneBrowser: fc.boolean(),
  steps: fc.array(step, { minLength: 4, maxLength: 30 }),
});

function act(device: ChatDevice, { do: what, at }: Step): void {
  if (what === 'write') device.write();
  else if (what === 'see') void device.talk.see();
  else if (what === 'hide') device.hide(at);
  else if (what === 'mute') device.mute();
  else if (what === 'visit') device.visit(at);
  else if (what === 'reload') device.reload();
  else if (what === 'offline') device.offline();
  else if (what === 'online') device.online();
  else if (what === 'cut') device.wire.cut();
  else if (what === 'mend') device.wire.mend();
  else if (what === 'swap') device.wire.swap();
  else if (what === 'release') device.wire.release();
  else device.wire.arm(what);
}

/** All that somebody may read there. */
async function read(chats: Chats, room: string): Promise<readonly ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const { items } = await chats.messages(room, { after, limit: 50 });
    if (items.length === 0) return all;
    all.push(...items);
  }
}

/** What a page shows of a room, and of the list. */
const shown = ({ chats, talk: { messages, room, conversation }, parts }: ChatDevice) => ({
  messages,
  outbox: conversation.outbox,
  unread: room?.unread,
  isMuted: room?.isMuted,
  visit: room?.visit,
  badge: chats.unread,
  row: chats.list.items
    .filter(({ id }) => id === parts.room)
    .map(({ unread, isMuted, lastMessage }) => ({ unread, isMuted, lastMessage })),
});

/** The same as the server has it. */
async function truth({ chats }: { readonly chats: Chats }, room: string) {
  const page = await chats.list({ cursor: null, limit: 30 });
  const found = await chats.one(room);
  if (found === null) throw new Error('the room is there');
  const { unread, isMuted, visit, lastMessage } = found;
  return {
    messages: await read(chats, room),
    outbox: [],
    unread,
    isMuted,
    visit,
    badge: page.unreadInAll,
    row: page.items.length === 0 ? [] : [{ unread, isMuted, lastMessage }],
  };
}

async function until(holds: () => boolean, otherwise: () => void): Promise<void> {
  await when(holds, { timeout: LONGEST_MS }).catch(otherwise);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe.each(DATABASES)('two people before two servers, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof twoProcesses>>;
  let wired: Awaited<ReturnType<typeof wiredChats>>;
  let people = 0;
  beforeAll(async () => {
    opened = await twoProcesses(kind);
    wired = await wiredChats(opened.processes);
  });
  afterAll(async () => {
    await wired.close();
    await opened.close();
  });

  /** Two who have a room, the first of them with two pages. */
  async function begin(isOneBrowser: boolean) {
    people += 1;
    const kim = await wired.join(`kim ${people}`, '김자취');
    const lee = await wired.join(`lee ${people}`, '이원룸');
    const dealId = await wired.offered.write(kim.memberId);
    const { id: room } = await lee.before(0).chats.open({ dealId });
    const [one = '', other = ''] = wired.urls;
    const browser = new MemoryStorage();
    const pages = [
      { ...kim, local: browser },
      { ...kim, local: isOneBrowser ? browser : new MemoryStorage() },
      { ...lee, local: new MemoryStorage() },
    ];
    const devices = pages.map(
      ({ id, tokens, local }) =>
        new ChatDevice({ member: id, tokens, room, local, urls: [one, other] }),
    );
    return { kim, lee, room, devices };
  }

  test('see one order on every page, nothing lost and nothing twice, and know what is read', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ isOneBrowser, steps }) => {
        const { kim, lee, room, devices } = await begin(isOneBrowser);
        try {
          for (const one of steps) {
            const device = devices[one.device];
            if (device !== undefined) act(device, one);
            if (one.isPatient) for (const { wire } of devices) await wire.settled();
          }
          for (const { wire } of devices) wire.heal();
          for (const { wire } of devices) await wire.settled();
          for (const device of devices) device.heal();
          const unsent = () => devices.map(({ talk }) => talk.outbox.entries);
          await until(
            () => unsent().flat().length === 0,
            () => {
              expect(unsent()).toEqual([[], [], []]);
            },
          );
          for (const device of devices) await device.wire.settled();
          const [ofKim, ofLee] = [
            await truth(kim.before(0), room),
            await truth(lee.before(1), room),
          ];
          for (const [at, device] of devices.entries()) {
            const wanted = at < 2 ? ofKim : ofLee;
            await until(
              () => same(shown(device), wanted),
              () => {
                expect(shown(device)).toEqual(wanted);
              },
            );
          }
          // All that was written is there once, as it was written on each page; of nothing a trace is left.
          for (const [at, all] of [devices.slice(0, 2), devices.slice(2)].entries()) {
            const { messages } = at === 0 ? ofKim : ofLee;
            const own = messages.flatMap(({ key, visit }) => (visit === null ? (key ?? []) : []));
            expect([...own].sort()).toEqual(all.flatMap(({ written }) => written).sort());
            for (const { written, parts } of all) {
              expect(own.filter((key) => written.includes(key))).toEqual(written);
              expect(parts.local.read(`CHAT_OUTBOX_${parts.member}`)).toBeNull();
            }
          }
          const numbers = ofKim.messages.map(({ number }) => number);
          expect(numbers).toEqual(numbers.map((_, at) => at + 1));
          expect(ofLee.messages.map(({ number }) => number)).toEqual(numbers);
        } finally {
          for (const device of devices) device.close();
        }
      }),
      { numRuns: Number(process.env['CHAT_LAW_RUNS'] ?? RUNS) },
    );
  }, 900_000);
});
