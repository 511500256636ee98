import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  DEAL_TYPE,
  dealName,
  DEPOSIT_RANGE,
  formatManwon,
  HOUSE_TYPE,
  houseTypeName,
  MONTHLY_RANGE,
  PARTY,
  partyName,
  sliderLabel,
  sliderQuery,
  type SliderRange,
} from '#core';
import { RangeSlider } from '../../components/field/RangeSlider';
import type { DirectFilterSection } from '../../stores/popups/props/direct-filter-props';
import { DIRECT_QUESTIONS } from '../../widgets/direct-filter/direct-filter-texts';
import { handlesOf } from '../../widgets/house-filter/filter-labels';
import { ChoiceChips } from '../filter/ChoiceChips';
import { toggled } from '../filter/filter-draft-store';
import { FilterQuestion } from '../filter/FilterQuestion';
import type { DirectDraftStore } from './direct-draft-store';

const ROOM_TYPES = Object.values(HOUSE_TYPE).map((value) => ({
  value,
  name: houseTypeName(value),
}));
const RENT_TYPES = Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) }));
const PARTIES = Object.values(PARTY).map((value) => ({ value, name: partyName(value) }));

interface DirectFilterFormProps {
  readonly store: DirectDraftStore;
  readonly section: DirectFilterSection | null;
}

/** What can be asked of a direct deal besides its options, which stand over the list. */
export const DirectFilterForm = observer(function DirectFilterForm(props: DirectFilterFormProps) {
  const { store, section } = props;
  const form = useRef<HTMLDivElement>(null);
  const { roomTypes, rentTypes, parties } = store.draft;
  useEffect(() => {
    if (section === null) return;
    const target = form.current?.querySelector<HTMLElement>(`[data-section="${section}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector('input')?.focus({ preventScroll: true });
  }, [section]);
  return (
    <div ref={form}>
      <FilterQuestion sections={['roomType']} title={DIRECT_QUESTIONS.roomType.title}>
        <ChoiceChips
          options={ROOM_TYPES}
          chosen={roomTypes}
          onToggle={(type) => {
            store.change({ roomTypes: toggled(roomTypes, type) });
          }}
        />
      </FilterQuestion>
      <FilterQuestion sections={['rentType']} title={DIRECT_QUESTIONS.rentType.title}>
        <ChoiceChips
          options={RENT_TYPES}
          chosen={rentTypes}
          onToggle={(type) => {
            store.change({ rentTypes: toggled(rentTypes, type) });
          }}
        />
      </FilterQuestion>
      <Range store={store} field="deposit" limits={DEPOSIT_RANGE} />
      <Range store={store} field="monthly" limits={MONTHLY_RANGE} />
      <FilterQuestion sections={['party']} title={DIRECT_QUESTIONS.party.title}>
        <ChoiceChips
          options={PARTIES}
          chosen={parties}
          onToggle={(party) => {
            store.change({ parties: toggled(parties, party) });
          }}
        />
      </FilterQuestion>
    </div>
  );
});

interface RangeProps {
  readonly store: DirectDraftStore;
  readonly field: 'deposit' | 'monthly';
  readonly limits: SliderRange;
}

/** An amount with its words at the right (spec/readings R3). */
const Range = observer(function Range({ store, field, limits }: RangeProps) {
  const handles = handlesOf(limits, store.draft[field]);
  const { title } = DIRECT_QUESTIONS[field];
  return (
    <FilterQuestion sections={[field]} title={title} value={sliderLabel(limits, handles)}>
      <RangeSlider
        range={limits}
        step={limits.step}
        value={handles}
        label={title}
        format={formatManwon}
        onChange={(next) => {
          store.change({ [field]: sliderQuery(limits, next) });
        }}
      />
    </FilterQuestion>
  );
});
