import type { Building } from '../house/house';
import type { Yyyymmdd } from '../shared/day';
import type { Won } from '../shared/money';
import { percentOf, ruleOn, wholeWon, type DatedRule, type RuleTable } from './cost';

/** Which table of spec/facts F1 a building falls under. */
export type BrokerageKind = 'housing' | 'officetel' | 'other';

interface Rate {
  readonly ratePercent: number;
  /** Won. */
  readonly cap: number;
}

interface Rates {
  /** For amounts below so many won, in rising order. */
  readonly brackets: readonly (Rate & { readonly below: Won })[];
  /** For all that no bracket takes. */
  readonly top: Rate;
}

interface BrokerageRule extends DatedRule {
  readonly rates: Readonly<Record<BrokerageKind, Rates>>;
}

const MAN = 10_000;
const EOK = 10_000 * MAN;
const uncapped = (ratePercent: number): Rate => ({ ratePercent, cap: Infinity });

/** spec/facts F1, 공인중개사법 시행규칙 §20 */
const BROKERAGE: RuleTable<BrokerageRule> = [
  {
    effectiveFrom: '20211019',
    rates: {
      housing: {
        brackets: [
          { below: 5_000 * MAN, ratePercent: 0.5, cap: 20 * MAN },
          { below: EOK, ratePercent: 0.4, cap: 30 * MAN },
          { below: 6 * EOK, ...uncapped(0.3) },
          { below: 12 * EOK, ...uncapped(0.4) },
          { below: 15 * EOK, ...uncapped(0.5) },
        ],
        top: uncapped(0.6),
      },
      officetel: { brackets: [], top: uncapped(0.4) },
      other: { brackets: [], top: uncapped(0.9) },
    },
  },
];

/** Below this sum the rent counts 70 times, not 100 times. */
const SMALL_SUM = BigInt(5_000 * MAN);

function transactionAmount(deposit: Won, monthly: Won): Won {
  const sum = wholeWon(deposit) + wholeWon(monthly) * 100n;
  return Number(sum < SMALL_SUM ? wholeWon(deposit) + wholeWon(monthly) * 70n : sum);
}

/**
 * The most that a broker may ask of each side for a lease, VAT apart (spec/facts F1), in whole won,
 * rounded down: a ceiling, negotiable. `base` is the transaction amount in won, `rule` the day
 * from which the table holds. Jeonse has no rent.
 */
export function brokerageFee(c: {
  readonly deposit: Won;
  readonly monthly: Won;
  readonly building: BrokerageKind;
  readonly on: Yyyymmdd;
}): { amount: Won; base: Won; ratePercent: number; rule: Yyyymmdd } {
  const { rates, effectiveFrom } = ruleOn(BROKERAGE, c.on);
  const { brackets, top } = rates[c.building];
  const base = transactionAmount(c.deposit, c.monthly);
  const { ratePercent, cap } = brackets.find((one) => base < one.below) ?? top;
  const fee = Number(percentOf(base, ratePercent));
  return { amount: Math.min(fee, cap), base, ratePercent, rule: effectiveFrom };
}

/**
 * The table of spec/facts F1 that a building's registered use falls under. A 근린생활시설, where
 * goshiwons are, is no housing.
 */
export function brokerageKind(building: Building): BrokerageKind {
  if (building === 'OFFICETEL') return 'officetel';
  return building === 'NEIGHBOURHOOD' ? 'other' : 'housing';
}
