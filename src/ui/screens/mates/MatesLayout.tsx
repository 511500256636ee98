import { Outlet } from 'react-router-dom';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { LaterWideMates } from './later-wide-mates';

/** What the list of mates and the page of one share on a desktop; a phone has a page for each. */
export function MatesLayout() {
  return useMediaQuery(DESKTOP) ? <LaterWideMates /> : <Outlet />;
}
