import type { MateFilter } from '#core';
import { useServices } from '../../ground/services';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { MateFilterProps } from '../../stores/popups/props/mate-filter-props';
import { DealFilterSheet } from '../deal-filter/DealFilterSheet';
import { countedMates } from './counted-mates';
import { MateFilterForm } from './MateFilterForm';

type MateFilterPopupProps = PopupProps<MateFilterProps, MateFilter | null>;

/** What can be asked of mates, with the count of who would be left. */
export function MateFilterPopup({ props, closing, close }: MateFilterPopupProps) {
  const { mates } = useServices();
  return (
    <DealFilterSheet
      label="메이트 필터"
      noun="메이트"
      unit="명"
      begin={() => countedMates(mates, props.bounds, props.filter)}
      section={props.section}
      closing={closing}
      close={close}
      form={(store) => <MateFilterForm store={store} />}
    />
  );
}
