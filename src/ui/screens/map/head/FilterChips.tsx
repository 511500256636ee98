import { observer } from 'mobx-react-lite';
import { EMPTY_FILTER, seoulDay } from '#core';
import { useServices } from '../../../ground/services';
import type { FilterSection } from '../../../stores/popups/props/filter-props';
import { askedTexts, unaskedNames, without } from '../../../widgets/house-filter/filter-questions';
import type { MapStore } from '../map-store';
import { ChipRow } from './ChipRow';
import { dongChip } from './dong-chip';

interface FilterChipsProps {
  readonly store: MapStore;
  readonly isWide: boolean;
  readonly onOpen: (section: FilterSection | null) => void;
}

/** What is asked of houses. */
export const FilterChips = observer(function FilterChips(props: FilterChipsProps) {
  const { store, isWide, onOpen } = props;
  const { clock, stores } = useServices();
  const told = { today: seoulDay(clock.now()), areaUnit: stores.areaUnit.unit };
  const asked = askedTexts(store.filter, told);
  return (
    <ChipRow
      isWide={isWide}
      dong={dongChip(store)}
      asked={asked}
      unasked={unaskedNames(asked, isWide)}
      onOpen={onOpen}
      onClear={(section) => {
        store.setFilter(without(store.filter, section));
      }}
      onReset={() => {
        store.setFilter(EMPTY_FILTER);
      }}
    />
  );
});
