import { DealCard } from '../../deal-card/DealCard';
import type { ThingProps } from './thing';

/** A direct deal in a collection. */
export const DealThing = ({ thing, now }: ThingProps<'direct'>) => (
  <DealCard deal={thing.deal} now={now} />
);
