import type { CollectionRole, LinkRules } from './collection';

/** What somebody may do in a collection. */
export interface CollectionRights {
  readonly mayAdd: boolean;
  readonly mayVote: boolean;
  /** Its name, its link, who is in it, and that it is there at all. */
  readonly mayManage: boolean;
}

/**
 * What somebody may do in a collection (spec/readings R65): its owner everything, a member what the link
 * lets people do, whoever only has the link nothing but read.
 */
export const collectionRights = (
  role: CollectionRole,
  { mayAdd, mayVote }: LinkRules,
): CollectionRights => ({
  mayAdd: role === 'owner' || (role === 'member' && mayAdd),
  mayVote: role === 'owner' || (role === 'member' && mayVote),
  mayManage: role === 'owner',
});

/** Whether somebody may take an item out: its owner any, a member what they added themselves. */
export const mayTakeOut = (role: CollectionRole, isMine: boolean): boolean =>
  role === 'owner' || (role === 'member' && isMine);

/** Whether a link opens its collection at a moment (ms); one without an end does until it is withdrawn. */
export const isLinkOpen = (expiresAt: number | null, now: number): boolean =>
  expiresAt === null || now < expiresAt;
