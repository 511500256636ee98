import { AxiosCarrier } from '../../src/adapters/http/client/axios-carrier';
import { HttpClient, type HttpOptions } from '../../src/adapters/http/client/http-client';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';

/** A client of its own tokens; what a test is about is given. */
export function clientOf(
  baseUrl: string,
  { timeoutMs, ...given }: Partial<HttpOptions> & { readonly timeoutMs?: number } = {},
): HttpClient {
  return new HttpClient({
    carrier: new AxiosCarrier({ baseUrl, timeoutMs }),
    tokens: new MemoryTokenKeeper(),
    suffix: ' HANKAN',
    onUnauthorized: () => undefined,
    onDoubt: () => undefined,
    ...given,
  });
}
