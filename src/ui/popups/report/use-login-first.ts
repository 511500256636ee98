import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';

/**
 * Asks a visitor to log in over a popup that is for members (spec/rules §5), and leaves the popup
 * where they do not; asks nothing where the popup has nothing to show. Answers whether somebody has
 * been there: whoever is logged out later keeps what they were writing.
 */
export function useLoginFirst(hasSomething: boolean, leave: () => void): boolean {
  const { popups, session } = useServices().stores;
  const [isIn, setIsIn] = useState(session.isLogin);
  // One question for as long as the popup is open, however often its effects begin anew.
  const asked = useRef<Promise<unknown> | null>(null);
  const answered = useEffectEvent(() => {
    if (session.isLogin) setIsIn(true);
    else leave();
  });

  useEffect(() => {
    if (isIn || !hasSomething) return undefined;
    let isOpen = true;
    asked.current ??= popups.askOnce('login', ORDINARY_LOGIN);
    void asked.current.then(() => {
      if (isOpen) answered();
    });
    return () => {
      isOpen = false;
    };
  }, [isIn, hasSomething, popups]);

  return isIn;
}
