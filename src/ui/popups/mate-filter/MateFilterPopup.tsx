import { useEffect, useState } from 'react';
import type { MateFilter } from '#core';
import { useServices } from '../../ground/services';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { MateFilterProps } from '../../stores/popups/props/mate-filter-props';
import { FilterSheet } from '../../widgets/filter-bar/FilterSheet';
import { countedMates } from './counted-mates';
import { MateFilterForm } from './MateFilterForm';

type MateFilterPopupProps = PopupProps<MateFilterProps, MateFilter | null>;

/** What can be asked of mates, with the count of who would be left. */
export function MateFilterPopup({ props, closing, close }: MateFilterPopupProps) {
  const { mates } = useServices();
  const [store] = useState(() => countedMates(mates, props.bounds, props.filter));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return (
    <FilterSheet
      label="메이트 필터"
      closing={closing}
      onClose={() => {
        close();
      }}
      store={store}
      noun="메이트"
      unit="명"
      onApply={() => {
        close(store.draft);
      }}
    >
      <MateFilterForm store={store} section={props.section} />
    </FilterSheet>
  );
}
