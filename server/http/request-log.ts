import { randomUUID } from 'node:crypto';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { isOwnCall } from './requests/own-call';
import type { Api } from './wire-types';

/** Names a request in the log and nowhere else; nothing of the one who asks is in it. */
export const requestId = (): string => randomUUID();

interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly frames: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * What broke and where, without the message: a database's message repeats the values of the query,
 * which may be a person's position.
 */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return {
    type: error.name,
    ...(code !== null && { code }),
    frames: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** A log of one JSON line an event. */
export function createLogger(level: string, out: DestinationStream = process.stdout): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: loggedError },
    timestamp: stdTimeFunctions.isoTime,
  };
  return pino(options, out);
}

/** One line a request of others: method, the route's pattern (never the address itself), status, time. */
export function logRequests(app: Api): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (isOwnCall(request)) {
      done();
      return;
    }
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
