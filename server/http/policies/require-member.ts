import { Refusal } from '../../errors';
import type { Caller } from '../../ports/sessions';

/**
 * Whoever is signed in.
 * @throws Refusal `unauthorized`
 */
export function requireMember({ caller }: { readonly caller: Caller | null }): Caller {
  if (caller === null) throw new Refusal('unauthorized');
  return caller;
}
