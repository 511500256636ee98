import { useLocation } from 'react-router-dom';
import { PATH } from '../../ground/paths';
import { useNotices } from '../../widgets/notice/use-notices';
import { comingAreaOf } from './coming-areas.data';
import { ComingPage } from './ComingPage';
import { NotFoundPage } from './NotFoundPage';

/** Where notices are told (product.md §2). */
const WITH_NOTICES: ReadonlySet<string> = new Set([PATH.youth, PATH.communities]);

/** Every path without a screen of its own: an area that is still to come, or nothing. */
export function OtherScreen() {
  const { pathname } = useLocation();
  useNotices(WITH_NOTICES.has(pathname) ? 'POPUP' : null, true);
  const area = comingAreaOf(pathname);
  return area === undefined ? <NotFoundPage /> : <ComingPage area={area} />;
}
