import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ChatMessage } from '#core';
import { DATABASES } from '../../support/databases';
import { leftData, startOn, untilKilled, type DoomedServer } from '../../support/killed-servers';

/** An embedded database takes longer to begin. */
const KILLS = { embedded: 8, postgres: 20 };
/** So many answers a server gives before it is killed. */
const ANSWERS = 12;
/** Devices of each of the two that send at the same time. */
const DEVICES = 2;

const folder = mkdtempSync(join(tmpdir(), 'hankan-chats-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The room of the two, and their tokens. */
const said = ({ words: [room = '', ...tokens] }: DoomedServer) => ({ room, tokens });

interface Sent {
  readonly key: string;
  readonly who: number;
}

async function send(server: DoomedServer, { key, who }: Sent): Promise<ChatMessage> {
  const { room, tokens } = said(server);
  const answer = await fetch(`${server.url}/v2/chats/${room}/messages`, {
    method: 'POST',
    headers: {
      authorization: `${tokens[who] ?? ''} HANKAN`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ text: key }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { item: ChatMessage }).item;
}

async function read(server: DoomedServer, who: number): Promise<readonly ChatMessage[]> {
  const { room, tokens } = said(server);
  const all: ChatMessage[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const answer = await fetch(`${server.url}/v2/chats/${room}/messages?after=${after}&limit=100`, {
      headers: { authorization: `${tokens[who] ?? ''} HANKAN` },
    });
    const { result } = (await answer.json()) as { result: readonly ChatMessage[] };
    if (result.length === 0) return all;
    all.push(...result);
  }
}

/** What two people's devices have sent, over all servers that were killed. */
class Talk {
  readonly answered = new Map<string, number>();
  private readonly open: Sent[] = [];
  private written = 0;

  /** Kills a server in the middle of what all send; what got no answer is sent again to the next. */
  untilKilled(server: DoomedServer): Promise<void> {
    const device = (who: number) => async (answered: () => void) => {
      for (;;) {
        const again = this.open.findIndex((sent) => sent.who === who);
        const sent = this.open.splice(again, again === -1 ? 0 : 1)[0] ?? {
          key: `key-${(this.written += 1)}`,
          who,
        };
        try {
          this.answered.set(sent.key, (await send(server, sent)).number);
        } catch (error) {
          this.open.push(sent);
          throw error;
        }
        answered();
      }
    };
    const devices = Array.from({ length: 2 * DEVICES }, (_, at) => device(at % 2));
    return untilKilled(server, ANSWERS, devices);
  }

  /** Everything that was written, once the network is back. */
  async settle(server: DoomedServer): Promise<number> {
    for (const sent of this.open.splice(0))
      this.answered.set(sent.key, (await send(server, sent)).number);
    return this.written;
  }
}

describe.each(DATABASES)('a server that is killed while two talk, on %s', (kind) => {
  test('lost nothing that it acknowledged, kept nothing twice, and left no gap', async () => {
    const data = await leftData(kind, folder);
    const talk = new Talk();
    for (let kills = 0; kills < KILLS[kind]; kills += 1)
      await talk.untilKilled(await startOn('chatting', data));
    const server = await startOn('chatting', data);
    const written = await talk.settle(server);
    const [ofOwner, ofSeeker] = [await read(server, 0), await read(server, 1)];
    expect(ofOwner.map(({ number, text }) => [number, text])).toEqual(
      ofSeeker.map(({ number, text }) => [number, text]),
    );
    expect(ofOwner.map(({ number }) => number)).toEqual(ofOwner.map((_, at) => at + 1));
    const numbers = new Map(ofOwner.map(({ text, number }) => [text, number]));
    expect(numbers).toEqual(talk.answered);
    expect(ofOwner).toHaveLength(written);
    await server.kill();
    await data.drop();
  }, 300_000);
});
