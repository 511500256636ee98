import { useParams } from 'react-router-dom';
import { MatePage } from './MatePage';

/** /mate/detail/{id}: each listing begins anew. */
export function MateScreen() {
  const { id = '' } = useParams();
  return <MatePage key={id} id={id} />;
}
