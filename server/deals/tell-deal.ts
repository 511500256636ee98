import { MODERATED, type PostHold } from '#core';
import { Care } from '../moderation/care';
import type { AppDeps } from '../ports/app-deps';

/** Tells the author of a deal where it is held. */
export async function tellDeal(
  parts: Pick<AppDeps, 'moderation' | 'notifications' | 'bundles'>,
  { id, hold }: { readonly id: string; readonly hold: PostHold | null },
): Promise<void> {
  if (hold !== null) await new Care(parts).tellHeld(MODERATED.DEAL, id);
}
