import { useParams } from 'react-router-dom';
import { ContentPage } from './ContentPage';

/** /contents/{id}: each article begins anew. */
export function ContentScreen() {
  const { id = '' } = useParams();
  return <ContentPage key={id} id={id} />;
}
