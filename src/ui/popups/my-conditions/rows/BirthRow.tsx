import { observer } from 'mobx-react-lite';
import { ageOn, type Yyyymmdd } from '#core';
import { birthText, BIRTH_DIGITS } from '../birth-day';
import type { ConditionsStore } from '../conditions-store';
import { ConditionRow } from './ConditionRow';
import { DigitsBox } from './DigitsBox';

interface BirthRowProps {
  readonly store: ConditionsStore;
  readonly today: Yyyymmdd;
}

/** 생년월일: eight digits become 2000.05.14. */
export const BirthRow = observer(function BirthRow({ store, today }: BirthRowProps) {
  const { birthDay } = store.person;
  const years = birthDay === null ? null : ageOn(birthDay, today);
  return (
    <ConditionRow
      store={store}
      field="birthDay"
      help={years === null ? '예: 2000.05.14' : `만 ${years}세`}
      error={store.birthFault}
    >
      {(aria) => (
        <DigitsBox
          aria={aria}
          value={birthText(store.draft.birthDigits)}
          most={BIRTH_DIGITS}
          format={birthText}
          placeholder="여덟 자리"
          autoComplete="bday"
          isWrong={store.birthFault !== null}
          onChange={store.typeBirth}
          onLeave={store.leaveBirth}
        />
      )}
    </ConditionRow>
  );
});
