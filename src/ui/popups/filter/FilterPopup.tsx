import { useEffect, useState } from 'react';
import { seoulDay, type HouseFilter } from '#core';
import { useServices } from '../../ground/services';
import { Dialog } from '../../components/dialog/Dialog';
import { AnswerStore } from '../../stores/answer-store';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { FilterBar } from './FilterBar';
import { FILTER_CODE_LISTS } from './filter-code-lists';
import { FilterDraftStore } from './filter-draft-store';
import { FilterForm } from './FilterForm';
import type { FilterProps } from '../../stores/popups/props/filter-props';
import { RecentFilters } from './RecentFilters';
import { RecentFiltersStore } from './recent-filters-store';
import styles from './filter-popup.module.scss';
import { DialogBar } from '../../components/dialog/DialogBar';

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

  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" label="필터" className={styles.popup} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" className={styles.bar} onClose={leave}>
        <h2>필터</h2>
      </DialogBar>
      <RecentFilters recents={recents} store={store} today={today} />
      <FilterForm store={store} codes={lists} section={props.section} today={today} />
      <FilterBar
        store={store}
        onApply={() => {
          recents.remember(store.draft);
          close(store.draft);
        }}
      />
    </Dialog>
  );
}
