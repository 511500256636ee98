import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import {
  DEAL_TYPE,
  dealName,
  DEPOSIT_RANGE,
  formatManwon,
  groupThousands,
  houseMonthlyCost,
  ITEMISED_FROM,
  MONTHLY_RANGE,
  nearestManwon,
  seoulDay,
  UTILITY,
  utilityName,
  type UsualPrice,
} from '#core';
import { Segmented } from '../../../components/field/Segmented';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import styles from '../../step-form/step-form.module.scss';
import { draftOf } from '../draft-of-typed';
import { amountInWords } from '../../step-form/amount-in-words';
import { ChoicesQuestion } from '../../step-form/parts/ChoicesQuestion';
import { NumberField } from '../../step-form/parts/NumberField';
import { usePressFocus } from '../../step-form/use-press-focus';
import { RENT_DEPOSIT } from '../../step-form/rent-deposit';
import { typedNumber } from '../../step-form/typed-values';
import { FeeItems } from './FeeItems';
import type { StepProps } from './step-props';
import { usualOf } from './usual-of';

const RENTS = Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) }));

export interface PriceStepProps extends StepProps {
  /** Null where it is not known. */
  readonly usual: UsualPrice | null;
}

/** What it costs, and what a reader will be told of it. */
export const PriceStep = observer(function PriceStep({ store, usual }: PriceStepProps) {
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
        slider={{
          range: rentType === DEAL_TYPE.MONTH_RENT ? RENT_DEPOSIT : DEPOSIT_RANGE,
          format: formatManwon,
          usual: usualOf(typed, usual?.deposit),
        }}
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
          slider={{
            range: MONTHLY_RANGE,
            format: formatManwon,
            usual: usualOf(typed, usual?.monthly),
          }}
          onChange={(text) => {
            store.type({ monthly: text }, 'monthly');
          }}
        />
      )}
      <Fee store={store} />
      <ChoicesQuestion
        label="관리비에 들어 있는 것"
        choices={Object.values(UTILITY)}
        nameOf={utilityName}
        chosen={utilities}
        onChoose={(chosen) => {
          store.type({ utilities: chosen });
        }}
      />
      <CostStrip store={store} />
    </>
  );
});

const Fee = observer(function Fee({ store }: StepProps) {
  const { fee, isItemised } = store.typed;
  const items = store.faultOf('fee.items');
  const box = useRef<HTMLDivElement>(null);
  const pressed = usePressFocus(box, isItemised, isItemised ? '[type="checkbox"]' : 'input');
  const asksItems = !isItemised && (items !== null || typedNumber(fee) >= ITEMISED_FROM);
  return (
    <div ref={box} className={styles.group}>
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
              pressed();
              store.type({ isItemised: true }, 'fee.items');
            }}
          >
            나눠 적기
            <Icon name="chevron-right" size={16} />
          </button>
        )}
      </NumberField>
      {isItemised && <FeeItems store={store} onEnd={pressed} />}
    </div>
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
