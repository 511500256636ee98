import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors';
import type { Api } from '../wire-types';

/** How long a connection may go on sending what nobody wants any more. */
interface Patience {
  readonly bytes: number;
  readonly ms: number;
}

const PATIENCE: Patience = { bytes: 32 * 1024 * 1024, ms: 5_000 };

/** Refuses a body by its announced length, also where the call would not have read one. */
export function refuseLargeBody(most: number) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const isLarge = Number(request.headers['content-length'] ?? 0) > most;
    done(isLarge ? new Refusal('too-large') : undefined);
  };
}

/**
 * Reads what is still sent of an answered request and throws it away. A connection that is closed
 * under a sender is an error to it, whatever was answered before: browsers would show no refusal.
 * Who goes on for longer than there is patience is cut off.
 */
export function throwAwayRest(request: IncomingMessage, { bytes, ms }: Patience): void {
  let left = bytes;
  const cutOff = () => {
    request.destroy();
  };
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cutOff();
  };
  const timer = setTimeout(cutOff, ms);
  const stop = () => {
    clearTimeout(timer);
  };
  request.on('data', count).once('end', stop).once('close', stop);
  request.resume();
}

/**
 * Lets whoever was answered before their whole body had arrived finish sending it. The answer must
 * not end the connection, as Fastify would have it.
 */
export function hearSendersOut(app: Api, patience: Patience = PATIENCE): void {
  app.addHook('onSend', ({ raw, headers }, reply, payload, done) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !raw.readableEnded) {
      if (!app.leaving.hasBegun()) void reply.removeHeader('connection');
      throwAwayRest(raw, patience);
    }
    done(null, payload);
  });
}
