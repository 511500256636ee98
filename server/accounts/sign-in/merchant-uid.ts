import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../ports/accounts/sessions';

const PREFIX = 'cert_';
const NONCE_BYTES = 6;
const NONCE_LETTERS = 8;
/** 144 bits; with them the whole is 37 characters, and the agencies behind PortOne take 40. */
const PROOF_BYTES = 18;

/** Nothing is stored: only the server knows a session's id, so only it can make this. */
function uidOf({ familyId }: Caller, nonce: string): string {
  const mac = createHmac('sha256', familyId).update(`certification:${nonce}`).digest();
  return `${PREFIX}${nonce}${mac.subarray(0, PROOF_BYTES).toString('base64url')}`;
}

/** A `merchant_uid` of its own for a certification that this session asks for. */
export function newMerchantUid(caller: Caller): string {
  return uidOf(caller, randomBytes(NONCE_BYTES).toString('base64url'));
}

/** Whether a certification was asked for by this session; its tokens may have changed meanwhile. */
export function isAskedBy(caller: Caller, merchantUid: string | null): boolean {
  if (merchantUid?.startsWith(PREFIX) !== true) return false;
  const nonce = merchantUid.slice(PREFIX.length, PREFIX.length + NONCE_LETTERS);
  const [said, ours] = [Buffer.from(merchantUid), Buffer.from(uidOf(caller, nonce))];
  return said.length === ours.length && timingSafeEqual(said, ours);
}
