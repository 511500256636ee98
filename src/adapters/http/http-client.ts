import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios';
import { safeParse, type output, type ZodMiniType } from 'zod/mini';
import { AppError, type AppErrorKind, type Cancellation } from '#core';

/** A question to the API. `path` carries what stands in it percent-encoded. */
interface Asked<Reply extends ZodMiniType> {
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What the contract says of the answer. */
  readonly reply: Reply;
  readonly cancel?: Cancellation | undefined;
}

const TIMEOUT_MS = 15_000;

const KINDS: Readonly<Record<number, AppErrorKind>> = {
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  429: 'too-many',
};

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The API as the browser reaches it: with cookies, parsed by the contract, or an AppError. */
export class HttpClient {
  private readonly axios: AxiosInstance;

  /** `baseUrl` is the API's host; empty is the page's own. */
  constructor(baseUrl: string, timeoutMs = TIMEOUT_MS) {
    this.axios = axios.create({
      baseURL: baseUrl,
      timeout: timeoutMs,
      withCredentials: true,
      headers: { Accept: 'application/json' },
      transitional: { clarifyTimeoutError: true },
    });
  }

  /** Rejects with an AppError, or with an AbortError when it was cancelled. */
  async get<Reply extends ZodMiniType>(asked: Asked<Reply>): Promise<output<Reply>> {
    const { path, params, reply, cancel } = asked;
    const answer = await this.axios
      .get<unknown>(path, {
        ...(params && { params: searchParams(params) }),
        ...(cancel && { signal: cancel }),
      })
      .catch((error: unknown) => {
        throw told(error);
      });
    const parsed = safeParse(reply, answer.data);
    if (!parsed.success) throw new AppError('malformed');
    return parsed.data;
  }
}

/** The browser's own, which axios writes as they are; its own writer is left out of the built app. */
function searchParams(params: Readonly<Record<string, string | number>>): URLSearchParams {
  return new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** A failed call in the words of the core. */
function told(error: unknown): Error {
  if (isCancel(error)) return new DOMException('The call was cancelled.', 'AbortError');
  if (!isAxiosError<unknown>(error)) return new AppError('malformed');
  if (error.code === 'ETIMEDOUT') return new AppError('timeout');
  if (error.response === undefined) return new AppError('offline');
  const { status, data } = error.response;
  const body = (data ?? {}) as Readonly<Record<string, unknown>>;
  const kind = KINDS[status] ?? (status >= 500 ? 'server' : 'refused');
  return new AppError(kind, text(body['MESSAGE']) ?? kind, text(body['field']));
}
