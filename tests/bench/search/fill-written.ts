import type { Database } from '../../../server/db/database';
import { writtenCorpus, type WrittenPost } from './written-corpus';

const BATCH = 500;

/** Writes so many posts and comments as members do: triggers keep what is searched of them. */
export async function fillWritten(
  { pool }: Pick<Database, 'pool'>,
  { posts, comments }: { readonly posts: number; readonly comments: number },
): Promise<{ readonly posts: number; readonly comments: number }> {
  let batch: WrittenPost[] = [];
  const written = { posts: 0, comments: 0 };
  const write = async () => {
    const rows = batch;
    batch = [];
    const { rows: added } = await pool.query<{ id: string }>(
      `insert into posts (board, title, document, text, preview, picture_ids, created_at)
       select 'CATEC00001', title, '{"type":"doc","content":[]}', text, left(text, 80), '{}',
         now() - make_interval(days => age)
       from unnest($1::text[], $2::text[], $3::int[]) as given (title, text, age)
       returning id`,
      [rows.map((row) => row.title), rows.map((row) => row.text), rows.map((row) => row.age)],
    );
    const said = rows.flatMap((row, at) =>
      row.comments.map((comment) => ({ ...comment, post: added[at]?.id ?? '' })),
    );
    await pool.query(
      `insert into comments (post_id, text, created_at)
       select post, text, now() - make_interval(days => age)
       from unnest($1::bigint[], $2::text[], $3::int[]) as given (post, text, age)`,
      [said.map(({ post }) => post), said.map(({ text }) => text), said.map(({ age }) => age)],
    );
    written.posts += rows.length;
    written.comments += said.length;
  };
  for (const post of writtenCorpus(posts, comments / posts)) {
    batch.push(post);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  for (const table of ['posts', 'comments', 'search_entries', 'comment_entries'])
    await pool.query(`vacuum analyze ${table}`);
  return written;
}
