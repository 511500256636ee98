import type { FastifyRequest } from 'fastify';
import { memberOf } from '../../http/policies/members-only';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

/** So many are remembered; of one that is forgotten the rooms themselves know. */
const MOST = 10_000;

/**
 * Counts what is said, each sending once: on a bad line it is sent again and again. The rooms are asked
 * only where the limit is reached, so that nobody waits for the question.
 */
export function onceInRooms(app: Api, { chats }: Pick<AppDeps, 'chats'>) {
  const counted = new Set<string>();
  /** @throws Refusal `too-many` */
  return async (
    request: FastifyRequest,
    { id, key }: { readonly id: string; readonly key: string | null },
  ): Promise<void> => {
    const { memberId } = memberOf(request);
    const name = `${memberId} ${id} ${key ?? ''}`;
    if (key !== null && counted.has(name)) return;
    try {
      await app.writeLimits.inRooms(request, memberId);
    } catch (error) {
      if (key === null || !(await chats.isSaid(memberId, id, key))) throw error;
    }
    if (key === null) return;
    counted.add(name);
    for (const first of counted) {
      if (counted.size <= MOST) break;
      counted.delete(first);
    }
  };
}
