import { useParams } from 'react-router-dom';
import { FeedPage } from './FeedPage';

/** /feed and /feed/tag/{tag}: each list begins anew. */
export function FeedScreen() {
  const { tag = null } = useParams();
  return <FeedPage key={tag} tag={tag} />;
}
