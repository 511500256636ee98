import { useEffect, useRef } from 'react';
import { AppError } from '#core';
import { ORDINARY_LOGIN } from '../stores/popups/props/login-props';
import { errorText } from '../text/error-text';
import { useServices } from './services';

/**
 * Tells why what a member pressed came to nothing. Who has no session any more is asked to log in, for
 * as long as the view stands, and presses again (spec/readings R14).
 */
export function useTellFailure(): (error: unknown) => void {
  const { popups, toasts } = useServices().stores;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return (error) => {
    const isLost = error instanceof AppError && error.kind === 'unauthorized';
    // Where the lost session has asked for a login already, that one stays.
    if (isLost && isOpen.current) void popups.askOnce('login', ORDINARY_LOGIN);
    else toasts.warn(errorText(error));
  };
}
