import { HttpClient, type HttpOptions } from '../../src/adapters/http/http-client';
import { MemoryTokenKeeper } from '../../src/adapters/memory/memory-token-keeper';

/** A client of its own tokens; what a test is about is given. */
export function clientOf(baseUrl: string, given: Partial<HttpOptions> = {}): HttpClient {
  return new HttpClient({
    baseUrl,
    tokens: new MemoryTokenKeeper(),
    suffix: ' HANKAN',
    onUnauthorized: () => undefined,
    ...given,
  });
}
