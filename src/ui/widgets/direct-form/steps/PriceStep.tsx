import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  DEAL_TYPE,
  dealName,
  DEPOSIT_RANGE,
  formatManwon,
  groupThousands,
  houseMonthlyCost,
  ITEMISED_FROM,
  manwonInWords,
  MONTHLY_RANGE,
  nearestManwon,
  seoulDay,
  UTILITY,
  utilityName,
} from '#core';
import { CheckChip } from '../../../components/chip/CheckChip';
import { Segmented } from '../../../components/field/Segmented';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import styles from '../direct-form.module.scss';
import { draftOf } from '../draft-of-typed';
import { NumberField } from '../parts/NumberField';
import { Question } from '../parts/Question';
import { typedNumber, withChoice } from '../typed-direct';
import { FeeItems } from './FeeItems';
import type { StepProps } from './step-props';

const RENTS = Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) }));

/** 500 → 오백만원; nothing for what is no whole amount. */
function amountInWords(typed: string): string {
  const amount = typedNumber(typed);
  if (amount === 0) return '0원';
  return Number.isInteger(amount) ? `${manwonInWords(amount)}원` : '';
}

/** What it costs, and what a reader will be told of it. */
export const PriceStep = observer(function PriceStep({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { rentType, deposit, monthly, utilities } = typed;
  return (
    <>
      <Segmented
        label="거래 유형"
        options={RENTS}
        value={rentType}
        onChange={(value) => {
          store.type({ rentType: value }, 'deposit', 'monthly');
        }}
      />
      <NumberField
        label="보증금"
        unit="만원"
        words={amountInWords(deposit)}
        value={deposit}
        error={store.faultOf('deposit')}
        disabled={isBusy}
        slider={{ range: DEPOSIT_RANGE, format: formatManwon }}
        onChange={(text) => {
          store.type({ deposit: text }, 'deposit');
        }}
      />
      {rentType !== DEAL_TYPE.JEONSE && (
        <NumberField
          label="월세"
          unit="만원"
          words={amountInWords(monthly)}
          value={monthly}
          error={store.faultOf('monthly')}
          disabled={isBusy}
          slider={{ range: MONTHLY_RANGE, format: formatManwon }}
          onChange={(text) => {
            store.type({ monthly: text }, 'monthly');
          }}
        />
      )}
      <Fee store={store} />
      <Question label="관리비에 들어 있는 것">
        <div className={styles.chips}>
          {Object.values(UTILITY).map((utility) => (
            <CheckChip
              key={utility}
              checked={utilities.includes(utility)}
              onChange={(isIn) => {
                store.type({ utilities: withChoice(utilities, utility, isIn) });
              }}
            >
              {utilityName(utility)}
            </CheckChip>
          ))}
        </div>
      </Question>
      <CostStrip store={store} />
    </>
  );
});

const Fee = observer(function Fee({ store }: StepProps) {
  const { fee, isItemised } = store.typed;
  const items = store.faultOf('fee.items');
  const asksItems = !isItemised && (items !== null || typedNumber(fee) >= ITEMISED_FROM);
  return (
    <>
      <NumberField
        label="관리비"
        unit="만원"
        words={fee === '' ? '없으면 0' : amountInWords(fee)}
        value={fee}
        error={store.faultOf('fee.amount') ?? (isItemised ? null : items)}
        disabled={store.isBusy}
        onChange={(text) => {
          store.type({ fee: text }, 'fee.amount', 'fee.items');
        }}
      >
        {asksItems && (
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              store.type({ isItemised: true }, 'fee.items');
            }}
          >
            나눠 적기
            <Icon name="chevron-right" size={16} />
          </button>
        )}
      </NumberField>
      {isItemised && <FeeItems store={store} />}
    </>
  );
});

/** The real monthly cost (spec/readings R26), as it will be shown. */
const CostStrip = observer(function CostStrip({ store }: StepProps) {
  const { clock } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const { deposit, monthly, fee } = draftOf(store.typed, []);
  const prices = { deposit, monthly, maintenance: Number.isNaN(fee.amount) ? 0 : fee.amount };
  if (Number.isNaN(deposit) || Number.isNaN(monthly)) return null;
  const { won } = houseMonthlyCost(prices, today);
  return (
    <p className={styles.strip}>
      보는 사람에게는 이렇게 보여요 · <b>실월비용 약 {groupThousands(nearestManwon(won))}만원/월</b>
    </p>
  );
});
