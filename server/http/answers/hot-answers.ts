import type { FastifyReply, FastifyRequest } from 'fastify';
import { seoulDay, type Clock } from '#core';
import { etagOf } from './answer-bytes';
import type { AppDeps } from '../../ports/app-deps';
import type { Houses } from '../../ports/houses';
import type { Api } from '../wire-types';

interface KeptAnswer {
  /** What it was made of: the houses' version, and the moment as far as answers depend on it. */
  readonly madeOf: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const KEPT_CHARACTERS = 16 * 1024 * 1024;
const MINUTE_MS = 60_000;
/**
 * Longer addresses are not cached. The app's own have a quarter of this, but anybody can send
 * longer ones.
 */
const LONGEST_ADDRESS = 2048;
/** Headers that are cached with an answer; all others belong to one request. */
const SAID_AGAIN = ['content-type', 'cache-control', 'etag'] as const;

declare module 'fastify' {
  interface FastifyInstance {
    readonly hotAnswers: HotAnswers;
  }
}

/**
 * Answers about houses that are asked over and over, by their address: one holds as long as the
 * houses' version, the day and the minute are the same, and is then as exact as a new one. The
 * oldest go first.
 */
class HotAnswers {
  private readonly kept = new Map<string, KeptAnswer>();
  private readonly made = new WeakMap<FastifyRequest, string>();
  private characters = 0;

  constructor(
    private readonly houses: Pick<Houses, 'version'>,
    private readonly clock: Clock,
  ) {}

  /** The answer to this request is of this version and moment (ms), and may be kept. */
  keep(request: FastifyRequest, version: string, now: number): void {
    if (request.url.length <= LONGEST_ADDRESS) this.made.set(request, madeOf(version, now));
  }

  /** The kept answer, where it still is what would be answered now. */
  async find({ method, url }: FastifyRequest): Promise<KeptAnswer | null> {
    const known = method === 'GET' ? this.kept.get(url) : undefined;
    if (known === undefined) return null;
    const version = await this.houses.version();
    return known.madeOf === madeOf(version, this.clock.now()) ? known : null;
  }

  put(request: FastifyRequest, reply: FastifyReply, body: string): void {
    const made = this.made.get(request);
    if (made === undefined || reply.statusCode !== 200) return;
    // One person's, whose tokens were renewed on the way.
    if (reply.getHeader('cache-control') === 'no-store') return;
    void reply.header('etag', etagOf(body));
    this.drop(request.url);
    const headers = headersOf(reply);
    this.kept.set(request.url, { madeOf: made, body, headers });
    this.characters += weightOf(request.url, body);
    for (const oldest of this.kept.keys()) {
      if (this.characters <= KEPT_CHARACTERS) break;
      this.drop(oldest);
    }
  }

  private drop(address: string): void {
    const known = this.kept.get(address);
    if (known === undefined) return;
    this.characters -= weightOf(address, known.body);
    this.kept.delete(address);
  }
}

function madeOf(version: string, now: number): string {
  return `${version} ${seoulDay(now)} ${Math.floor(now / MINUTE_MS)}`;
}

/** An entry takes memory besides its texts. */
const OVERHEAD = 512;

function weightOf(address: string, body: string): number {
  return address.length + body.length + OVERHEAD;
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    SAID_AGAIN.flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Gives the server `app.hotAnswers`. Before what compresses answers, after what lets callers in. */
export function addHotAnswers(app: Api, { houses, clock }: AppDeps): void {
  const hot = new HotAnswers(houses, clock);
  app.decorate('hotAnswers', hot);
  app.addHook('onRequest', async (request, reply) => {
    const known = await hot.find(request);
    return known === null ? undefined : reply.headers(known.headers).send(known.body);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload === 'string') hot.put(request, reply, payload);
    done(null, payload);
  });
}
