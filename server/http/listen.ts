import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '../env';
import { ExplainedError } from '../shared/explained-error';
import type { Api } from './wire-types';

/** The server cannot stand where it was told to; the message is for whoever started it. */
class AddressError extends ExplainedError {
  override readonly name = 'AddressError';
}

type Place = Pick<Env, 'host' | 'port'>;

function addressError(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new AddressError(
        `포트 ${port}번을 다른 프로그램이 쓰고 있습니다. PORT=${port + 1}처럼 다른 번호를 정해 다시 시작해 주세요.`,
      );
    case 'EACCES':
      return new AddressError(
        `포트 ${port}번을 열 권한이 없습니다. PORT에 1024 이상의 번호를 정해 주세요.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new AddressError(`이 컴퓨터에 없는 주소입니다: ${host}. HOST를 확인해 주세요.`);
    default:
      return error;
  }
}

/**
 * Finds out whether the address can be had before anything is opened or filled: a second start is
 * told of the port at once. Throws an {@link AddressError}.
 */
export function refuseTakenAddress(place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(asError(addressError(error, place)));
    });
    probe.listen(place, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Listens, and answers the address that a browser opens. Throws an {@link AddressError}. */
export async function listen(app: Api, place: Place): Promise<string> {
  try {
    await app.listen({ host: place.host, port: place.port });
  } catch (error) {
    throw addressError(error, place);
  }
  const { port } = app.server.address() as AddressInfo;
  // Every address of the machine is no address that a browser opens.
  const host = ['0.0.0.0', '::'].includes(place.host) ? '127.0.0.1' : place.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** How a server leaves its place. */
interface Leaving {
  /** Whether it takes no new work: it is not ready any more. */
  readonly hasBegun: () => boolean;
  /**
   * Says so and answers on for so many ms, in which a balancer notices and sends everybody
   * elsewhere. The server is closed afterwards.
   */
  begin(drainMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly leaving: Leaving;
  }
}

/**
 * Gives the server `app.leaving`. A closing server waits for its connections: from the moment that
 * it leaves, each ends with its answer instead of staying open for another. Browsers open some that
 * they may need later: on such a one nothing was asked, so nobody would ever end it.
 */
export function leaveInOrder(app: Api): void {
  let hasBegun = false;
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  const leaving: Leaving = {
    hasBegun: () => hasBegun,
    begin: async (drainMs) => {
      hasBegun = true;
      if (drainMs > 0) await wait(drainMs);
    },
  };
  app.decorate('leaving', leaving);
  app.addHook('preClose', (done) => {
    hasBegun = true;
    for (const socket of unused) socket.destroy();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
