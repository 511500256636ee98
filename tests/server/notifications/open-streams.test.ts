import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OpenStreams } from '../../../server/notifications/open-streams';
import type { StoredChanges } from '../../../server/ports/notifications/notifications';
import { KIM, Told } from './told';

const LEE = 8;

/** A page's stream: what it was sent, and its end. */
interface Page {
  readonly answer: IncomingMessage;
  /** Resolves once it has so many events. */
  events(count: number): Promise<number>;
  /** Resolves when the server ends it. */
  readonly ended: Promise<unknown>;
}

describe('the streams of a process', () => {
  let told: Told;
  let streams: OpenStreams;
  let server: Server;
  /** Every answer of the server, in the order of asking. */
  let served: ServerResponse[];
  let isOpening = true;
  const pages: Page[] = [];

  beforeEach(async () => {
    told = new Told();
    const since: StoredChanges['since'] = (asked) =>
      Promise.all(asked.map(({ memberId, after }) => told.since(memberId, after)));
    streams = new OpenStreams({ changes: { since }, signals: told.signals });
    served = [];
    isOpening = true;
    server = createServer((request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.flushHeaders();
      served.push(answer);
      if (isOpening) streams.open(Number(request.url?.slice(1)), answer, 0);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const { answer } of pages.splice(0)) answer.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const ask = (memberId: number) =>
    get({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      path: `/${memberId}`,
      agent: false,
    });

  async function follow(memberId: number): Promise<Page> {
    const [answer] = (await once(ask(memberId), 'response')) as [IncomingMessage];
    const ended = once(answer, 'end');
    let text = '';
    answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    const events = async (count: number): Promise<number> => {
      for (;;) {
        const found = text.split('\n\n').filter((block) => block.startsWith('id:')).length;
        if (found >= count) return found;
        await once(answer, 'data');
      }
    };
    const page = { answer, events, ended };
    pages.push(page);
    return page;
  }

  test('of one member are at most ten: the oldest end, one after another', async () => {
    const [first, second, third] = [await follow(KIM), await follow(KIM), await follow(KIM)];
    for (let more = 0; more < 7; more += 1) await follow(KIM);
    const others = [await follow(LEE), await follow(LEE)];
    expect(told.listening).toBe(12);
    await follow(KIM);
    await first.ended;
    await follow(KIM);
    await second.ended;
    expect(told.listening).toBe(12);
    told.add('a');
    for (const page of [third, ...pages.slice(-2)]) expect(await page.events(1)).toBe(1);
    told.signals.sent(LEE);
    for (const page of others) expect(await page.events(1)).toBe(1);
  });

  /** The page leaves, and the server has heard of it. */
  async function leave(at: number): Promise<void> {
    const closed = once(served[at] as ServerResponse, 'close');
    pages[at]?.answer.destroy();
    await closed;
  }

  test('that end by themselves make room', async () => {
    for (let at = 0; at < 10; at += 1) await follow(KIM);
    await leave(4);
    expect(told.listening).toBe(9);
    await follow(KIM);
    told.add('a');
    for (const [at, page] of pages.entries()) if (at !== 4) expect(await page.events(1)).toBe(1);
  });

  test('are not begun for a page that left before', async () => {
    isOpening = false;
    await follow(KIM);
    await leave(0);
    streams.open(KIM, served[0] as ServerResponse, 0);
    expect(told.listening).toBe(0);
  });

  test('all end when the server closes, and none begins afterwards', async () => {
    const open = [await follow(KIM), await follow(LEE)];
    streams.close();
    for (const page of open) await page.ended;
    expect(told.listening).toBe(0);
    const late = await follow(KIM);
    await late.ended;
    expect(told.listening).toBe(0);
  });

  test('that end while they begin leave nothing behind', async () => {
    told.since = () => {
      throw new Error('the database is away');
    };
    const page = await follow(KIM);
    await page.ended;
    expect(told.listening).toBe(0);
  });
});
