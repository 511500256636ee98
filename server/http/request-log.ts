import { randomUUID } from 'node:crypto';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { errorInShort } from '../shared/error-in-short';
import { isOwnCall } from './requests/own-call';
import type { Api } from './wire-types';

/** Names a request in the log and nowhere else; nothing of the one who asks is in it. */
export const requestId = (): string => randomUUID();

/** A log of one JSON line an event. */
export function createLogger(level: string, out: DestinationStream = process.stdout): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: errorInShort },
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
