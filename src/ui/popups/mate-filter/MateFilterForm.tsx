import { observer } from 'mobx-react-lite';
import {
  AGE_BAND,
  ageBandName,
  DEPOSIT_RANGE,
  GENDER,
  genderName,
  HABIT_NAMES,
  habitName,
  MONTHLY_RANGE,
  ROOM_OPTION,
  roomOptionName,
  UTILITY,
  utilityName,
  type MateFilter,
} from '#core';
import { RadioChips } from '../../components/chip/RadioChips';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { habitChoices, MATE_QUESTIONS } from '../../widgets/mate-filter/mate-filter-texts';
import { ChoiceQuestion, RentTypeQuestion } from '../deal-filter/ChoiceQuestion';
import { AmountRange } from '../filter/AmountRange';
import { ChoiceChips } from '../filter/ChoiceChips';
import { toggled } from '../filter/filter-draft-store';
import { FilterQuestion } from '../filter/FilterQuestion';
import styles from './mate-filter.module.scss';

const GENDERS = [
  { value: '', name: '모두' } as const,
  ...Object.values(GENDER).map((value) => ({ value, name: genderName(value) })),
];
const AGES = Object.values(AGE_BAND).map((value) => ({ value, name: ageBandName(value) }));
const UTILITIES = Object.values(UTILITY).map((value) => ({ value, name: utilityName(value) }));
const OPTIONS = Object.values(ROOM_OPTION).map((value) => ({ value, name: roomOptionName(value) }));

interface MateFilterFormProps {
  readonly store: Pick<CountedDraft<MateFilter>, 'draft' | 'change'>;
}

/** What can be asked of somebody to live with: who they are, what it costs, how they live. */
export const MateFilterForm = observer(function MateFilterForm(props: MateFilterFormProps) {
  const { store } = props;
  const { gender, ages, rentTypes, deposit, monthly, habits, utilities, options } = store.draft;
  return (
    <>
      <FilterQuestion sections={['gender']} title={MATE_QUESTIONS.gender.title}>
        <RadioChips
          options={GENDERS}
          value={gender ?? ''}
          onChange={(value) => {
            store.change({ gender: value === '' ? null : value });
          }}
        />
      </FilterQuestion>
      <ChoiceQuestion
        section="age"
        title={MATE_QUESTIONS.age.title}
        options={AGES}
        chosen={ages}
        onChange={(next) => {
          store.change({ ages: next });
        }}
      />
      <AmountRange
        section="monthly"
        title={MATE_QUESTIONS.monthly.title}
        limits={MONTHLY_RANGE}
        value={monthly}
        onChange={(next) => {
          store.change({ monthly: next });
        }}
      />
      <FilterQuestion sections={['habit']} title={MATE_QUESTIONS.habit.title}>
        {HABIT_NAMES.map((habit) => (
          <fieldset key={habit} className={styles.habit}>
            <legend>{habitName(habit)}</legend>
            <ChoiceChips
              options={habitChoices(habit)}
              chosen={habits}
              onToggle={(choice) => {
                store.change({ habits: toggled(habits, choice) });
              }}
            />
          </fieldset>
        ))}
      </FilterQuestion>
      <ChoiceQuestion
        section="option"
        title={MATE_QUESTIONS.option.title}
        options={OPTIONS}
        chosen={options}
        onChange={(next) => {
          store.change({ options: next });
        }}
      />
      <AmountRange
        section="deposit"
        title={MATE_QUESTIONS.deposit.title}
        limits={DEPOSIT_RANGE}
        value={deposit}
        onChange={(next) => {
          store.change({ deposit: next });
        }}
      />
      <RentTypeQuestion
        title={MATE_QUESTIONS.rentType.title}
        chosen={rentTypes}
        onChange={(next) => {
          store.change({ rentTypes: next });
        }}
      />
      <ChoiceQuestion
        section="utility"
        title={MATE_QUESTIONS.utility.title}
        options={UTILITIES}
        chosen={utilities}
        onChange={(next) => {
          store.change({ utilities: next });
        }}
      />
    </>
  );
});
