import { AppError } from '#core';
import { abortError } from '../../shared/abort-error';
import { addressOf, type Answer, type Carried, type Carrier } from './call';

/** {@link Carrier} of answers that stay open: the body is the browser's own stream of bytes. */
export class StreamCarrier implements Carrier {
  constructor(private readonly baseUrl: string) {}

  async carry({ method, call, headers }: Carried): Promise<Answer> {
    const { cancel } = call;
    const stop = new AbortController();
    const abort = () => {
      stop.abort();
    };
    if (cancel?.aborted === true) abort();
    cancel?.addEventListener('abort', abort);
    try {
      const answer = await fetch(`${this.baseUrl}${addressOf(call)}`, {
        method,
        headers,
        credentials: 'include',
        cache: 'no-store',
        signal: stop.signal,
      });
      return {
        status: answer.status,
        body: answer.body,
        header: (name) => answer.headers.get(name) ?? undefined,
      };
    } catch {
      throw stop.signal.aborted ? abortError() : new AppError('offline');
    }
  }
}
