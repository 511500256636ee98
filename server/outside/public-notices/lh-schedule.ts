import { SCHEDULE_KIND, type Fields, type NoticeScheduleRow, type ScheduleKind } from '#core';
import { lhWindowOf } from './lh-windows';
import { dayTimeIn, lineIn } from './service-values';

const MOST_ROWS = 100;
const LONGEST_NOTE = 300;

/** Fields of a begin and, where there is one, an end. */
const STEPS: readonly (readonly [ScheduleKind, string, string?])[] = [
  [SCHEDULE_KIND.SHORTLIST, 'PPR_SBM_OPE_ANC_DT'],
  [SCHEDULE_KIND.DOCUMENTS, 'PPR_ACP_ST_DT', 'PPR_ACP_CLSG_DT'],
  [SCHEDULE_KIND.DOCUMENTS, 'PZWR_PPR_SBM_ST_DT', 'PZWR_PPR_SBM_ED_DT'],
  [SCHEDULE_KIND.WINNERS, 'PZWR_ANC_DT'],
  [SCHEDULE_KIND.CONTRACT, 'CTRT_ST_DT', 'CTRT_ED_DT'],
];

/** Who a row is for: the group, or the homes. */
const whoOf = (row: Fields): string | null =>
  lineIn(row, 'HS_SBSC_ACP_TRG_CD_NM', 40) ?? lineIn(row, 'SBD_LGO_NM', 40);

/** What happens when, by the rows of dsSplScdl; what is the same for several stands once. */
export function lhScheduleOf(rows: readonly Fields[]): readonly NoticeScheduleRow[] {
  const found = new Map<string, { step: NoticeScheduleRow; who: Set<string> }>();
  const add = (step: NoticeScheduleRow, who: string | null) => {
    const key = JSON.stringify(step);
    const known = found.get(key) ?? { step, who: new Set() };
    if (who !== null) known.who.add(who);
    found.set(key, known);
  };
  for (const row of rows) {
    // One window is the notice's own, and stands above the schedule.
    if (rows.length > 1) for (const step of applicationOf(row)) add(step, null);
    for (const step of stepsOf(row)) add(step, whoOf(row));
  }
  const all = new Set(rows.flatMap((row) => whoOf(row) ?? []));
  return [...found.values()]
    .map(({ step, who }) => ({ ...step, note: who.size < all.size ? noteOf([...who]) : null }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .slice(0, MOST_ROWS);
}

const noteOf = (who: readonly string[]): string | null =>
  who.length === 0 ? null : who.join(', ').slice(0, LONGEST_NOTE);

function applicationOf(row: Fields): readonly NoticeScheduleRow[] {
  const { from, to } = lhWindowOf(row);
  const who = whoOf(row);
  if (from === null || who === null) return [];
  return [{ kind: SCHEDULE_KIND.OTHER, name: `${who} 접수`, from, to, note: null }];
}

function stepsOf(row: Fields): readonly NoticeScheduleRow[] {
  return STEPS.flatMap(([kind, first, last]) => {
    const from = dayTimeIn(row, first);
    const end = last === undefined ? null : dayTimeIn(row, last);
    if (from === null) return [];
    const to = end !== null && end.slice(0, 10) >= from.slice(0, 10) && end !== from ? end : null;
    return [{ kind, name: null, from, to, note: null }];
  });
}
