import { useLocation } from 'react-router-dom';
import { useServices } from '../../ground/services';
import { MatesPage } from './MatesPage';

/** /mate: each page of a list begins anew. Not observed: a page that is left is drawn no more. */
export function MatesScreen() {
  const { history } = useServices().stores;
  useLocation();
  return <MatesPage key={history.current.page} />;
}
