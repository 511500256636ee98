import { useLocation } from 'react-router-dom';
import { useServices } from '../../ground/services';
import { DealsPage } from './DealsPage';

/** /deal and /direct: each page of a list begins anew. Not observed: a page that is left is drawn no more. */
export function DealsScreen() {
  const { history } = useServices().stores;
  useLocation();
  return <DealsPage key={history.current.page} />;
}
