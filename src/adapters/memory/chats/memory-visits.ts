import { VISIT_STATE, type ChatVisit, type VisitState } from '#core';
import { isoOf } from '../community/memory-community';

/** What was said of a visit, by whom. */
export interface KeptVisit {
  readonly state: VisitState;
  /** ms */
  readonly at: number;
  /** The time that was agreed on, which stands; ms. */
  readonly agreedAt: number | null;
  readonly by: string;
}

/** A room in which visits may have been agreed on. */
interface Met {
  readonly owner: { readonly memberId: string };
  readonly seeker: { readonly memberId: string };
  readonly messages: readonly { readonly visit: KeptVisit | null }[];
}

/** Whether the two of a room have agreed on a visit, in whatever room. */
export function haveMet(rooms: readonly Met[], { owner, seeker }: Met): boolean {
  const people = [owner.memberId, seeker.memberId];
  return rooms.some(
    (one) =>
      people.includes(one.owner.memberId) &&
      people.includes(one.seeker.memberId) &&
      one.messages.some(({ visit }) => visit?.state === VISIT_STATE.AGREED),
  );
}

/** As it is told to one of the two. */
export const visitFor = (visit: KeptVisit | null, memberId: string): ChatVisit | null =>
  visit && {
    state: visit.state,
    at: isoOf(visit.at),
    agreedAt: visit.agreedAt === null ? null : isoOf(visit.agreedAt),
    isMine: visit.by === memberId,
  };
