import { useParams } from 'react-router-dom';
import { PostPage } from './PostPage';

/** /posts/{id}: each post begins anew. */
export function PostScreen() {
  const { id = '' } = useParams();
  return <PostPage key={id} id={id} />;
}
