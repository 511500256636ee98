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
