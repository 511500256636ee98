/** The embedded database's folder is held by another process that lives. */
export class DatabaseInUseError extends Error {
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

/** A cursor that this query never gave: of another query, cut off, or changed by hand. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';

  constructor() {
    super('bad cursor');
  }
}
