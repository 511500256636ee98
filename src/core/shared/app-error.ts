/** What went wrong in the world, as far as a person has to know it. */
export type AppErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'not-found'
  | 'conflict'
  | 'too-many'
  | 'refused'
  | 'server'
  | 'malformed';

/**
 * A broken world: made in adapters only, turned into Korean in one table of the ui.
 * An expected refusal is a {@link Result} instead. An aborted call rejects with the runtime's own
 * AbortError, which is no AppError: nobody has to be told.
 */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly kind: AppErrorKind,
    /** The server's own words where it sent any, else the kind. Plain text. */
    message: string = kind,
    /** The field that the server refused, where it named one. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}
