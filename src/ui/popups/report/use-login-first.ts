import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const left = useEffectEvent(() => {
    if (session.isLogin) setIsIn(true);
    else leave();
  });

  useEffect(() => {
    if (isIn || !hasSomething) return undefined;
    // Opens none where the page was loaded with both popups in its address: that login is awaited.
    void popups.askOnce('login', ORDINARY_LOGIN);
    return reaction(
      () => popups.shown.some(({ name }) => name === 'login'),
      (isShown) => {
        if (!isShown) left();
      },
    );
  }, [isIn, hasSomething, popups]);

  return isIn;
}
