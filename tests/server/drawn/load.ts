import { connect } from 'node:net';
import { once } from 'node:events';
import { ITEM_TYPE, REPORT_REASON } from '#core';
import { jsonOf, type Person } from '../two-servers/person';
import { firstAnswer, isDrawn, READERS, type FirstAnswer } from './first-answer';

interface Address {
  readonly url: string;
}

/** A whole answer to somebody who asked for a page. */
export interface Heard {
  readonly path: string;
  readonly answer: FirstAnswer;
}

/** So many writes may be acknowledged before any page is drawn, and so many more for each that is. */
const WRITES_AHEAD = 10;
const WRITES_A_PAGE = 2;

/** Readers and writers who go on until nobody answers any more. */
export class Load {
  readonly heard: Heard[] = [];
  private drawn = 0;
  /** The case numbers of what was acknowledged, by the house it is about. */
  readonly acknowledged = new Map<string, string>();
  private readonly people: Promise<void>[] = [];
  private readonly watchers: (() => void)[] = [];

  constructor(private readonly server: Address) {}

  /** Somebody who reads these pages by turns, beginning with one of them. */
  reads(paths: readonly string[], first: number): void {
    const headers = { 'user-agent': first % 2 === 0 ? READERS.phone : READERS.desktop };
    const read = async () => {
      for (let turn = first; ; turn += 1) {
        const path = paths[turn % paths.length] ?? '/';
        const answer = await firstAnswer(this.server, path, headers);
        this.heard.push({ path, answer });
        if (isDrawn(answer)) this.drawn += 1;
        this.tell();
      }
    };
    this.people.push(read().catch(() => undefined));
  }

  /**
   * Somebody who reports these houses, one after another. A busy server sends pages without their views,
   * while it writes as before: writers keep step, or they would be done before a page is drawn.
   */
  reports(person: Person, houseIds: readonly string[]): void {
    const report = async () => {
      for (const id of houseIds) {
        await this.has(Math.ceil((this.acknowledged.size - WRITES_AHEAD) / WRITES_A_PAGE), 0);
        const answer = await person.ask(this.server, '/v1/auth/report', {
          method: 'POST',
          key: `load-${id}`,
          body: {
            CATEGORY: REPORT_REASON.OTHER,
            CONTENT: `집 ${id}에 대한 신고`,
            TARGET_CD: ITEM_TYPE.HOUSE,
            TARGET_ID: id,
          },
        });
        const { DATA } = (await jsonOf(answer)) as { DATA: { CASE_NO: string } };
        this.acknowledged.set(id, DATA.CASE_NO);
        this.tell();
      }
    };
    this.people.push(report().catch(() => undefined));
  }

  /** Resolves as soon as so many pages have come with their views, and so much was acknowledged. */
  has(drawn: number, acknowledged: number): Promise<void> {
    return new Promise((resolve) => {
      this.watchers.push(() => {
        if (this.drawn >= drawn && this.acknowledged.size >= acknowledged) resolve();
      });
      this.tell();
    });
  }

  /** Resolves when nobody waits for an answer any more. */
  async ends(): Promise<void> {
    await Promise.all(this.people);
  }

  private tell(): void {
    for (const watch of this.watchers) watch();
  }
}

/** The whole answers that came over one connection, without what was cut off behind them. */
export interface Arrived {
  readonly whole: readonly { readonly head: string; readonly body: Buffer }[];
}

/**
 * Asks for a page over and over without waiting for it, and reads no further once something has come:
 * more is under way then than the connection holds. The rest is read when the server is gone.
 */
export async function askWithoutReading({ url }: Address, path: string, times: number) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  // That it was cut off is seen by what has arrived.
  socket.on('error', () => undefined);
  const parts: Buffer[] = [];
  const first = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nuser-agent: ${READERS.phone}\r\n\r\n`.repeat(
      times,
    ),
  );
  parts.push((await first)[0]);
  socket.pause();
  return async (): Promise<Arrived> => {
    const closed = once(socket, 'close');
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.resume();
    await closed;
    return answersIn(Buffer.concat(parts));
  };
}

const END_OF_HEAD = '\r\n\r\n';

/** Answers as a client tells them apart: by what each says of its length. */
function answersIn(bytes: Buffer): Arrived {
  const whole: { head: string; body: Buffer }[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf(END_OF_HEAD);
    if (end === -1) return { whole };
    const head = rest.subarray(0, end).toString();
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const start = end + END_OF_HEAD.length;
    if (Number.isNaN(length)) throw new Error(`an answer of no length:\n${head}`);
    if (rest.length < start + length) return { whole };
    whole.push({ head, body: rest.subarray(start, start + length) });
    rest = rest.subarray(start + length);
  }
}
