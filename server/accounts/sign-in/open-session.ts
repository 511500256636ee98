import type { FastifyReply } from 'fastify';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import { presentSession } from '../sessions/present-session';
import { giveTokens } from '../sessions/token-headers';

/**
 * Signs a member in and says who they are. It is always a sign-in of its own: tokens that came
 * with the request play no part in it.
 */
export async function openSession(
  { members, sessions }: Pick<AppDeps, 'members' | 'sessions'>,
  reply: FastifyReply,
  memberId: number,
  isNew: boolean,
) {
  const member = await members.one(memberId);
  // Who has left meanwhile begins anew.
  if (member === null) throw new Refusal('sign-in-expired');
  giveTokens(reply, await sessions.open(memberId));
  return { DATA: { ...presentSession(member), SIGN_UP_YN: isNew ? 'Y' : 'N' } };
}
