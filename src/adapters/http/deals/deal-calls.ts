import type { output } from 'zod/mini';
import { AppError, isId, type Cancellation, type Result } from '#core';
import { dealReply, fewDealsReply } from '#contract/deals';
import type { HttpClient } from '../client/http-client';
import { isNone } from '../client/null-when-none';

type Deal = output<typeof dealReply>['result'];
type Card = output<typeof fewDealsReply>['result'][number];
type Kind = Deal['dealType'];

const NONE = { ok: false, reason: 'none' } as const;
const ENDED = { ok: false, reason: 'ended' } as const;

/** The status of an answer about what was there, and is not any more. */
const GONE = 410;

export const dealPath = (id: string): string => `/v2/deals/${encodeURIComponent(id)}`;

const isOf = <Any extends { readonly dealType: Kind }, Of extends Kind>(
  deal: Any,
  kind: Of,
): deal is Extract<Any, { readonly dealType: Of }> => deal.dealType === kind;

/** A deal of a kind, whole; one of another kind is none. */
export async function oneDeal<Of extends Kind>(
  client: HttpClient,
  kind: Of,
  id: string,
  cancel?: Cancellation,
): Promise<Result<Extract<Deal, { readonly dealType: Of }>, 'none' | 'ended'>> {
  try {
    const { result } = await client.get({ path: dealPath(id), reply: dealReply, cancel });
    return isOf(result, kind) ? { ok: true, value: result } : NONE;
  } catch (error) {
    if (error instanceof AppError && error.status === GONE) return ENDED;
    if (isNone(error)) return NONE;
    throw error;
  }
}

/** Cards of a kind in the order of the ids, each once, at most so many. */
export async function someDeals<Of extends Kind>(
  client: HttpClient,
  kind: Of,
  ids: readonly string[],
  { most, cancel }: { readonly most: number; readonly cancel: Cancellation | undefined },
): Promise<readonly Extract<Card, { readonly dealType: Of }>[]> {
  // One malformed id would make the server refuse the whole question.
  const asked = [...new Set(ids)].slice(0, most).filter(isId);
  if (asked.length === 0) return [];
  const { result } = await client.get({
    path: '/v2/deals/some',
    params: { id: asked.join(',') },
    reply: fewDealsReply,
    cancel,
  });
  return result.filter((card) => isOf(card, kind));
}
