import { AppError, isId, type Result } from '#core';
import { isNone } from '../client/null-when-none';

type Kind = 'direct' | 'mate';
interface AnyDeal {
  readonly dealType: Kind;
}

const NONE = { ok: false, reason: 'none' } as const;
const ENDED = { ok: false, reason: 'ended' } as const;

/** The status of an answer about what was there, and is not any more. */
const GONE = 410;

export const dealPath = (id: string): string => `/v2/deals/${encodeURIComponent(id)}`;

const isOf = <Any extends AnyDeal, Of extends Kind>(
  deal: Any,
  kind: Of,
): deal is Extract<Any, { readonly dealType: Of }> => deal.dealType === kind;

/** A deal of a kind, whole; one of another kind is none. */
export async function oneDeal<Any extends AnyDeal, Of extends Kind>(
  kind: Of,
  asked: Promise<{ readonly result: Any }>,
): Promise<Result<Extract<Any, { readonly dealType: Of }>, 'none' | 'ended'>> {
  try {
    const { result } = await asked;
    return isOf(result, kind) ? { ok: true, value: result } : NONE;
  } catch (error) {
    if (error instanceof AppError && error.status === GONE) return ENDED;
    if (isNone(error)) return NONE;
    throw error;
  }
}

/** Cards of a kind in the order of the ids, each once, at most so many. */
export async function someDeals<Any extends AnyDeal, Of extends Kind>(
  kind: Of,
  { ids, most }: { readonly ids: readonly string[]; readonly most: number },
  ask: (few: { readonly path: string; readonly params: { readonly id: string } }) => Promise<{
    readonly result: readonly Any[];
  }>,
): Promise<readonly Extract<Any, { readonly dealType: Of }>[]> {
  // One malformed id would make the server refuse the whole question.
  const asked = [...new Set(ids)].slice(0, most).filter(isId);
  if (asked.length === 0) return [];
  const { result } = await ask({ path: '/v2/deals/some', params: { id: asked.join(',') } });
  return result.filter((card) => isOf(card, kind));
}
