import type { Database } from '../../../server/db/database';

/** The rows of a database as they are now, to be put back; no trigger hears of it. */
export async function keptRows({ pool }: Pick<Database, 'pool'>) {
  // What the database makes of other columns itself cannot be put back, and need not be.
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(`
    select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`);
  const each = (statement: (table: (typeof tables)[number]) => string) =>
    tables.map(statement).join(';');
  await pool.query(
    `create schema kept; ${each(({ name }) => `create table kept.${name} as table public.${name}`)}`,
  );
  const again = each(
    ({ name, columns }) => `delete from public.${name};
      insert into public.${name} (${columns}) overriding system value
      select ${columns} from kept.${name}`,
  );
  return {
    putBack: () =>
      pool.query(`begin; set local session_replication_role = 'replica'; ${again}; commit`),
    forget: () => pool.query('drop schema kept cascade'),
  };
}
