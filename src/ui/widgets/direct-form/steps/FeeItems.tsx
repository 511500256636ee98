import { observer } from 'mobx-react-lite';
import { MAINTENANCE_ITEM, maintenanceItemName } from '#core';
import { CheckChip } from '../../../components/chip/CheckChip';
import styles from '../../step-form/step-form.module.scss';
import { NumberField } from '../../step-form/parts/NumberField';
import { Question } from '../../step-form/parts/Question';
import { typedNumber } from '../../step-form/typed-values';
import { type TypedItem } from '../typed-direct';
import type { StepProps } from './step-props';

const sumOf = (items: readonly TypedItem[]): number =>
  items.reduce((sum, { amount }) => sum + (typedNumber(amount) || 0), 0);

interface FeeItemsProps extends StepProps {
  /** It is typed as one sum again. */
  readonly onEnd: () => void;
}

/** A fee by what it is paid for. */
export const FeeItems = observer(function FeeItems({ store, onEnd }: FeeItemsProps) {
  const { items } = store.typed;
  const change = (next: readonly TypedItem[]) => {
    store.type({ items: next }, 'fee.items');
  };
  return (
    <Question
      label="관리비 항목"
      hint={`더한 금액 ${String(sumOf(items))}만원`}
      error={store.faultOf('fee.items')}
    >
      <div className={styles.chips}>
        {Object.values(MAINTENANCE_ITEM).map((item) => (
          <CheckChip
            key={item}
            checked={items.some((one) => one.item === item)}
            onChange={(isIn) => {
              const others = items.filter((one) => one.item !== item);
              change(isIn ? [...others, { item, amount: '' }] : others);
            }}
          >
            {maintenanceItemName(item)}
          </CheckChip>
        ))}
      </div>
      {items.map(({ item, amount }) => (
        <NumberField
          key={item}
          label={maintenanceItemName(item)}
          unit="만원"
          value={amount}
          error={null}
          disabled={store.isBusy}
          onChange={(text) => {
            change(items.map((one) => (one.item === item ? { item, amount: text } : one)));
          }}
        />
      ))}
      <button
        type="button"
        className={styles.way}
        onClick={() => {
          onEnd();
          store.type({ isItemised: false, items: [] }, 'fee.items');
        }}
      >
        한 번에 적기
      </button>
    </Question>
  );
});
