import { SUPPLY, textIn, type Fields, type SupplyCode } from '#core';
import { NOT_FOR_RENT, SUPPLY_BY_INFORMATION, SUPPLY_BY_KIND } from './supply-codes.data';

/** Asks for the rest of a notice. */
export type LhQuery = Readonly<Record<string, string>>;

/** A notice of LH's list, as far as it says by which it is known and asked. */
export interface LhRow {
  readonly number: string;
  readonly fields: Fields;
  /** Null where the list does not say how to ask: then there is nothing more. */
  readonly query: LhQuery | null;
}

const ASKED_BY = [
  'PAN_ID',
  'SPL_INF_TP_CD',
  'CCR_CNNT_SYS_DS_CD',
  'UPP_AIS_TP_CD',
  'AIS_TP_CD',
] as const;

const codeIn = (fields: Fields, name: string): string => (textIn(fields[name]) ?? '').trim();

/** The row of a home to rent; null for what is none, and for one that nothing names. */
export function lhRowOf(fields: Fields): LhRow | null {
  const number = codeIn(fields, 'PAN_ID');
  if (!/^[\w-]{1,64}$/.test(number)) return null;
  if (NOT_FOR_RENT.includes(codeIn(fields, 'AIS_TP_CD'))) return null;
  const codes = ASKED_BY.map((name) => [name, codeIn(fields, name)] as const);
  const isAskable = codes.every(([, code]) => code !== '');
  return { number, fields, query: isAskable ? Object.fromEntries(codes) : null };
}

/** Its kind of supply; what is not known is 기타 (spec/readings R31). */
export function lhSupplyOf({ fields }: LhRow): SupplyCode {
  const [kind, information] = [codeIn(fields, 'AIS_TP_CD'), codeIn(fields, 'SPL_INF_TP_CD')];
  const byInformation = SUPPLY_BY_INFORMATION.get(information);
  // Homes that were bought, too, and a kind of their own here.
  if (byInformation === SUPPLY.DORMITORY) return byInformation;
  return SUPPLY_BY_KIND.get(kind) ?? byInformation ?? SUPPLY.OTHER;
}
