import { useIsAttached } from '../components/attached/use-is-attached';
import type { SessionStore } from '../stores/session-store';
import { useServices } from './services';

/**
 * Who reads the page: a member's id; null for a visitor, as in the server's drawing. What the server
 * shows of people's writing differs by it. In an observer.
 */
export function useReader(): string | null {
  const { session } = useServices().stores;
  const isAttached = useIsAttached();
  return isAttached ? memberOf(session) : null;
}

/** Whose session it is; null for a visitor. */
export const memberOf = ({ session, isLogin }: Pick<SessionStore, 'session' | 'isLogin'>) =>
  isLogin ? String(session.ID) : null;
