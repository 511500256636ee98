import { observer } from 'mobx-react-lite';
import { alsoMetText, shareOfMedian, type Yyyymmdd } from '#core';
import { marriageChoices, groupChoices, occupationChoices } from './choices';
import type { ConditionsStore } from './conditions-store';
import { AmountRow } from './rows/AmountRow';
import { AreaRow } from './rows/AreaRow';
import { BirthRow } from './rows/BirthRow';
import { ChipsRow } from './rows/ChipsRow';
import { PeopleRow } from './rows/PeopleRow';
import { YesNoRow } from './rows/YesNoRow';
import styles from './my-conditions.module.scss';

interface ConditionsFormProps {
  readonly store: ConditionsStore;
  readonly today: Yyyymmdd;
}

const HAS = [
  [false, '없어요'],
  [true, '있어요'],
] as const;
const APART = [
  [true, '따로'],
  [false, '함께'],
] as const;

const MARRIAGE_HELP = `신혼부부는 혼인 7년 안이에요 · ${alsoMetText('ENGAGED')}`;

/** One screen, no steps: what notices ask of most people, then what some of them ask. */
export const ConditionsForm = observer(function ConditionsForm(props: ConditionsFormProps) {
  const { store, today } = props;
  return (
    <>
      <BirthRow store={store} today={today} />
      <PeopleRow store={store} field="household" help="나를 더한 수" />
      <AmountRow store={store} field="income" help={incomeHelp(store, today)} />
      <AmountRow store={store} field="parentsIncome" help="두 분을 더해요 · 세전" />
      <AmountRow store={store} field="assets" help="보증금·예금·주식을 더하고 빚은 빼요" />
      <YesNoRow store={store} field="ownsHome" names={HAS} help="분양권과 지분도 세어요" />
      <AreaRow store={store} field="livesIn" help="주민등록이 된 곳" />
      <AreaRow store={store} field="worksIn" help="사는 곳과 같아도 골라 주세요" hasNone />
      <ChipsRow
        store={store}
        field="occupations"
        help="해당하는 것을 모두 골라요"
        choices={occupationChoices(store)}
      />
      <h3 className={styles.more}>더 입력하면 더 정확해요</h3>
      <AmountRow
        store={store}
        field="car"
        help="가장 비싼 차의 값 · 없으면 0"
        placeholder="없으면 0"
      />
      <ChipsRow
        store={store}
        field="marriage"
        help={MARRIAGE_HELP}
        choices={marriageChoices(store)}
      />
      <ChipsRow
        store={store}
        field="groups"
        help="해당하는 것을 모두 골라요"
        choices={groupChoices(store)}
      />
      <YesNoRow store={store} field="livesApart" names={APART} help="주민등록 기준" />
      <HouseholdRows store={store} />
      <PeopleRow store={store} field="familySize" help="따로 살아도 부모님과 나를 더한 수" />
      <AmountRow store={store} field="parentsAssets" help="집·차·예금을 더하고 빚은 빼요" />
    </>
  );
});

/** What is asked where more than one lives together. */
const HouseholdRows = observer(function HouseholdRows(props: { readonly store: ConditionsStore }) {
  const { store } = props;
  if ((store.person.household ?? 1) === 1) return null;
  return (
    <>
      <AmountRow store={store} field="householdIncome" help="나를 더한 모두의 소득 · 세전" />
      <AmountRow store={store} field="householdAssets" help="나를 더한 모두의 자산" />
      <YesNoRow store={store} field="familyOwnsHome" names={HAS} help="나 말고 함께 사는 가족" />
    </>
  );
});

/** `세전 · 기준 중위소득의 약 90%` */
function incomeHelp({ person }: ConditionsStore, today: Yyyymmdd): string {
  const { income, household } = person;
  const share = income === null ? null : shareOfMedian(income, household ?? 1, today);
  const isOwn = (household ?? 1) === 1;
  if (share === null || !isOwn || household === null) return '세전';
  return `세전 · 기준 중위소득의 약 ${share}%`;
}
