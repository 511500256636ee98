import type { AddressInfo } from 'node:net';
import type { Clock, Provider } from '#core';
import { setMaxListeners } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { ExplainedError } from '../shared/explained-error';
import { isLoopback } from '../http/loopback';
import type { OutboxMessage, SmsOutbox } from '../ports/accounts/messages';
import { addApple } from './apple';
import { takeForms } from './asked';
import { Desk } from './desk';
import {
  CERTIFICATION,
  emulatedKeys,
  EMULATOR_HOST,
  emulatorsUrl,
  PUBLIC_NOTICES_KEY,
  SMS,
} from './emulated-keys';
import type { Emulators } from './emulators';
import { addFacebook } from './facebook';
import { BrokenOnPurpose } from './failures';
import { addIamport } from './iamport';
import { addKakao } from './kakao';
import { addNaver } from './naver';
import { addPublicNotices } from './public-notices/add-public-notices';
import { openNoticeBoard } from './public-notices/notice-board';
import { PAGE_STYLE, SUBMIT_SCRIPT } from './page-files';
import { makeEs256Key, SigningKey } from './signing-keys';
import { addSmsPage } from './sms-page';
import { addSolapi } from './solapi';

/** Longer than the adapters wait. */
const SLOW_MS = 15_000;

export interface EmulatorOptions {
  /** 0 is any free one. */
  readonly port: number;
  readonly clock: Clock;
  /** Where the site stands besides this machine's own names; '' is nowhere. */
  readonly siteUrl: string;
  /** How long a slow answer takes. */
  readonly slowMs?: number;
  /** Where SMS go; without one they are gone when the emulators close. */
  readonly outbox?: SmsOutbox;
}

function memoryOutbox(): SmsOutbox {
  const messages: OutboxMessage[] = [];
  return {
    add: (message) => Promise.resolve(void messages.unshift(message)),
    latest: () => Promise.resolve(messages),
  };
}

/** The emulators cannot stand where they were told to. */
class EmulatorPortError extends ExplainedError {
  override readonly name = 'EmulatorPortError';
}

/** Breaks where it was told to; another site's page, by a name of its own, reaches nothing. */
function guard(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isLoopback(request.hostname)) done();
    else void reply.code(421).send({ error: 'misdirected' });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof BrokenOnPurpose)
      return reply.code(503).type('text/html').send('<h1>503 Service Unavailable</h1>');
    return reply.send(error);
  });
}

function serveFiles(app: FastifyInstance): void {
  app.get('/emulator.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(PAGE_STYLE),
  );
  app.get('/submit.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SUBMIT_SCRIPT),
  );
}

/**
 * Starts the stand-ins for the services outside (spec/outside O1), all in one server that this
 * machine alone reaches. What they gave, codes and tokens, those of other processes know as well;
 * certifications are gone when they close. Throws an EmulatorPortError.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { port, clock, siteUrl, slowMs = SLOW_MS, outbox = memoryOutbox() } = options;
  const closing = new AbortController();
  // Every slow answer listens to it, however many are on their way.
  setMaxListeners(0, closing.signal);
  const app = fastify({ forceCloseConnections: true });
  const desk = (provider: Provider) =>
    new Desk(provider, { clock, slowMs, closing: closing.signal });
  const es256 = makeEs256Key();
  const keys = emulatedKeys(es256.pem);
  const key = new SigningKey();

  takeForms(app);
  guard(app);
  serveFiles(app);
  addKakao(app, desk('kakao'), { keys: keys.kakao, key, siteUrl });
  addNaver(app, desk('naver'), { keys: keys.naver, siteUrl });
  addFacebook(app, desk('facebook'), { keys: keys.facebook, siteUrl });
  addApple(app, desk('apple'), {
    keys: keys.apple,
    publicKey: es256.publicKey,
    key,
    siteUrl,
  });
  addIamport(app, { keys: CERTIFICATION, clock, siteUrl });
  addSolapi(app, { keys: SMS, clock, outbox, slowMs, closing: closing.signal });
  addSmsPage(app, outbox);
  const noticeBoard = openNoticeBoard();
  addPublicNotices(app, {
    key: PUBLIC_NOTICES_KEY,
    board: noticeBoard,
    clock,
    slowMs,
    closing: closing.signal,
  });

  try {
    await app.listen({ host: EMULATOR_HOST, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new EmulatorPortError(
        `포트 ${port}번을 다른 프로그램이 쓰고 있습니다. EMULATOR_PORT에 다른 번호를 정해 주세요.`,
      );
    throw error;
  }
  return {
    url: emulatorsUrl((app.server.address() as AddressInfo).port),
    keys,
    certification: CERTIFICATION,
    sms: SMS,
    publicNoticesKey: PUBLIC_NOTICES_KEY,
    noticeBoard,
    close: async () => {
      closing.abort();
      await app.close();
    },
  };
}
