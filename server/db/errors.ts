import { ExplainedError } from '../shared/explained-error';

/** The embedded database's folder is held by another process that lives. */
export class DatabaseInUseError extends ExplainedError {
  override readonly name = 'DatabaseInUseError';

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(
      `다른 프로세스가 데이터베이스를 쓰고 있습니다 (PID ${pid}): ${directory}\n` +
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
