import { useParams } from 'react-router-dom';
import { DirectPage } from './DirectPage';

/** /direct/detail/{id}: each deal begins anew. */
export function DirectScreen() {
  const { id = '' } = useParams();
  return <DirectPage key={id} id={id} />;
}
