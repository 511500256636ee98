import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import {
  AGE_BAND,
  ageBandName,
  DEAL_TYPE,
  dealName,
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
import type { MateFilterSection } from '../../stores/popups/props/mate-filter-props';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { habitChoices, MATE_QUESTIONS } from '../../widgets/mate-filter/mate-filter-texts';
import { AmountRange } from '../filter/AmountRange';
import { ChoiceChips } from '../filter/ChoiceChips';
import { toggled } from '../filter/filter-draft-store';
import { FilterQuestion } from '../filter/FilterQuestion';
import { useSectionAtOnce } from '../filter/use-section-at-once';
import styles from './mate-filter.module.scss';

const GENDERS = [
  { value: '', name: '모두' } as const,
  ...Object.values(GENDER).map((value) => ({ value, name: genderName(value) })),
];
const AGES = Object.values(AGE_BAND).map((value) => ({ value, name: ageBandName(value) }));
const RENT_TYPES = Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) }));
const UTILITIES = Object.values(UTILITY).map((value) => ({ value, name: utilityName(value) }));
const OPTIONS = Object.values(ROOM_OPTION).map((value) => ({ value, name: roomOptionName(value) }));

interface MateFilterFormProps {
  readonly store: Pick<CountedDraft<MateFilter>, 'draft' | 'change'>;
  readonly section: MateFilterSection;
}

/** What can be asked of somebody to live with: who they are, what it costs, how they live. */
export const MateFilterForm = observer(function MateFilterForm(props: MateFilterFormProps) {
  const { store, section } = props;
  const form = useRef<HTMLDivElement>(null);
  const { gender, ages, rentTypes, deposit, monthly, habits, utilities, options } = store.draft;
  useSectionAtOnce(form, section);
  const question = (of: MateFilterSection) => ({
    sections: [of],
    title: MATE_QUESTIONS[of].title,
  });
  return (
    <div ref={form}>
      <FilterQuestion {...question('gender')}>
        <RadioChips
          options={GENDERS}
          value={gender ?? ''}
          onChange={(value) => {
            store.change({ gender: value === '' ? null : value });
          }}
        />
      </FilterQuestion>
      <FilterQuestion {...question('age')}>
        <ChoiceChips
          options={AGES}
          chosen={ages}
          onToggle={(age) => {
            store.change({ ages: toggled(ages, age) });
          }}
        />
      </FilterQuestion>
      <AmountRange
        section="monthly"
        title={MATE_QUESTIONS.monthly.title}
        limits={MONTHLY_RANGE}
        value={monthly}
        onChange={(next) => {
          store.change({ monthly: next });
        }}
      />
      <FilterQuestion {...question('habit')}>
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
      <FilterQuestion {...question('option')}>
        <ChoiceChips
          options={OPTIONS}
          chosen={options}
          onToggle={(option) => {
            store.change({ options: toggled(options, option) });
          }}
        />
      </FilterQuestion>
      <AmountRange
        section="deposit"
        title={MATE_QUESTIONS.deposit.title}
        limits={DEPOSIT_RANGE}
        value={deposit}
        onChange={(next) => {
          store.change({ deposit: next });
        }}
      />
      <FilterQuestion {...question('rentType')}>
        <ChoiceChips
          options={RENT_TYPES}
          chosen={rentTypes}
          onToggle={(type) => {
            store.change({ rentTypes: toggled(rentTypes, type) });
          }}
        />
      </FilterQuestion>
      <FilterQuestion {...question('utility')}>
        <ChoiceChips
          options={UTILITIES}
          chosen={utilities}
          onToggle={(utility) => {
            store.change({ utilities: toggled(utilities, utility) });
          }}
        />
      </FilterQuestion>
    </div>
  );
});
