import type { Socket } from 'node:net';
import { isSafePath } from '#core';
import { refuseConnection } from '../../errors';
import { isApiPath } from './api-path';

/** The first line of a request for a page whose path has bytes that are no ASCII. */
const PAGE_LINE = /^(?:GET|HEAD) (\/[\x21-\xff]*[\x80-\xff][\x21-\xff]*) HTTP\/1\.[01]\r\n/;

/** The same address as it should have been sent; null where it is none of a page. */
function encodedAddress(packet: unknown): string | null {
  if (!Buffer.isBuffer(packet)) return null;
  const [, path] = PAGE_LINE.exec(packet.toString('latin1')) ?? [];
  if (path === undefined) return null;
  const encoded = path.replaceAll(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return isSafePath(encoded) && !isApiPath(encoded) ? encoded : null;
}

/**
 * Answers, on the bare connection, what is no HTTP request. Programs that hand on an address as a
 * person wrote it send bare Korean, which Node's parser refuses: they are sent on to the address
 * that says the same. Everything else is refused.
 */
export function answerUnreadable(
  error: Error & { readonly rawPacket?: unknown },
  socket: Socket,
): void {
  const address = encodedAddress(error.rawPacket);
  if (address === null || !socket.writable) {
    refuseConnection(error, socket);
    return;
  }
  socket.end(
    'HTTP/1.1 303 See Other\r\n' +
      `location: ${address}\r\n` +
      'content-length: 0\r\n' +
      'connection: close\r\n\r\n',
  );
}
