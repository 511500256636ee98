import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { DEAL_TYPE, dealName, type DealType } from '#core';
import { Segmented } from '../../components/field/Segmented';
import { dealsText } from '../../widgets/house-filter/filter-labels';
import type { FilterDraftStore } from './filter-draft-store';
import styles from './filter-form.module.scss';

type DealChoice = DealType | 'ALL' | 'MIXED';

interface DealOption {
  readonly value: DealChoice;
  readonly name: string;
}

const DEALS: readonly DealOption[] = [
  { value: 'ALL', name: '전체' },
  ...Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) })),
];

/** Rent, jeonse or neither; a mix, which only an address can ask for, is a choice while it lasts. */
export const DealQuestion = observer(function DealQuestion(props: {
  readonly store: FilterDraftStore;
}) {
  const { store } = props;
  const { dealTypes } = store.draft;
  const [mix, setMix] = useState(dealTypes);
  if (dealTypes.length > 1 && dealTypes !== mix) setMix(dealTypes);
  return (
    <div data-section="dealType" className={styles.section}>
      <Segmented<DealChoice>
        label="거래 유형"
        options={mix.length > 1 ? [...DEALS, { value: 'MIXED', name: dealsText(mix) }] : DEALS}
        value={dealValue(dealTypes)}
        onChange={(value) => {
          store.change({ dealTypes: dealTypesOf(value, mix) });
        }}
      />
    </div>
  );
});

function dealValue(types: readonly DealType[]): DealChoice {
  const [first, ...others] = types;
  if (first === undefined) return 'ALL';
  return others.length === 0 ? first : 'MIXED';
}

function dealTypesOf(choice: DealChoice, mix: readonly DealType[]): readonly DealType[] {
  if (choice === 'ALL') return [];
  return choice === 'MIXED' ? mix : [choice];
}
