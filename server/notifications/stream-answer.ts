import type { Writable } from 'node:stream';

/** An open answer, as far as a stream of events writes to one. */
export type StreamAnswer = Pick<
  Writable,
  'destroy' | 'destroyed' | 'end' | 'on' | 'write' | 'writableLength'
>;

/** An answer that was ended is over by then; a page that takes nothing would never let it be. */
const LAST_MS = 10_000;

/** Ends an answer, and cuts off a page that does not take the rest of it. */
export function endAnswer(answer: StreamAnswer): void {
  const last = setTimeout(() => answer.destroy(), LAST_MS).unref();
  answer.on('close', () => {
    clearTimeout(last);
  });
  answer.end();
}
