import { useEffect, useState } from 'react';
import type { Provider } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { LoginStore } from './login-store';

/** The popup's store, and what a press on a provider leads to (spec/rules §4). */
export function useLogin(onSignedIn: () => void) {
  const { socialLogin, signIn, perTab, stores } = useServices();
  const { history, session, popups, toasts } = stores;
  const [store] = useState(() => new LoginStore({ socialLogin, signIn, perTab, history }));

  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) store.cameBack();
    };
    addEventListener('pageshow', shownAgain);
    return () => {
      removeEventListener('pageshow', shownAgain);
      store.stop();
    };
  }, [store]);

  const press = async (provider: Provider) => {
    const result = await store.press(provider);
    if (result === null) return;
    if (result.kind === 'refused') {
      history.replace(PATH.home, null);
      toasts.warn(result.reason);
    } else if (result.kind === 'sign-up') {
      // In the place of the popup: Back leads to the page below it.
      history.replace(PATH.signUp, null);
    } else {
      session.signedIn(result.session);
      onSignedIn();
      if (result.isNew) await popups.ask('welcome');
    }
  };
  return { store, press };
}
