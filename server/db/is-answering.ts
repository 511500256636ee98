import type { Database } from './database';

const PATIENCE_MS = 2_000;

/** Whether the database answers within two seconds; never throws. */
export async function isAnswering({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  return isInTime;
}
