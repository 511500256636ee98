import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openEmbedded, type Database } from '../../server/db/database';

/** An embedded database of this process, and what it holds when it is new. */
interface Engine {
  readonly database: Database;
  /** What its schema is made of: another one has been altered. */
  readonly shape: string;
  readonly tables: readonly string[];
  /** The rows that migrations wrote, a table's as JSON. */
  readonly rows: ReadonlyMap<string, string>;
}

/** Those that nobody uses: starting an engine costs far more than emptying one. */
const atRest: Engine[] = [];

/** One in memory, as migrated as `template` and empty, with connections of its own. */
export async function borrowEmbedded(template: string): Promise<Database> {
  const engine = atRest.pop() ?? (await startEngine(template));
  const pool = new Pool({ ...engine.database.pool.options });
  pool.on('error', () => undefined);
  let closing: Promise<void> | null = null;
  return {
    ...engine.database,
    pool,
    db: drizzle(pool) as unknown as Database['db'],
    close: () => (closing ??= pool.end().then(() => putBack(engine))),
  };
}

async function startEngine(template: string): Promise<Engine> {
  const database = await openEmbedded({ memory: true, template });
  const { rows: found } = await database.pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = found.map(({ name }) => name);
  const rows = new Map<string, string>();
  for (const table of tables) {
    const { rows: held } = await database.pool.query<{ json: string | null }>(
      `select json_agg(held)::text as json from ${table} held`,
    );
    const json = held[0]?.json ?? null;
    if (json !== null) rows.set(table, json);
  }
  return { database, tables, rows, shape: await shapeOf(database) };
}

async function putBack(engine: Engine): Promise<void> {
  try {
    if ((await shapeOf(engine.database)) === engine.shape) {
      await empty(engine);
      atRest.push(engine);
      return;
    }
  } catch {
    // One that answers no more is of no use to anybody.
  }
  await engine.database.close();
}

async function empty({ database, tables, rows }: Engine): Promise<void> {
  const client = await database.pool.connect();
  try {
    // What a connection left behind in the one session that all of them have.
    await client.query('discard all');
    // No trigger hears of it.
    await client.query("set session_replication_role = 'replica'");
    await client.query(`truncate ${tables.join(', ')} restart identity`);
    for (const [table, json] of rows) {
      await client.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
        [json],
      );
    }
    await client.query('discard all');
  } finally {
    client.release();
  }
}

/** Changes with every table, column, index, function and trigger that comes or goes. */
async function shapeOf({ pool }: Database): Promise<string> {
  const counts = ['pg_class', 'pg_attribute', 'pg_proc', 'pg_trigger', 'pg_constraint'].map(
    (catalog) => `(select count(*) from ${catalog}) as ${catalog}`,
  );
  const { rows } = await pool.query(`select ${counts.join(', ')}`);
  return JSON.stringify(rows[0]);
}
