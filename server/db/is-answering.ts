import type { Database } from './database';
import { within } from '../shared/within';

const PATIENCE_MS = 2_000;

/** Whether the database answers within two seconds; never throws. */
export function isAnswering({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  return within(PATIENCE_MS, pool.query('select 1')).then(
    () => true,
    () => false,
  );
}
