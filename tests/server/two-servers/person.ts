import { authorizationHeader, type Tokens } from '#core';

interface Asking {
  readonly method?: string;
  readonly body?: object;
  /** The sending's own name. */
  readonly key?: string;
  /** What the browser has already. */
  readonly etag?: string;
}

/** A person's browser that a balancer sends to one server or another. */
export class Person {
  cookie = '';

  constructor(
    public tokens: Tokens = { accessToken: null, refreshToken: null },
    /** As the balancer names it. */
    private readonly address = '198.51.100.1',
  ) {}

  /** Asks; what the answer says of tokens and cookies is kept by the caller's word only. */
  ask(
    server: { readonly url: string },
    path: string,
    { method = 'GET', body, key, etag }: Asking = {},
  ): Promise<Response> {
    const authorization = authorizationHeader(this.tokens.accessToken, ' HANKAN');
    const { refreshToken } = this.tokens;
    return fetch(`${server.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        'x-forwarded-host': '127.0.0.1:4180',
        ...(authorization !== undefined && { authorization }),
        ...(refreshToken !== null && { rt: refreshToken }),
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(etag !== undefined && { 'if-none-match': etag }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Keeps what an answer hands over. */
  keep({ headers }: Response): void {
    this.cookie =
      headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ') || this.cookie;
    const [accessToken, refreshToken] = [headers.get('authentication'), headers.get('rt')];
    if (accessToken !== null) this.tokens = { accessToken, refreshToken };
  }
}

export async function jsonOf(answer: Response | Promise<Response>): Promise<unknown> {
  return (await answer).json();
}
