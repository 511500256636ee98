import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { safeParse, type output, type ZodMiniType } from 'zod/mini';
import { authorizationHeader, type TokenKeeper } from '#core';
import { bodyOf, queryOf, type Answer, type Asked, type Call, type Method } from './call';
import { isSuccess, refusal, unanswered, unreadable } from './failure';
import { SessionTokens, type AskedAs } from './session-tokens';

const TIMEOUT_MS = 15_000;

export interface HttpOptions {
  /** The API's host; empty is the page's own. */
  readonly baseUrl: string;
  readonly tokens: TokenKeeper;
  /** What follows an access token in the Authorization header. */
  readonly suffix: string;
  /** Called once for a burst of 401s: for those that were asked before the first one came. */
  readonly onUnauthorized: () => void;
  readonly timeoutMs?: number;
}

/**
 * The API as the browser reaches it (spec/rules §7, §8): with cookies and tokens, parsed by the
 * contract. Its methods reject with an AppError, or with an AbortError when the call was cancelled.
 * Nothing is ever sent twice.
 */
export class HttpClient {
  private readonly axios: AxiosInstance;
  private readonly tokens: SessionTokens;

  constructor(private readonly options: HttpOptions) {
    this.tokens = new SessionTokens(options.tokens);
    this.axios = axios.create({
      baseURL: options.baseUrl,
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      withCredentials: true,
      withXSRFToken: false,
      headers: { Accept: 'application/json' },
      transitional: { clarifyTimeoutError: true },
      validateStatus: () => true,
    });
  }

  get<Reply extends ZodMiniType>(asked: Asked<Reply>): Promise<output<Reply>> {
    return this.ask('get', asked);
  }

  post<Reply extends ZodMiniType>(asked: Asked<Reply>): Promise<output<Reply>> {
    return this.ask('post', asked);
  }

  put<Reply extends ZodMiniType>(asked: Asked<Reply>): Promise<output<Reply>> {
    return this.ask('put', asked);
  }

  patch<Reply extends ZodMiniType>(asked: Asked<Reply>): Promise<output<Reply>> {
    return this.ask('patch', asked);
  }

  delete<Reply extends ZodMiniType>(asked: Asked<Reply>): Promise<output<Reply>> {
    return this.ask('delete', asked);
  }

  /** The answer as it came, of whatever status; tokens and 401 are seen to. */
  async send(method: Method, call: Call, more: AxiosRequestConfig = {}): Promise<Answer> {
    const asked = this.tokens.ask();
    const { status, data, headers } = await this.axios
      .request<unknown>({
        method,
        url: call.path,
        params: queryOf(call),
        data: bodyOf(call),
        headers: this.headers(asked, call),
        ...(call.cancel && { signal: call.cancel }),
        ...more,
      })
      .catch((error: unknown) => {
        throw unanswered(error);
      });
    const answer: Answer = {
      status,
      body: data,
      header: (name) => {
        const value: unknown = headers[name];
        return typeof value === 'string' ? value : undefined;
      },
    };
    this.heard(asked, call, answer);
    return answer;
  }

  /** Reads an answer by the contract. */
  read<Reply extends ZodMiniType>(answer: Answer, reply: Reply): output<Reply> {
    if (!isSuccess(answer.status)) throw refusal(answer);
    const parsed = safeParse(reply, answer.body);
    if (!parsed.success) throw unreadable(answer);
    return parsed.data;
  }

  private async ask<Reply extends ZodMiniType>(
    method: Method,
    asked: Asked<Reply>,
  ): Promise<output<Reply>> {
    return this.read(await this.send(method, asked), asked.reply);
  }

  private headers({ tokens }: AskedAs, { idempotencyKey, fresh }: Call): Record<string, string> {
    const authorization = authorizationHeader(tokens.accessToken, this.options.suffix);
    return {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(tokens.refreshToken !== null && { rt: tokens.refreshToken }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(fresh === true && { 'Cache-Control': 'no-cache' }),
    };
  }

  private heard(asked: AskedAs, call: Call, { status, header }: Answer): void {
    const said = { authentication: header('authentication'), rt: header('rt') };
    // Asked first: the answer itself may end the session that it is about.
    const isLost = status === 401 && call.checks401 !== false && this.tokens.isPresent(asked);
    if (call.startsSession === true) this.tokens.begun(said);
    else this.tokens.answered(asked, said);
    if (!isLost) return;
    this.tokens.leave();
    this.options.onUnauthorized();
  }
}
