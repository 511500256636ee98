import type { ZodMiniType } from 'zod/mini';
import type { Cancellation } from '#core';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Names and values of a query, or of a form; of a list each one stands under the name again. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>;

interface Addressed {
  /** What stands in it is percent-encoded. */
  readonly path: string;
  readonly params?: Params;
  /** `json`: all of them as one JSON text, `?json=` (spec/rules §7). */
  readonly paramsAs?: 'query' | 'json';
  /** False: a 401 is this caller's own matter (spec/rules §8, spec/readings R14). */
  readonly checks401?: boolean;
  /**
   * The page asks by itself, and nobody has pressed anything: a 401 lets it ask who is there, and
   * nobody is asked to log in (spec/readings R14).
   */
  readonly byItself?: boolean;
  /** Two calls with the same key do one thing (spec/wire W10). */
  readonly idempotencyKey?: string;
  /** The tokens of the answer are those of a login. */
  readonly startsSession?: boolean;
  /** No answer that the browser has kept will do. */
  readonly fresh?: boolean;
  readonly cancel?: Cancellation | undefined;
}

/** A call of the API; its body goes as JSON where nothing else is said. */
export type Call = Addressed &
  (
    | { readonly body?: Readonly<Record<string, unknown>> | FormData; readonly bodyAs?: 'json' }
    | { readonly body: Params; readonly bodyAs: 'form' }
  );

/** A call, and what the contract says of its answer. */
export type Asked<Reply extends ZodMiniType> = Call & { readonly reply: Reply };

/** An answer of any status. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
}

/**
 * The browser's own writer, whose texts axios sends as they are: axios's writers are left out of
 * the built app (docs/adr/0008).
 */
function encoded(params: Params): URLSearchParams {
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      (typeof value === 'object' ? value : [String(value)]).map((one) => [name, one]),
    ),
  );
}

/** What brings a call to the API and its answer back. */
export interface Carrier {
  /**
   * The answer, of whatever status. Rejects with an AppError where there is none, and with an
   * AbortError where the call was cancelled.
   */
  carry(carried: Carried): Promise<Answer>;
}

/** A call as it goes out. */
export interface Carried {
  readonly method: Method;
  readonly call: Call;
  readonly headers: Readonly<Record<string, string>>;
  readonly transfer?: Transfer | undefined;
}

/** How files are sent and fetched. */
export interface Transfer {
  readonly timeoutMs: number;
  /** Of what is sent, 0 to 1; null where the whole is not known. */
  readonly onProgress?: (share: number | null) => void;
  readonly responseType?: 'blob' | 'arraybuffer';
}

/** Path and query of a call: two calls of the same address are answered alike. */
export function addressOf(call: Call): string {
  const query = queryOf(call);
  return query === undefined ? call.path : `${call.path}?${String(query)}`;
}

/** The query of a call. */
export function queryOf({ params, paramsAs }: Call): URLSearchParams | undefined {
  if (params === undefined) return undefined;
  return encoded(paramsAs === 'json' ? { json: JSON.stringify(params) } : params);
}

/** The body of a call, as it goes out. */
export function bodyOf(call: Call): unknown {
  return call.bodyAs === 'form' ? encoded(call.body) : call.body;
}
