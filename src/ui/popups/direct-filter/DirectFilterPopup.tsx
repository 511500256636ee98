import { useEffect, useState } from 'react';
import type { DirectFilter } from '#core';
import { useServices } from '../../ground/services';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { DirectFilterProps } from '../../stores/popups/props/direct-filter-props';
import { FilterSheet } from '../../widgets/filter-bar/FilterSheet';
import { countedDirects } from './counted-directs';
import { DirectFilterForm } from './DirectFilterForm';

type DirectFilterPopupProps = PopupProps<DirectFilterProps, DirectFilter | null>;

/** What can be asked of direct deals, with the count of what would be left. */
export function DirectFilterPopup({ props, closing, close }: DirectFilterPopupProps) {
  const { directs } = useServices();
  const [store] = useState(() => countedDirects(directs, props.bounds, props.filter));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return (
    <FilterSheet
      label="직거래 필터"
      closing={closing}
      onClose={() => {
        close();
      }}
      store={store}
      noun="방"
      onApply={() => {
        close(store.draft);
      }}
    >
      <DirectFilterForm store={store} section={props.section} />
    </FilterSheet>
  );
}
