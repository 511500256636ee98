import type { IncomingMessage } from 'node:http';

/** How long a connection may go on sending what nobody wants any more. */
export interface Patience {
  readonly bytes: number;
  readonly ms: number;
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
  // Whoever was reading it has stopped, and would stop the flow.
  request.unpipe();
  request.on('data', count).once('end', stop).once('close', stop);
  request.resume();
}
