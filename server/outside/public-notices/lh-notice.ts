import {
  UNKNOWN_CONDITIONS,
  type Fields,
  type NoticeArea,
  type NoticeAttachment,
  type NoticeContent,
} from '#core';
import type { NewNotice } from '../../ports/notices/notices';
import type { AreaNames } from '../../ports/notices/public-notices';
import { areaOfAddress } from './area-of-address';
import type { LhTables } from './lh-answer';
import { lhSupplyOf, type LhRow } from './lh-row';
import { lhScheduleOf } from './lh-schedule';
import { lhUnitsOf } from './lh-units';
import { lhWindowOf, wholeWindow } from './lh-windows';
import { dayIn, dayTimeIn, lineIn, linkIn, paragraphsIn, telIn } from './service-values';

const MOST_ENTRIES = 100;

/** What LH says of one notice, in three answers. */
export interface LhAnswers {
  readonly row: LhRow;
  readonly details: LhTables;
  readonly supply: LhTables;
}

/**
 * The notice that LH's three answers tell of. What cannot be read is not said; null where title or
 * day are missing. Who may apply stands in the files alone: nobody is told that it fits.
 */
export function lhNoticeOf(
  { row, details, supply }: LhAnswers,
  { areas, isExample }: { readonly areas: AreaNames; readonly isExample: boolean },
): NewNotice | null {
  const { fields } = row;
  const title = lineIn(fields, 'PAN_NM', 200);
  const announcedOn = dayIn(fields, 'PAN_DT') ?? dayIn(fields, 'PAN_NT_ST_DT');
  if (title === null || announcedOn === null) return null;
  const schedule = details.rows('dsSplScdl');
  const window = wholeWindow(schedule.map(lhWindowOf), dayTimeIn(fields, 'CLSG_DT'));
  return {
    number: row.number,
    organisation: 'LH',
    office: null,
    title,
    summary: summaryOf(details.rows('dsEtcInfo')),
    supplyTypeCode: lhSupplyOf(row),
    announcedOn,
    from: window.from,
    until: window.to,
    areas: areasOf(fields, details, areas),
    conditions: UNKNOWN_CONDITIONS,
    schedule: lhScheduleOf(schedule),
    units: lhUnitsOf(supply),
    documents: [],
    attachments: attachmentsOf(details),
    link: linkIn(fields, 'DTL_URL') ?? linkIn(fields, 'DTL_URL_MOB'),
    contact: contactOf(details.rows('dsCtrtPlc')),
    isSaidOver: lineIn(fields, 'PAN_SS', 20) === '접수마감',
    isExample,
  };
}

function summaryOf(rows: readonly Fields[]): string | null {
  const texts = rows.flatMap((row) => {
    const reason = paragraphsIn(row, 'CRC_RSN', 500);
    return [
      reason === null ? [] : `정정 사유: ${reason}`,
      ['PAN_DTL_CTS', 'ETC_CTS', 'ETC_FCTS'].flatMap((name) => paragraphsIn(row, name, 1200) ?? []),
    ].flat();
  });
  return texts.length === 0 ? null : texts.join('\n\n').slice(0, 4000);
}

/** Where the homes lie; without addresses what the list says: `서울특별시`, `전국`, `경기도 외`. */
function areasOf(row: Fields, details: LhTables, known: AreaNames): readonly NoticeArea[] {
  const found = new Map<string, NoticeArea>();
  const add = (address: string | null) => {
    const area = address === null ? null : areaOfAddress(address, known);
    if (area !== null) found.set(area.code, area);
  };
  for (const home of details.rows('dsSbd'))
    add(lineIn(home, 'LGDN_ADR', 300) ?? lineIn(home, 'LCT_ARA_ADR', 300));
  if (found.size === 0 || found.size > MOST_ENTRIES) {
    found.clear();
    add(lineIn(row, 'CNP_CD_NM', 100));
  }
  return [...found.values()];
}

/** Files of the notice, then the drawings of its homes; each address once. */
function attachmentsOf(details: LhTables): readonly NoticeAttachment[] {
  const found = new Map<string, NoticeAttachment>();
  for (const row of [...details.rows('dsAhflInfo'), ...details.rows('dsSbdAhfl')]) {
    const link = linkIn(row, 'AHFL_URL');
    const name =
      lineIn(row, 'CMN_AHFL_NM', 100) ??
      lineIn(row, 'SL_PAN_AHFL_DS_CD_NM', 100) ??
      lineIn(row, 'LS_SPL_INF_UPL_FL_DS_CD_NM', 100);
    if (link !== null && name !== null && !found.has(link))
      found.set(link, { name, link, bytes: null });
  }
  return [...found.values()].slice(0, MOST_ENTRIES);
}

function contactOf(rows: readonly Fields[]): NoticeContent['contact'] {
  const tel = rows.flatMap((row) => telIn(row, 'SIL_OFC_TLNO') ?? [])[0];
  return tel === undefined ? null : { tel, hours: null };
}
