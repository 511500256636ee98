import { newChecklist } from '#core';
import type { Database } from '../../../server/db/database';

/** The id that examples of the documentation name. */
const CHECKLIST_ID = '019a9e4b-3c00-7000-8000-000000000001';

/** The first collection, with this member as its owner: examples of the documentation name it and its link. */
export async function shareCollection({ pool }: Database, memberId: number): Promise<void> {
  await pool.query(
    `insert into collections (id, author_id, name, created_at, code, link_made_at)
      overriding system value values (1, $1, '같이 볼 방', now(), 'c', now())
      on conflict (id) do update set author_id = $1, code = 'c', link_made_at = now()`,
    [memberId],
  );
  await pool.query(
    `insert into collection_seats (collection_id, member_id, joined_at) values (1, $1, now())`,
    [memberId],
  );
}

/** The checklist that examples of the documentation name, with the link that they name. */
export async function shareChecklist({ pool }: Database, memberId: number): Promise<void> {
  await pool.query(
    `insert into checklists (member_id, id, document, revision, share_code, share_until)
      values ($1, $2, $3, 1, 'a-checklist-that-nobody-shared', now() + interval '1 day')`,
    [memberId, CHECKLIST_ID, JSON.stringify(newChecklist(CHECKLIST_ID))],
  );
}
