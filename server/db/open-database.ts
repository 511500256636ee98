import { openEmbedded, openPostgres, type Database } from './database';
import { DatabaseUrlError } from './errors';

/**
 * Opens PostgreSQL at `url`, or without one the embedded database in `dataDir`. Migrations are
 * apart: {@link migrate}. PostgreSQL that says nothing for `silenceMs` fails what was asked; without
 * it a statement may take as long as it takes.
 * @throws DatabaseInUseError when another process has the embedded database open.
 * @throws DataDirError when `dataDir` cannot be written.
 * @throws DatabaseUrlError when PostgreSQL does not answer or is older than 15.
 */
export function openDatabase(where: {
  readonly url: string | null;
  readonly dataDir: string;
  readonly silenceMs?: number;
}): Promise<Database> {
  const { url, dataDir, silenceMs = null } = where;
  return url === null ? openEmbedded({ dataDir }) : openAnswering(url, silenceMs);
}

const OLDEST_POSTGRES = 15;

async function openAnswering(url: string, silenceMs: number | null): Promise<Database> {
  const database = openPostgres(url, silenceMs);
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version >= OLDEST_POSTGRES) return database;
    throw new DatabaseUrlError(
      `PostgreSQL ${OLDEST_POSTGRES} 이상이 필요합니다. DATABASE_URL의 PostgreSQL: ${version}`,
    );
  } catch (error) {
    await database.close();
    throw error instanceof DatabaseUrlError ? error : unreachable(error);
  }
}

/** Neither the address nor the server's own words are repeated: they may hold a password. */
function unreachable(error: unknown): DatabaseUrlError {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  const known: Readonly<Record<string, string>> = {
    '28P01': '사용자 이름이나 비밀번호가 다릅니다.',
    '28000': '이 사용자로는 들어갈 수 없습니다.',
    '3D000': '그런 이름의 데이터베이스가 없습니다.',
  };
  const why = known[code] ?? '켜져 있는지, 주소가 맞는지 확인해 주세요.';
  return new DatabaseUrlError(
    `DATABASE_URL의 PostgreSQL에 연결할 수 없습니다${code === '' ? '' : ` (${code})`}. ${why}`,
  );
}
