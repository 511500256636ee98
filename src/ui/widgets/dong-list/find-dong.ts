import type { Cancellation, DongLookup, DongPlace } from '#core';

type FoundDong = DongPlace | 'unanswered' | null;

/** A dong by its code; null where there is none. A list says what there is, also where nobody answers. */
export async function findDong(
  dongs: DongLookup,
  code: string | null,
  cancel?: Cancellation,
): Promise<FoundDong> {
  if (code === null) return null;
  return dongs.dong(code, cancel).catch(() => 'unanswered');
}

export const isFound = (found: FoundDong): found is DongPlace =>
  found !== null && found !== 'unanswered';
