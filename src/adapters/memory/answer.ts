import type { Cancellation } from '#core';
import { abortError } from '../shared/abort-error';

/**
 * Answers as a call over the wire would: later, and with an AbortError when it was cancelled until
 * then.
 */
export async function answer<Value>(
  cancel: Cancellation | undefined,
  make: () => Value,
): Promise<Value> {
  await Promise.resolve();
  if (cancel?.aborted === true) throw abortError();
  return make();
}
