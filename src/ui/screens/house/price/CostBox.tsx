import { useId, useState } from 'react';
import {
  dayText,
  formatManwon,
  groupThousands,
  type House,
  houseMonthlyCost,
  nearestManwon,
  NOT_SAID,
  wonOf,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import styles from './cost-box.module.scss';

/** What living here costs a month (spec/readings R26), and how that was reckoned. */
export function CostBox({ house, today }: { readonly house: House; readonly today: Yyyymmdd }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const maintenance = house.maintenance?.fee ?? null;
  const cost = houseMonthlyCost({ ...house, maintenance }, today);
  const rent = wonOf(house.monthly);
  const fee = wonOf(maintenance ?? 0);
  const rate = `${cost.ratePercent.toFixed(2)}%`;
  const manwon = nearestManwon(cost.won);
  return (
    <div className={styles.box}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className={styles.name}>
          실월비용{!cost.knowsMaintenance && <small>관리비 제외</small>}
        </span>
        <strong>약 {groupThousands(manwon)}만원/월</strong>
        <Icon name="info" size={20} />
        <span className={styles.said}>계산 방법</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.how}>
        <dl>
          {house.monthly > 0 && (
            <div>
              <dt>월세</dt>
              <dd>{wonText(rent)}</dd>
            </div>
          )}
          <div>
            <dt>관리비</dt>
            <dd>{maintenance === null ? NOT_SAID : wonText(fee)}</dd>
          </div>
          {house.deposit > 0 && (
            <div>
              <dt>
                보증금 {formatManwon(house.deposit)}원 × {rate} ÷ 12
              </dt>
              <dd>{wonText(cost.won - rent - fee)}</dd>
            </div>
          )}
          <div className={styles.sum}>
            <dt>예상 합계</dt>
            <dd>{wonText(cost.won)}</dd>
          </div>
        </dl>
        <p>
          {house.deposit > 0 &&
            `보증금은 법정 전월세전환율 상한 ${rate}(${dayText(cost.rule)} 기준)로 바꿔 더했어요. `}
          {cost.knowsMaintenance
            ? '쓴 만큼 내는 공과금은 들어 있지 않아요.'
            : '관리비를 알 수 없어 빼고 계산했어요.'}
        </p>
      </div>
    </div>
  );
}

const wonText = (won: number): string => `${groupThousands(won)}원`;
