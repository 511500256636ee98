import {
  CHECKLIST_ITEMS,
  hybridStampAt,
  newChecklist,
  uuidV7,
  withEntry,
  withField,
  type Checklist,
  type JoinedRecent,
  type JoinedZzim,
  type KeptHouse,
} from '#core';

/** Far from what anything of the sample costs: each has a mark of what changed. */
export const KEPT: KeptHouse = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 77,
  monthly: 7,
  maintenance: 1,
};

const DEVICE = 'bench';

/** Things that somebody keeps: a third each are houses, notices and posts. */
export function zzims(count: number, now: number): JoinedZzim[] {
  return Array.from({ length: count }, (_, n): JoinedZzim => {
    const type = (['house', 'notice', 'post'] as const)[n % 3] ?? 'house';
    const at = hybridStampAt(now - n, DEVICE);
    return { type, id: String(1 + n), at, isKept: true, kept: type === 'house' ? KEPT : null };
  });
}

/** Things that somebody looked at. */
export const recents = (count: number, now: number): JoinedRecent[] =>
  zzims(count, now).map(({ type, id, at }) => ({ type, id, at, isKept: true, place: null }));

/** Every item of the catalogue is on it, and answered. */
export function fullChecklist(n: number, now: number): Checklist {
  const at = hybridStampAt(now - n, DEVICE);
  const begun = withField(newChecklist(uuidV7(now - n, [n])), 'title', `집 ${n}`, at);
  return CHECKLIST_ITEMS.reduce((one, { id, area }) => {
    const row = { room: area, item: id };
    const shown = withEntry(one, row, 'isShown', true, at);
    return withEntry(withEntry(shown, row, 'grade', 'GOOD', at), row, 'note', '볕이 잘 들어요', at);
  }, begun);
}
