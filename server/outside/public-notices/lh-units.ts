import { textIn, type Fields, type NoticeUnit } from '#core';
import { fewUnits } from './few-units';
import type { LhTables } from './lh-answer';
import { countIn, lineIn, squareMetresIn, wonIn } from './service-values';

/**
 * The columns of dsList01, dsList02, …: each kind of supply information (SPL_INF_TP_CD) has some of
 * them, and a column means the same in all of them, but for LS_GMY. Of those that stand side by side
 * the first that says something counts.
 */
const PLACES = [
  'SBD_LGO_NM',
  'BZDT_NM',
  'DNG_HS_ADR',
  'SGG_NM',
  'ARA',
  'SBD_CNP_NM',
  'SPL_CD_NM',
  'CNP_NM',
] as const;
const KINDS = ['HTY_NNA', 'HTY_NM', 'HTY_DS_NM'] as const;
const MORE = [
  'LTR_UNT_NM',
  'STDT_CS_NM',
  'SX_PP_DS_NM',
  'SBD_LGO_ADR',
  'ADR',
  'HO_NO',
  'VLD_VL_NM',
  'ARFR_CTS',
  'MM_RFE_ETC',
] as const;
/** Homes that are offered now. QUP_CNT counts the people who are called, not homes. */
const COUNTS = [
  'NOW_HSH_CNT',
  'SIL_HSH_CNT',
  'GNR_SPL_RMNO',
  'LTR_SPL_RMNO',
  'SPL_RMNO',
  'RQS_HSH_CNT',
  'TOT_RSDC_SPL_QOM',
  'SPL_QOM',
] as const;
const AREAS = ['DDO_AR', 'RSDN_DDO_AR'] as const;
const RENTS = ['MM_RFE', 'RFE'] as const;

const LONGEST = { name: 100, detail: 200 } as const;

const firstOf = <Value>(
  names: readonly string[],
  read: (name: string) => Value | null,
): Value | null => {
  for (const name of names) {
    const value = read(name);
    if (value !== null) return value;
  }
  return null;
};

/** The homes to rent of a notice's supply. */
export function lhUnitsOf(tables: LhTables): readonly NoticeUnit[] {
  return fewUnits(
    tables.supplyTables().flatMap((table) => {
      const labels = tables.labels(table);
      return tables.rows(table).flatMap((row) => unitOf(row, labels) ?? []);
    }),
  );
}

/** Null for a row of homes that are sold, and for one that names nothing. */
function unitOf(row: Fields, labels: Fields): NoticeUnit | null {
  if ((textIn(row['SIL_AMT']) ?? '').trim() !== '') return null;
  const line = (name: string) => lineIn(row, name, LONGEST.name);
  const names = [firstOf(PLACES, line), firstOf(KINDS, line)].filter((text) => text !== null);
  const shown = names.length > 0 ? names.join(' ') : firstOf(MORE, line);
  if (shown === null) return null;
  const label = (name: string) => textIn(labels[name]);
  const isPrice = /분양|매매|매각/.test(label('LS_GMY') ?? '');
  return {
    name: shown.slice(0, LONGEST.name),
    detail: detailOf(row, shown),
    rank: null,
    area: firstOf(AREAS, (name) => squareMetresIn(row, name)),
    deposit: isPrice ? null : wonIn(row, 'LS_GMY', label('LS_GMY')),
    monthly: firstOf(RENTS, (name) => wonIn(row, name, label(name))),
    months: null,
    count: firstOf(COUNTS, (name) => countIn(row, name)),
    exchange: null,
  };
}

function detailOf(row: Fields, shown: string): string | null {
  const said = MORE.flatMap((name) => lineIn(row, name, LONGEST.detail) ?? []);
  const wide = firstOf(AREAS, (name) =>
    squareMetresIn(row, name) === null ? lineIn(row, name, 40) : null,
  );
  const parts = [wide === null ? null : `전용 ${wide}㎡`, ...said].filter(
    (part) => part !== null && part !== shown,
  );
  return parts.length === 0 ? null : parts.join(' · ').slice(0, LONGEST.detail);
}
