import type { Yyyymmdd } from '../shared/day';
import type { Won } from '../shared/money';
import { percentOf, ruleOn, type DatedRule, type RuleTable } from './cost';

interface BaseRate extends DatedRule {
  /** The central bank's base rate in hundredths of a percent. */
  readonly basisPoints: number;
}

/** spec/facts F2.1 */
const BASE_RATES: RuleTable<BaseRate> = [
  { effectiveFrom: '20250529', basisPoints: 250 },
  { effectiveFrom: '20260716', basisPoints: 275 },
  { effectiveFrom: '20260827', basisPoints: 300 },
];

/** 주택임대차보호법 §7-2: the lower of 10 % and base rate + 2 %p. */
const LIMIT = 1_000;
const ABOVE_BASE = 200;
const MONTHS = 12;

const legalRate = (on: Yyyymmdd): { ratePercent: number; rule: Yyyymmdd } => {
  const { basisPoints, effectiveFrom } = ruleOn(BASE_RATES, on);
  return { ratePercent: Math.min(LIMIT, basisPoints + ABOVE_BASE) / 100, rule: effectiveFrom };
};

/** The legal ceiling of the yearly conversion rate on a day, in percent (spec/facts F2.1). */
export function legalRatePercent(on: Yyyymmdd): number {
  return legalRate(on).ratePercent;
}

/**
 * The most that a deposit may become as rent a month in an existing lease (spec/facts F2.1), in
 * whole won, rounded down. `rule` is the day from which the rate holds.
 */
export function conversionCeiling(c: { readonly deposit: Won; readonly on: Yyyymmdd }): {
  monthly: Won;
  ratePercent: number;
  rule: Yyyymmdd;
} {
  const rate = legalRate(c.on);
  return { monthly: Number(percentOf(c.deposit, rate.ratePercent, MONTHS)), ...rate };
}
