import { useEffect, useState } from 'react';
import { seoulDay, type HouseFilter } from '#core';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { FilterSheet } from '../../widgets/filter-bar/FilterSheet';
import { FILTER_CODE_LISTS } from './filter-code-lists';
import { FilterDraftStore } from './filter-draft-store';
import { FilterForm } from './FilterForm';
import type { FilterProps } from '../../stores/popups/props/filter-props';
import { RecentFilters } from './RecentFilters';
import { RecentFiltersStore } from './recent-filters-store';

type FilterPopupProps = PopupProps<FilterProps, HouseFilter | null>;

/** Everything that can be asked of a house, with the count of what would be left. */
export function FilterPopup({ props, closing, close }: FilterPopupProps) {
  const { houses, codes, local, clock } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const [store] = useState(() => new FilterDraftStore(houses, props.bounds, props.filter));
  const [lists] = useState(
    () => new AnswerStore((cancel) => codes.read(FILTER_CODE_LISTS, cancel)),
  );
  const [recents] = useState(() => new RecentFiltersStore(local, today));

  useEffect(() => {
    store.start();
    lists.start();
    return () => {
      store.stop();
      lists.stop();
    };
  }, [store, lists]);

  return (
    <FilterSheet
      label="필터"
      closing={closing}
      onClose={() => {
        close();
      }}
      store={store}
      noun="집"
      onApply={() => {
        recents.remember(store.draft);
        close(store.draft);
      }}
    >
      <RecentFilters recents={recents} store={store} today={today} />
      <FilterForm store={store} codes={lists} section={props.section} today={today} />
    </FilterSheet>
  );
}
