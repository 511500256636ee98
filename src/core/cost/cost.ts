import type { Yyyymmdd } from '../shared/day';
import type { Won } from '../shared/money';

/** Something that the law says from a day on (spec/facts F0). */
export interface DatedRule {
  readonly effectiveFrom: Yyyymmdd;
}

/** Rules in the order of their days. */
export type RuleTable<Rule extends DatedRule> = readonly [Rule, ...Rule[]];

/** The rule in force on a day; before the first known one, the first. */
export function ruleOn<Rule extends DatedRule>(table: RuleTable<Rule>, on: Yyyymmdd): Rule {
  return table.findLast((rule) => rule.effectiveFrom <= on) ?? table[0];
}

/** A whole, exact amount: cut off; negative, or no number, is 0. */
export function wholeWon(amount: number): bigint {
  return amount > 0 ? BigInt(Math.floor(Math.min(amount, Number.MAX_SAFE_INTEGER))) : 0n;
}

const RATE_DECIMALS = 10;
const RATE_LIMIT = 1_000_000;

/**
 * `percent` of an amount divided into so many parts, in whole won, rounded down, without the error
 * of floating point. A negative rate, or one that is no number, is 0.
 */
export function percentOf(amount: Won, percent: number, parts = 1): bigint {
  const rate = percent > 0 ? Math.min(percent, RATE_LIMIT) : 0;
  const scaled = BigInt(rate.toFixed(RATE_DECIMALS).replace('.', ''));
  return (wholeWon(amount) * scaled) / (100n * 10n ** BigInt(RATE_DECIMALS) * BigInt(parts));
}
