import { useParams } from 'react-router-dom';
import { NoticePage } from './NoticePage';

/** /notices/{id}: each notice begins anew. */
export function NoticeScreen() {
  const { id = '' } = useParams();
  return <NoticePage key={id} id={id} />;
}
