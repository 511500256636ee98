import { DEAL_WAY, type DealContact, type DealWay } from './deal';

/** Of so many different rooms and houses a member is told the number on one day (spec/readings R46). */
export const MOST_NUMBERS_A_DAY = 20;

/** The ways by which somebody may be reached; none where they told no number. */
export function dealWays({ tel, takesSms }: DealContact): readonly DealWay[] {
  if (tel === null) return [];
  return takesSms ? [DEAL_WAY.SMS, DEAL_WAY.TEL] : [DEAL_WAY.TEL];
}
