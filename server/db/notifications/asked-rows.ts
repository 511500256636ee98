import { sql, type SQL } from 'drizzle-orm';
import type { AskedChanges } from '../../ports/notifications/notifications';

/** Those who ask as rows `asked` of a statement; `place` is where each stands among them, from 0 on. */
export const askedRows = (asked: readonly AskedChanges[]): SQL => sql`
  (select member_id, after, ordinality - 1 as place
    from unnest(${sql.param(asked.map(({ memberId }) => memberId))}::bigint[],
      ${sql.param(asked.map(({ after }) => after))}::bigint[])
    with ordinality as given (member_id, after)) asked`;

/** What is read of the rows of those who ask, by their places. */
export function byPlace<Row extends { readonly place: string }, One>(
  rows: readonly Row[],
  read: (row: Row) => One | undefined,
): ReadonlyMap<number, readonly One[]> {
  const lists = new Map<number, One[]>();
  for (const row of rows) {
    const one = read(row);
    if (one === undefined) continue;
    const place = Number(row.place);
    const list = lists.get(place) ?? [];
    lists.set(place, list);
    list.push(one);
  }
  return lists;
}
