import { sql, type SQL } from 'drizzle-orm';
import { houses } from '../schema/houses';

/** On offer: the only houses that are listed, marked or recommended. */
export function isOpen(): SQL {
  // Written out, not a parameter: the planner has to see that the partial indexes apply.
  return sql`${houses.status} = 'OPEN'`;
}
