/** What proves who is there (spec/rules §7, spec/readings R24). */
export interface Tokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/** What a response header says to remove a token. */
const REMOVE = '-';

/** The Authorization header (spec/rules §7): token and suffix with nothing between, or none. */
export function authorizationHeader(
  accessToken: string | null,
  suffix: string,
): string | undefined {
  return accessToken === null || accessToken === '' ? undefined : `${accessToken}${suffix}`;
}

function nextToken(current: string | null, header: string | null | undefined): string | null {
  const said = header ?? '';
  if (said === '') return current;
  return said === REMOVE ? null : said;
}

/**
 * The tokens after a response (spec/rules §7): a header replaces its token, `-` removes it, a
 * missing or empty one leaves it.
 */
export function nextTokens(
  current: Tokens,
  headers: { readonly authentication?: string | undefined; readonly rt?: string | undefined },
): Tokens {
  return {
    accessToken: nextToken(current.accessToken, headers.authentication),
    refreshToken: nextToken(current.refreshToken, headers.rt),
  };
}
