import type { Page } from '#core';
import type { MapQuestion } from './map-question';
import type { MapItem, MapMarks, MapSource } from './map-source';

export interface Pair {
  readonly marks: MapMarks;
  readonly page: Page<MapItem>;
}

/**
 * Marks that the browser has kept, or fetched ahead, may be 5 s old: at once they are asked for
 * again, past its cache. What differs even then, differs because something is being written.
 */
const RETRY_PAUSES_MS = [0, 400, 1600] as const;

/**
 * The marks and the first page of one question, of one version wherever that can be had, so that
 * both state the same count. What is already known of this question is not asked for again; marks
 * are told as soon as they come. Rejects with the port's error, or with an AbortError.
 */
export async function askPair(
  source: MapSource,
  question: MapQuestion,
  known: { readonly [Part in keyof Pair]: Pair[Part] | null },
  { signal, onMarks }: { signal: AbortSignal; onMarks: (marks: MapMarks) => void },
): Promise<Pair> {
  const askMarks = async (fresh: boolean): Promise<MapMarks> => {
    const marks = await source.marks(question, signal, { fresh });
    if (!signal.aborted) onMarks(marks);
    return marks;
  };
  const askList = () => source.list(question, { cursor: null }, signal);
  const [marks, page] = await Promise.all([
    known.marks ?? askMarks(false),
    known.page ?? askList(),
  ]);
  let pair: Pair = { marks, page };
  for (const pause of RETRY_PAUSES_MS) {
    if (pair.marks.version === pair.page.version) break;
    await sleep(pause, signal);
    const [marks, page] = await Promise.all([askMarks(true), askList()]);
    pair = { marks, page };
  }
  return pair;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
