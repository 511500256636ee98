import type { DirectFilter } from '#core';
import { useServices } from '../../ground/services';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { DirectFilterProps } from '../../stores/popups/props/direct-filter-props';
import { DealFilterSheet } from '../deal-filter/DealFilterSheet';
import { countedDirects } from './counted-directs';
import { DirectFilterForm } from './DirectFilterForm';

type DirectFilterPopupProps = PopupProps<DirectFilterProps, DirectFilter | null>;

/** What can be asked of direct deals, with the count of what would be left. */
export function DirectFilterPopup({ props, closing, close }: DirectFilterPopupProps) {
  const { directs } = useServices();
  return (
    <DealFilterSheet
      label="직거래 필터"
      noun="방"
      begin={() => countedDirects(directs, props.bounds, props.filter)}
      section={props.section}
      closing={closing}
      close={close}
      form={(store) => <DirectFilterForm store={store} />}
    />
  );
}
