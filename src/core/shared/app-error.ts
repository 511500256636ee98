import { NO_ANSWER } from './api-status';

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
    /**
     * For the log: the server's own words where it sent any, else `<status> Error`, `Unauthorized`
     * or the kind. What a person reads is made of it by the ui.
     */
    message: string = kind,
    /** The field that the server refused, where it named one. */
    readonly field: string | null = null,
    /** The status of the answer (spec/rules §8); −1 where nothing answered. */
    readonly status: number = NO_ANSWER,
    /**
     * The server's RESULT_MSG, which may be markup and is not sanitised yet (spec/readings R12).
     */
    readonly html: string | null = null,
    /** After so many ms it may be tried again, where the server said so. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
