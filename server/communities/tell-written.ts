import { MODERATED, type PostHold } from '#core';
import { Care } from '../moderation/care';
import type { AppDeps } from '../ports/app-deps';

type Parts = Pick<AppDeps, 'moderation' | 'notifications' | 'bundles'>;

/** Something as its author is answered it. */
interface Written {
  readonly id: string;
  readonly hold: PostHold | null;
}

/** Tells the author of a post where it is held. */
export async function tellPost(parts: Parts, { id, hold }: Written): Promise<void> {
  if (hold !== null) await new Care(parts).tellHeld(MODERATED.POST, id);
}

/** Tells the author of a comment where it is held, and others that it is there, or changed. */
export async function tellComment(parts: Parts, { id, hold }: Written): Promise<void> {
  if (hold !== null) await new Care(parts).tellHeld(MODERATED.COMMENT, id);
  await parts.bundles.said(id);
}
