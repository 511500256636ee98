import { observer } from 'mobx-react-lite';
import { groupThousands, nearestManwon, wonOf, type Person } from '#core';
import type { ConditionsStore } from '../conditions-store';
import { ConditionRow } from './ConditionRow';
import { DigitsBox } from './DigitsBox';

/** The fields that hold won. */
type AmountField =
  | 'income'
  | 'householdIncome'
  | 'parentsIncome'
  | 'assets'
  | 'householdAssets'
  | 'parentsAssets'
  | 'car';

interface AmountRowProps {
  readonly store: ConditionsStore;
  readonly field: AmountField;
  readonly help: string;
  readonly placeholder?: string;
}

/** 만원 of eight digits are a hundred million times that: no person says more. */
const MOST_DIGITS = 8;

const grouped = (digits: string): string => (digits === '' ? '' : groupThousands(Number(digits)));

/** An amount, typed in 만원 and kept in whole won. */
export const AmountRow = observer(function AmountRow(props: AmountRowProps) {
  const { store, field, help, placeholder = '모르면 비워요' } = props;
  const amount = store.person[field];
  return (
    <ConditionRow store={store} field={field} help={help}>
      {(aria) => (
        <DigitsBox
          aria={aria}
          value={amount === null ? '' : groupThousands(nearestManwon(amount))}
          most={MOST_DIGITS}
          format={grouped}
          unit="만원"
          placeholder={placeholder}
          onChange={(digits) => {
            const part: Partial<Person> = { [field]: digits === '' ? null : wonOf(Number(digits)) };
            store.change(part);
          }}
        />
      )}
    </ConditionRow>
  );
});
