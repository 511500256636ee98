import {
  dayText,
  formatManwon,
  groupThousands,
  houseMonthlyCost,
  monthlyCostInWords,
  nearestManwon,
  wonOf,
  type Manwon,
  type Yyyymmdd,
} from '#core';
import { Spoken } from '../spoken/Spoken';
import styles from './cost-split.module.scss';

interface CostSplitProps {
  readonly deposit: Manwon;
  readonly monthly: Manwon;
  readonly maintenance: Manwon;
  readonly today: Yyyymmdd;
}

/** What living here costs a month (spec/readings R26), by what it is made of. */
export function CostSplit({ deposit, monthly, maintenance, today }: CostSplitProps) {
  const cost = houseMonthlyCost({ deposit, monthly, maintenance }, today);
  const [rent, upkeep] = [wonOf(monthly), wonOf(maintenance)];
  const shares = [
    { name: '월세', won: rent, look: styles.rent },
    { name: '관리비', won: upkeep, look: styles.fee },
    { name: '보증금 몫', won: cost.won - rent - upkeep, look: styles.deposit },
  ].filter(({ won }) => won > 0);
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, { won }) => sum + won, 0);
  return (
    <>
      <div className={styles.box}>
        <p className={styles.sum}>
          <span>실월비용</span>
          <strong>
            <Spoken
              seen={`약 ${groupThousands(nearestManwon(cost.won))}만원/월`}
              said={monthlyCostInWords(cost)}
            />
          </strong>
        </p>
        <svg
          className={styles.bar}
          viewBox={`0 0 ${Math.max(1, cost.won)} 8`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {shares.map(({ name, won, look }, index) => (
            <rect key={name} className={look} x={startOf(index)} width={won} height={8} />
          ))}
        </svg>
        <ul className={styles.legend}>
          {shares.map(({ name, won, look }) => (
            <li key={name}>
              <svg className={look} viewBox="0 0 8 8" aria-hidden="true" focusable="false">
                <rect width={8} height={8} rx={2} />
              </svg>
              {name} {formatManwon(nearestManwon(won))}
            </li>
          ))}
        </ul>
      </div>
      {deposit > 0 && (
        <p className={styles.rate}>
          보증금 몫은 연 {cost.ratePercent.toFixed(2)}%로 셈했어요 ({dayText(cost.rule)} 기준)
        </p>
      )}
    </>
  );
}
