import { APP_PAGES } from '#core';
import { BesideList } from '../../../widgets/beside-list/BesideList';
import { WideDeals } from './WideDeals';

/** List and map stay as they are while a room is open in a panel beside the list, or over it. */
export function WideLayout() {
  return <BesideList path={APP_PAGES.directDetail.path} list={WideDeals} />;
}
