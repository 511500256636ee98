import { useParams } from 'react-router-dom';
import { PlacePage } from './HousePage';

/** /place/{id}: each house begins anew. */
export function PlaceScreen() {
  const { id = '' } = useParams();
  return <PlacePage key={id} id={id} />;
}
