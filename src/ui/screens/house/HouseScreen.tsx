import { useParams } from 'react-router-dom';
import { HousePage } from './HousePage';

/** /place/{id}: each house begins anew. */
export function HouseScreen() {
  const { id = '' } = useParams();
  return <HousePage key={id} id={id} />;
}
