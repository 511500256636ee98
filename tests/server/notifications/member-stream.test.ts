import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { MemberNotification } from '#core';
import { OpenSignals } from '../../../server/db/notifications/member-signals';
import { MemberStream } from '../../../server/notifications/member-stream';

const KIM = 7;

/** A member's notifications in memory, told as the database tells them. */
class Told {
  readonly signals = new OpenSignals('embedded');
  readonly items: MemberNotification[] = [];
  isAway = false;

  add(title: string): void {
    const change = this.items.length + 1;
    this.items.push({
      id: `id-${change}`,
      kind: 'NOTICE_ALARM',
      title,
      message: '줄\n바꿈',
      NOTI_TARGET_CD: 'OPITG10002',
      LINK: '1',
      createdAt: '2026-11-20T03:00:00.000Z',
      isRead: false,
      change,
      firstChange: change,
    });
    this.signals.sent(KIM);
  }

  since = (_member: number, change: number) =>
    this.isAway
      ? Promise.reject(new Error('away'))
      : Promise.resolve(this.items.filter((one) => one.change > change));
}

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
    const errors: unknown[] = [];
    const server = createServer((_request, answer) => {
      answer.on('error', (error) => errors.push(error));
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      stream = new MemberStream(
        {
          notifications: told,
          signals: told.signals,
          memberId: KIM,
          answer,
          closed: () => (closed += 1),
        },
        after,
      );
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
    return { events, end, stream: () => stream, closed: () => closed, errors };
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
    const left = new Promise<void>((resolve) => {
      const stop = setInterval(() => {
        if (page.closed() === 0) return;
        clearInterval(stop);
        resolve();
      }, 5);
    });
    answer?.destroy();
    await left;
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
    expect(page.closed()).toBeGreaterThan(0);
  });

  test('ends when the server closes', async () => {
    const page = await follow(new Told(), 0);
    page.stream()?.end();
    await page.end();
    expect(page.closed()).toBeGreaterThan(0);
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
