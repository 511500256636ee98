/** What a call that was cancelled rejects with, whoever was asked. */
export const abortError = (): DOMException =>
  new DOMException('The call was cancelled.', 'AbortError');
