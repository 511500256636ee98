import { createHmac } from 'node:crypto';
import { seoulDay } from '#core';
import { networkOf } from '../http/requests/network-of';
import type { AppDeps } from '../ports/app-deps';
import type { PostView } from '../ports/communities/posts';
import type { Caller } from '../ports/accounts/sessions';

/** Who reads today: a member, or the network of a visitor, by a keyed hash that is another one tomorrow. */
export function viewerOf(
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  { caller, ip }: { readonly caller: Caller | null; readonly ip: string },
): PostView {
  const day = seoulDay(clock.now());
  const memberId = caller?.memberId ?? null;
  const who = memberId === null ? `network ${networkOf(ip)}` : `member ${memberId}`;
  const viewer = createHmac('sha256', env.imageSecret)
    .update(`view ${day} ${who}`)
    .digest('base64url');
  return { day, viewer, memberId };
}
