import { useEffect, useRef } from 'react';
import { AppError } from '#core';
import { ORDINARY_LOGIN } from '../stores/popups/props/login-props';
import { errorText } from '../text/error-text';
import { useServices } from './services';

const OTHER_SESSION = '그 사이에 로그인 상태가 바뀌었어요. 다시 시도해 주세요.';

/**
 * Tells why what a member pressed came to nothing. Who has no session any more is asked to log in, for
 * as long as the view stands, and presses again (spec/readings R14). An AbortError is of a member who
 * left meanwhile.
 */
export function useTellFailure(): (error: unknown) => void {
  const { popups, session, toasts } = useServices().stores;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return (error) => {
    const hasLeft = error instanceof Error && error.name === 'AbortError';
    if (hasLeft && session.isLogin) {
      toasts.warn(OTHER_SESSION);
      return;
    }
    const told = hasLeft ? new AppError('unauthorized') : error;
    const isLost = told instanceof AppError && told.kind === 'unauthorized';
    // Where the lost session has asked for a login already, that one stays.
    if (isLost && isOpen.current) void popups.askOnce('login', ORDINARY_LOGIN);
    else toasts.warn(errorText(told));
  };
}
