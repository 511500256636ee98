import type { HouseMarks, HouseSearch, HouseSummary, Page } from '#core';
import { listQuery, marksQuery, type MapQuestion } from './map-question';

export interface Pair {
  readonly marks: HouseMarks;
  readonly page: Page<HouseSummary>;
}

/** A cached answer may be 5 s old: after these pauses both sides speak of the same houses. */
const RETRY_PAUSES_MS = [400, 1600, 4000] as const;

/**
 * The marks and the first page of one question, of one version wherever that can be had, so that
 * both state the same count. What is already known of this question is not asked for again; marks
 * are told as soon as they come. Rejects with the port's error, or with an AbortError.
 */
export async function askPair(
  houses: HouseSearch,
  question: MapQuestion,
  known: { readonly [Part in keyof Pair]: Pair[Part] | null },
  { signal, onMarks }: { signal: AbortSignal; onMarks: (marks: HouseMarks) => void },
): Promise<Pair> {
  const askMarks = async (): Promise<HouseMarks> => {
    const marks = await houses.marks(marksQuery(question), signal);
    if (!signal.aborted) onMarks(marks);
    return marks;
  };
  const ask = async (former: typeof known): Promise<Pair> => {
    const [marks, page] = await Promise.all([
      former.marks ?? askMarks(),
      former.page ?? houses.list(listQuery(question), signal),
    ]);
    return { marks, page };
  };
  let pair = await ask(known);
  for (const pause of RETRY_PAUSES_MS) {
    if (pair.marks.version === pair.page.version) break;
    await sleep(pause, signal);
    pair = await ask({ marks: null, page: null });
  }
  return pair;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
