import { useEffect, useRef } from 'react';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import type { Keeping } from './conditions-draft';
import type { ConditionsStore } from './conditions-store';

/**
 * Where it is saved and how. The account is for members: who wants it is asked to log in, and what was
 * typed is kept (spec/readings R14). What could not be saved stays in the form.
 */
export function useSaveConditions(store: ConditionsStore, onSaved: () => void) {
  const { popups, session, toasts } = useServices().stores;
  const tellFailure = useTellFailure();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** In an observer: whoever is logged out has no account to save in. */
  const keeping = (): Keeping => (session.isLogin ? store.draft.keeping : 'device');

  const keepIn = (next: Keeping): void => {
    store.keepIn(next);
    if (next === 'account' && !session.isLogin) void popups.askOnce('login', ORDINARY_LOGIN);
  };

  const save = async (): Promise<void> => {
    try {
      const end = await store.save(keeping());
      if (!isOpen.current || end === 'under-way') return;
      if (end === 'saved') onSaved();
      else toasts.show('저장했어요. 그동안 바꾼 내용은 한 번 더 저장해 주세요.');
    } catch (error) {
      tellFailure(error);
    }
  };
  return { keeping, keepIn, save };
}
