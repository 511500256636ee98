import { createHmac, timingSafeEqual } from 'node:crypto';
import { pushKindNamed, type PushKind } from '#core';

/** A code apart. */
interface StopCode {
  readonly deviceId: string;
  readonly kind: PushKind;
  readonly proof: string;
}

const proofOf = (secret: string, kind: PushKind): string =>
  createHmac('sha256', secret).update(`stop ${kind}`).digest('base64url');

/** What a push carries to switch its kind off for its device; of no use for anything else. */
export const stopCode = (deviceId: string, secret: string, kind: PushKind): string =>
  `${deviceId}.${kind}.${proofOf(secret, kind)}`;

/** A code apart; null for a text that is none. */
export function readStopCode(code: string): StopCode | null {
  const [deviceId = '', name, proof = ''] = code.split('.');
  const kind = pushKindNamed(name);
  return kind === null ? null : { deviceId, kind, proof };
}

/** Whether we gave this code for a device that has this secret now. */
export function isProven({ kind, proof }: StopCode, secret: string): boolean {
  const right = Buffer.from(proofOf(secret, kind));
  const given = Buffer.from(proof);
  return given.length === right.length && timingSafeEqual(right, given);
}
