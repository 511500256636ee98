import { safeParse, type output, type ZodMiniType } from 'zod/mini';
import { authorizationHeader, type TokenKeeper } from '#core';
import type { Answer, Asked, Call, Carrier, Method, Transfer } from './call';
import { isSuccess, refusal, unreadable } from './failure';
import { SessionTokens, type AskedAs } from './session-tokens';

export interface HttpOptions {
  readonly carrier: Carrier;
  readonly tokens: TokenKeeper;
  /** What follows an access token in the Authorization header. */
  readonly suffix: string;
  /** Called once for a burst of 401s: for those that were asked before the first one came. */
  readonly onUnauthorized: () => void;
  /** Called for each 401 of a call that the page made by itself: nobody may be there any more. */
  readonly onDoubt: () => void;
}

/**
 * The API (spec/rules §7, §8): with this device's tokens, parsed by the contract. Its methods reject
 * with an AppError, or with an AbortError when the call was cancelled.
 */
export class HttpClient {
  private readonly tokens: SessionTokens;

  constructor(
    private readonly options: HttpOptions,
    private readonly shared: SessionTokens | null = null,
  ) {
    this.tokens = shared ?? new SessionTokens(options.tokens);
  }

  /** The same for what the page asks by itself, whatever is asked (`byItself` of a call). */
  byItself(): HttpClient {
    return new HttpClient(this.options, this.tokens);
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
  async send(
    method: Method,
    call: Call,
    transfer?: Transfer,
    carrier: Carrier = this.options.carrier,
  ): Promise<Answer> {
    const asked = this.tokens.ask();
    const headers = this.headers(asked, call);
    const answer = await carrier.carry({ method, call, headers, transfer });
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
    if (isLost && (call.byItself ?? this.shared !== null)) {
      // Its tokens stay until who is there was heard: what a person pressed meanwhile is of this
      // session, and still asks for the login.
      this.options.onDoubt();
      return;
    }
    if (call.startsSession === true) this.tokens.begun(said);
    else this.tokens.answered(asked, said);
    if (!isLost) return;
    this.tokens.leave();
    this.options.onUnauthorized();
  }
}
