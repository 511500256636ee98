import { useLocation } from 'react-router-dom';
import { comingAreaOf } from './coming-areas.data';
import { ComingPage } from './ComingPage';
import { NotFoundPage } from './NotFoundPage';

/** Every path without a screen of its own: an area that is still to come, or nothing. */
export function OtherScreen() {
  const { pathname } = useLocation();
  const area = comingAreaOf(pathname);
  return area === undefined ? <NotFoundPage /> : <ComingPage area={area} />;
}
