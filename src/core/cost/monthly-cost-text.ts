import { wonInWords } from '../shared/text/korean-number';
import { formatManwon, WON_PER_MANWON, type Won } from '../shared/money';

/** A real monthly cost, and whether the maintenance fee is in it. */
interface KnownCost {
  readonly won: Won;
  readonly knowsMaintenance: boolean;
}

/**
 * `58만`: a real monthly cost in whole 만원, rounded up so that it never looks cheaper than it is;
 * `58만+α` where the ad does not say the maintenance fee (spec/readings R26).
 */
export function monthlyCostText({ won, knowsMaintenance }: KnownCost): string {
  return `${formatManwon(Math.ceil(won / WON_PER_MANWON))}${knowsMaintenance ? '' : '+α'}`;
}

/** The same for a screen reader, to the won: `실월비용 오십칠만 구천오백 원, 관리비 확인 필요`. */
export function monthlyCostInWords({ won, knowsMaintenance }: KnownCost): string {
  return `실월비용 ${wonInWords(won)} 원${knowsMaintenance ? '' : ', 관리비 확인 필요'}`;
}
