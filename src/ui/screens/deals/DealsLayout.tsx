import { Outlet } from 'react-router-dom';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { LaterWideDeals } from './later-wide-deals';

/** What the lists of direct deals and the page of one share on a desktop; a phone has a page for each. */
export function DealsLayout() {
  return useMediaQuery(DESKTOP) ? <LaterWideDeals /> : <Outlet />;
}
