import type { FastifyRequest } from 'fastify';
import { deviceOf, type Device } from '#core';

/** Who reads a page, as far as it is drawn differently for them. */
export interface Reader {
  readonly device: Device;
  /** Equal for all who are sent the same. */
  readonly kind: string;
}

/** By what the browser says of itself; a shell's page is the phone's, and gives way to the app. */
export function readerOf({ headers }: Pick<FastifyRequest, 'headers'>): Reader {
  const userAgent = headers['user-agent'] ?? '';
  const device = { ...deviceOf({ shell: null, userAgent, maxTouchPoints: 0 }), inApp: null };
  return { device, kind: `${device.kind} ${device.system}` };
}
