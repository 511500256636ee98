import { ORDINARY_LOGIN } from '../stores/popups/props/login-props';
import { useServices } from './services';

/**
 * Does what is for members, or asks a visitor to log in: they press again afterwards, nothing is done
 * by itself (spec/readings R14).
 */
export function useForMembers(): (run: () => void) => void {
  const { popups, session } = useServices().stores;
  return (run) => {
    if (session.isLogin) run();
    else void popups.askOnce('login', ORDINARY_LOGIN);
  };
}
