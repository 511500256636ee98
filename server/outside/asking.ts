import type { Clock } from '#core';
import * as z from 'zod/mini';

/** What an adapter of an outside service needs of the world. */
export interface Outside {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** How long all calls of one answer may take together. */
  readonly limitMs: number;
  /** Told of every call that went wrong; nothing of a person, a token or a key is in it. */
  readonly note: (fact: OutsideFact) => void;
}

/** What an operator has to know of a call that went wrong. */
export interface OutsideFact {
  readonly service: string;
  readonly step: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** The service's own name of the fault. */
  readonly code: string | null;
}

export interface Reply {
  readonly status: number;
  /** Null where it was no JSON. */
  readonly body: unknown;
}

/** The limit of spec/outside O3. */
export const OUTSIDE_LIMIT_MS = 10_000;

/** The service does not answer, or not in a way that can be understood. */
export class AwayError extends Error {
  override readonly name = 'AwayError';
}

const fault = z.object({
  error: z.optional(z.union([z.string(), z.object({ code: z.optional(z.number()) })])),
  error_code: z.optional(z.string()),
  errorCode: z.optional(z.string()),
  code: z.optional(z.union([z.string(), z.number()])),
});

/** The name that a reply gives its fault, if it looks like a name. */
function faultCode({ status, body }: Reply): string | null {
  const read = z.safeParse(fault, body);
  if (!read.success) return null;
  const { error, error_code, errorCode, code } = read.data;
  const said =
    error_code ??
    errorCode ??
    (typeof error === 'string' ? error : error?.code) ??
    (status >= 400 ? code : undefined);
  return said !== undefined && /^[\w.-]{1,40}$/.test(String(said)) ? String(said) : null;
}

async function readReply(response: Response): Promise<Reply> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: null };
  }
}

/** The calls that together make one answer, within one limit of time. */
export class Asking {
  readonly #limit: AbortSignal;

  constructor(
    private readonly service: string,
    private readonly outside: Outside,
  ) {
    this.#limit = AbortSignal.timeout(outside.limitMs);
  }

  /** Whatever the service says, short of a fault of its own. Throws an {@link AwayError}. */
  async ask(step: string, url: string, init: RequestInit = {}): Promise<Reply> {
    let reply: Reply;
    try {
      const signal = this.#limit;
      reply = await readReply(
        await this.outside.fetch(url, { redirect: 'error', ...init, signal }),
      );
    } catch (error) {
      // A message may repeat the address, and with it a secret.
      this.#note(step, null, error instanceof Error ? error.name : null);
      throw new AwayError();
    }
    const code = faultCode(reply);
    if (reply.status >= 400 || code !== null) this.#note(step, reply.status, code);
    if (reply.status >= 500 || reply.status === 429) throw new AwayError();
    return reply;
  }

  /** Reads a reply that has to have this form. Throws an {@link AwayError}. */
  read<Schema extends z.ZodMiniType>(step: string, reply: Reply, schema: Schema): z.infer<Schema> {
    const read = z.safeParse(schema, reply.body);
    if (read.success) return read.data;
    this.#note(step, reply.status, 'unreadable');
    throw new AwayError();
  }

  #note(step: string, status: number | null, code: string | null): void {
    this.outside.note({ service: this.service, step, status, code });
  }
}

/** An address with a query; a blank is %20, which every service understands. */
export function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return `${url}?${pairs.join('&')}`;
}

/** A form as the body of a POST. */
export function formPost(fields: Readonly<Record<string, string>>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

export function bearer(accessToken: string): RequestInit {
  return { headers: { authorization: `Bearer ${accessToken}` } };
}
