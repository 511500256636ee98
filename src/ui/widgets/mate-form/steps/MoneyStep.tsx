import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  formatManwon,
  groupThousands,
  houseMonthlyCost,
  MONTHLY_RANGE,
  nearestManwon,
  seoulDay,
  UTILITY,
  utilityName,
} from '#core';
import { useServices } from '../../../ground/services';
import { amountInWords } from '../../step-form/amount-in-words';
import { ChoicesQuestion } from '../../step-form/parts/ChoicesQuestion';
import { NumberField } from '../../step-form/parts/NumberField';
import styles from '../../step-form/step-form.module.scss';
import { RENT_DEPOSIT } from '../../step-form/rent-deposit';
import { typedNumber } from '../../step-form/typed-values';
import type { StepProps } from './step-props';

/** What one's share costs, or what somebody can pay. */
export const MoneyStep = observer(function MoneyStep({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { side, deposit, monthly, maintenance, utilities } = typed;
  const isWanted = side === 'WANT';
  return (
    <>
      <NumberField
        label={isWanted ? '낼 수 있는 보증금' : '보증금 몫'}
        unit="만원"
        words={amountInWords(deposit)}
        value={deposit}
        error={store.faultOf('deposit')}
        disabled={isBusy}
        slider={{ range: RENT_DEPOSIT, format: formatManwon }}
        onChange={(text) => {
          store.type({ deposit: text }, 'deposit');
        }}
      />
      <NumberField
        label={isWanted ? '한 달에 낼 수 있는 돈' : '월세 몫'}
        unit="만원"
        words={monthly === '' && isWanted ? '월세와 관리비를 더해서' : amountInWords(monthly)}
        value={monthly}
        error={store.faultOf('monthly')}
        disabled={isBusy}
        slider={{ range: MONTHLY_RANGE, format: formatManwon }}
        onChange={(text) => {
          store.type({ monthly: text }, 'monthly');
        }}
      />
      {!isWanted && (
        <NumberField
          label="관리비 몫"
          unit="만원"
          words={maintenance === '' ? '없으면 0' : amountInWords(maintenance)}
          value={maintenance}
          error={store.faultOf('maintenance')}
          disabled={isBusy}
          onChange={(text) => {
            store.type({ maintenance: text }, 'maintenance');
          }}
        />
      )}
      <ChoicesQuestion
        label={isWanted ? '관리비에 있으면 좋은 것' : '관리비에 들어 있는 것'}
        choices={Object.values(UTILITY)}
        nameOf={utilityName}
        chosen={utilities}
        onChoose={(chosen) => {
          store.type({ utilities: chosen });
        }}
      />
      {!isWanted && <CostStrip store={store} />}
    </>
  );
});

/** The real monthly cost (spec/readings R26), as it will be shown. */
const CostStrip = observer(function CostStrip({ store }: StepProps) {
  const { clock } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const { deposit, monthly, maintenance } = store.typed;
  const [down, rent, fee] = [deposit, monthly, maintenance].map(typedNumber);
  if (down === undefined || rent === undefined || Number.isNaN(down + rent)) return null;
  const upkeep = fee === undefined || Number.isNaN(fee) ? 0 : fee;
  const { won } = houseMonthlyCost({ deposit: down, monthly: rent, maintenance: upkeep }, today);
  return (
    <p className={styles.strip}>
      보는 사람에게는 이렇게 보여요 · <b>실월비용 약 {groupThousands(nearestManwon(won))}만원/월</b>
    </p>
  );
});
