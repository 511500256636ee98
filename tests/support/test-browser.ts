import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { authorizationHeader, nextTokens, type Tokens } from '#core';
import type { Api } from '../../server/http/wire-types';

const SUFFIX = ' HANKAN';

/** A browser as far as the server sees it: it keeps cookies and the tokens of answers. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  tokens: Tokens = { accessToken: null, refreshToken: null };

  constructor(
    private readonly app: Api,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    const authorization = authorizationHeader(this.tokens.accessToken, SUFFIX);
    const { refreshToken } = this.tokens;
    const answer = await this.app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(authorization !== undefined && { authorization }),
        ...(refreshToken !== null && { rt: refreshToken }),
        ...this.headers,
        ...headers,
      },
    });
    for (const { name, value } of answer.cookies)
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    const { authentication, rt } = answer.headers;
    this.tokens = nextTokens(this.tokens, {
      authentication: authentication as string | undefined,
      rt: rt as string | undefined,
    });
    return answer;
  }

  /** A form, as a page or an older shell sends it. */
  sendForm(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse> {
    return this.send(method, url, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }

  private cookieHeader(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }
}
