import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import {
  AREA_RANGE,
  DEPOSIT_RANGE,
  MONTHLY_RANGE,
  roomOptionName,
  type DealType,
  type RoomOption,
} from '#core';
import { CheckChip } from '../../components/chip/CheckChip';
import { Segmented } from '../../components/field/Segmented';
import {
  DEAL_NAME,
  dealsText,
  squareMetres,
  type FilterSection,
} from '../../widgets/house-filter/filter-labels';
import { toggled, type FilterDraftStore } from './filter-draft-store';
import type { CodeListsStore } from './code-lists-store';
import { FilterCodes } from './FilterCodes';
import { FilterRange } from './FilterRange';
import styles from './filter-form.module.scss';

type DealChoice = DealType | 'ALL' | 'MIXED';

const OPTIONS: readonly RoomOption[] = ['FULL', 'PARKING', 'PET', 'DEPOSIT_ZERO', 'SHORT_TERM'];

interface DealOption {
  readonly value: DealChoice;
  readonly name: string;
}

const DEALS = [
  { value: 'ALL', name: '전체' },
  { value: 'MONTH_RENT', name: DEAL_NAME.MONTH_RENT },
  { value: 'JEONSE', name: DEAL_NAME.JEONSE },
  { value: 'OTHER', name: DEAL_NAME.OTHER },
] as const satisfies readonly DealOption[];

interface FilterFormProps {
  readonly store: FilterDraftStore;
  readonly codes: CodeListsStore;
  /** Where the form opens. */
  readonly section: FilterSection;
}

/** Everything that can be asked of a house. */
export const FilterForm = observer(function FilterForm(props: FilterFormProps) {
  const { store, codes, section } = props;
  const form = useRef<HTMLDivElement>(null);
  const { draft } = store;
  const [mix] = useState(draft.dealTypes);

  useEffect(() => {
    const target = form.current?.querySelector<HTMLElement>(`[data-section="${section}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, [section]);

  return (
    <div ref={form} className={styles.form}>
      <section data-section="dealType" className={styles.section}>
        <Segmented<DealChoice>
          label="거래 유형"
          options={mix.length > 1 ? [...DEALS, { value: 'MIXED', name: dealsText(mix) }] : DEALS}
          value={dealValue(draft.dealTypes)}
          onChange={(value) => {
            store.change({ dealTypes: dealTypesOf(value, mix) });
          }}
        />
      </section>
      <FilterRange
        section="deposit"
        title="보증금"
        limits={DEPOSIT_RANGE}
        value={draft.deposit}
        onChange={(deposit) => {
          store.change({ deposit });
        }}
      />
      <FilterRange
        section="monthly"
        title="월세"
        limits={MONTHLY_RANGE}
        value={draft.monthly}
        onChange={(monthly) => {
          store.change({ monthly });
        }}
      />
      <FilterCodes
        section="type"
        title="방 종류"
        store={codes}
        list="HOUTP"
        isChosen={(code) => draft.types.some((type) => type === code)}
        onToggle={(code) => {
          store.change({ types: toggled<string>(draft.types, code) as typeof draft.types });
        }}
      />
      <FilterRange
        section="area"
        title="면적"
        limits={AREA_RANGE}
        value={draft.area}
        format={squareMetres}
        onChange={(area) => {
          store.change({ area });
        }}
      />
      <fieldset data-section="more" className={styles.section}>
        <legend className={styles.title}>조건</legend>
        <div className={styles.chips}>
          {OPTIONS.map((option) => (
            <CheckChip
              key={option}
              checked={draft.options.includes(option)}
              onChange={() => {
                store.change({ options: toggled(draft.options, option) });
              }}
            >
              {roomOptionName(option)}
            </CheckChip>
          ))}
        </div>
      </fieldset>
      <FilterCodes
        section="more-discount"
        title="할인"
        store={codes}
        list="DISCOUNT"
        isChosen={(code) => draft.discounts.some((discount) => discount === code)}
        onToggle={(code) => {
          store.change({
            discounts: toggled<string>(draft.discounts, code) as typeof draft.discounts,
          });
        }}
      />
      <FilterCodes
        section="more-gender"
        title="입주 가능 성별"
        store={codes}
        list="GENDR"
        isChosen={(code) => draft.gender === code}
        onToggle={(code) => {
          store.change({ gender: draft.gender === code ? null : (code as typeof draft.gender) });
        }}
      />
    </div>
  );
});

/** A mix of deal types, which only an address can ask for, is a choice of its own while it lasts. */
function dealValue(types: readonly DealType[]): DealChoice {
  const [first, ...others] = types;
  if (first === undefined) return 'ALL';
  return others.length === 0 ? first : 'MIXED';
}

function dealTypesOf(choice: DealChoice, mix: readonly DealType[]): readonly DealType[] {
  if (choice === 'ALL') return [];
  return choice === 'MIXED' ? mix : [choice];
}
