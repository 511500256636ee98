import { ExplainedError } from '../shared/explained-error';

/** The embedded database's folder is held by another process that lives. */
export class DatabaseInUseError extends ExplainedError {
  override readonly name = 'DatabaseInUseError';

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(
      `다른 프로세스(PID ${pid})가 데이터베이스를 쓰고 있습니다: ${directory}\n` +
        '그 프로세스(예: npm start)를 멈춘 뒤 다시 실행하세요. ' +
        `(The embedded database is in use by process ${pid}; stop it first.)`,
    );
  }
}

/** The embedded database's folder cannot be made or written. */
export class DataDirError extends ExplainedError {
  override readonly name = 'DataDirError';

  constructor(dataDir: string, code: string) {
    super(
      `DATA_DIR에 데이터베이스를 둘 수 없습니다: ${dataDir} (${code})\n` +
        '쓸 수 있는 폴더인지, 디스크에 자리가 있는지 확인해 주세요.',
    );
  }
}

/** The PostgreSQL of DATABASE_URL does not answer, or is not one that this product runs on. */
export class DatabaseUrlError extends ExplainedError {
  override readonly name = 'DatabaseUrlError';
}

/** What Node and PostgreSQL call a database that cannot be reached or is going away. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08...|57P0[123]|53300)$/;

/** What `pg` says without a code. */
const ENDED = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a query failed because the database is away, not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY.test(code) || ENDED.test(error.message) || isDatabaseAway(error.cause);
}

/** A cursor that this query never gave: of another query, cut off, or changed by hand. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';

  constructor() {
    super('bad cursor');
  }
}
