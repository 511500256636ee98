import { createHmac } from 'node:crypto';
import { seoulDay } from '#core';
import { networkOf } from './network-of';
import type { Caller } from '../../ports/accounts/sessions';
import type { AppDeps } from '../../ports/app-deps';
import type { Viewing } from '../../ports/viewing';

/** Who reads today: a member, or the network of a visitor, by a keyed hash that is another one tomorrow. */
export function viewerOf(
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  { caller, ip }: { readonly caller: Caller | null; readonly ip: string },
): Viewing {
  const day = seoulDay(clock.now());
  const memberId = caller?.memberId ?? null;
  const who = memberId === null ? `network ${networkOf(ip)}` : `member ${memberId}`;
  const viewer = createHmac('sha256', env.imageSecret)
    .update(`view ${day} ${who}`)
    .digest('base64url');
  return { day, viewer, memberId };
}
