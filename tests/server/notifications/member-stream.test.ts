import { EventEmitter, once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { MemberStream } from '../../../server/notifications/member-stream';
import { KIM, Told } from './told';

describe('the stream of a member', () => {
  const servers: Server[] = [];
  const answers: IncomingMessage[] = [];
  afterEach(async () => {
    for (const answer of answers.splice(0)) answer.destroy();
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  });

  /** A page that follows from a change on; `next` resolves with each further event. */
  async function follow(told: Told, after: number) {
    let stream: MemberStream | null = null;
    let closed = 0;
    const leaving = new EventEmitter();
    const left = once(leaving, 'left');
    const errors: unknown[] = [];
    const server = createServer((_request, answer) => {
      answer.on('error', (error) => errors.push(error));
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      stream = new MemberStream(
        {
          changes: told,
          signals: told.signals,
          memberId: KIM,
          answer,
          random: { number: () => 0.5 },
          closed: () => {
            closed += 1;
            leaving.emit('left');
          },
        },
        after,
      );
      stream.start();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ host: '127.0.0.1', port }, resolve),
    );
    answers.push(answer);
    answer.setEncoding('utf8');
    const pieces = answer[Symbol.asyncIterator]();
    let text = '';
    /** The stream until it holds so many events, or its end. */
    const events = async (count: number): Promise<readonly string[]> => {
      for (;;) {
        const found = text.split('\n\n').filter((block) => block.startsWith('id:'));
        if (found.length >= count) return found;
        const piece = await pieces.next();
        if (piece.done === true) return found;
        text += String(piece.value);
      }
    };
    const end = async (): Promise<void> => {
      while ((await pieces.next()).done !== true);
    };
    return {
      events,
      end,
      stream: () => stream,
      closed: () => closed,
      left,
      errors,
    };
  }

  test('begins with what was missed and goes on with what comes, in order', async () => {
    const told = new Told();
    told.add('a');
    told.add('b');
    const page = await follow(told, 1);
    await page.events(1);
    told.add('c');
    told.add('d');
    const events = await page.events(3);
    expect(events.map((event) => event.split('\n')[0])).toEqual(['id: 2', 'id: 3', 'id: 4']);
    const [, name, data = ''] = events[0]?.split('\n') ?? [];
    expect(name).toBe('event: notification');
    expect(JSON.parse(data.replace('data: ', ''))).toEqual(told.items[1]);
  });

  test('is forgotten when the page leaves', async () => {
    const told = new Told();
    const page = await follow(told, 0);
    told.add('a');
    await page.events(1);
    const [answer] = answers;
    answer?.destroy();
    await page.left;
    expect([page.closed(), told.listening]).toEqual([1, 0]);
    let looks = 0;
    told.since = () => {
      looks += 1;
      return Promise.resolve([]);
    };
    told.add('b');
    expect(looks).toBe(0);
  });

  test('ends where the database is away, so that the page asks again', async () => {
    const told = new Told();
    const page = await follow(told, 0);
    told.isAway = true;
    told.signals.sent(KIM);
    await page.end();
    expect(page.closed()).toBe(1);
  });

  test('looks once at what it hears of twice, and again at what came meanwhile', async () => {
    const told = new Told();
    const page = await follow(told, 0);
    told.add('a');
    await page.events(1);
    let looks = 0;
    const { since } = told;
    told.since = (member, change) => {
      looks += 1;
      return since(member, change);
    };
    told.signals.sent(KIM, 1);
    expect(looks).toBe(0);
    told.add('b');
    told.add('c');
    told.signals.sent(KIM, 2);
    expect(await page.events(3)).toHaveLength(3);
    told.signals.sent(KIM, 3);
    expect(looks).toBe(2);
    // What may have been missed is looked for, whatever was told.
    told.signals.sent(KIM);
    expect(looks).toBe(3);
  });

  test('ends when the server closes', async () => {
    const told = new Told();
    const page = await follow(told, 0);
    page.stream()?.end();
    page.stream()?.end();
    await page.end();
    expect([page.closed(), told.listening]).toEqual([1, 0]);
  });

  test('writes nothing more once it has ended, though it was looking', async () => {
    const told = new Told();
    const page = await follow(told, 0);
    told.add('a');
    await page.events(1);
    let answerLook = (): void => undefined;
    const looking = new Promise<void>((resolve) => {
      answerLook = resolve;
    });
    const { since } = told;
    told.since = async (member, change) => {
      await looking;
      return since(member, change);
    };
    told.add('b');
    page.stream()?.end();
    answerLook();
    await page.end();
    expect(await page.events(2)).toHaveLength(1);
    expect(page.errors).toEqual([]);
  });
});
