import { useIsAttached } from '../components/attached/use-is-attached';
import { useServices } from './services';

/**
 * Who reads the page: a member's id; null for a visitor, as in the server's drawing. What the server
 * shows of people's writing differs by it. In an observer.
 */
export function useReader(): string | null {
  const { session } = useServices().stores;
  const isAttached = useIsAttached();
  return isAttached && session.isLogin ? String(session.session.ID) : null;
}
