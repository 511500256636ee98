import { useEffect, useRef } from 'react';
import { useServices } from '../../ground/services';
import { endSteps } from '../../stores/history/end-steps';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import type { ShownStore } from './shown-store';

/** What became of what was sent. */
export interface Sent {
  /** The page of what is there now. */
  readonly path: string;
  readonly said: string;
}

interface Sending {
  /** Null where it was not taken. */
  readonly send: (isOver: boolean) => Promise<Sent | null>;
  /** The key of the entry at which the form was drawn. */
  readonly begunWith: string;
  readonly onRefused: () => void;
}

/** Sends what is written, and leaves for the page of what is there now. */
export function useSending(
  store: Pick<ShownStore, 'isBusy' | 'keepNow'>,
  { send, begunWith, onRefused }: Sending,
): (isOver?: boolean) => Promise<void> {
  const { stores } = useServices();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return async (isOver = false) => {
    if (!stores.session.isLogin) {
      // Whoever logs in presses again: nothing is sent by itself (spec/readings R14).
      store.keepNow();
      void stores.popups.askOnce('login', ORDINARY_LOGIN);
      return;
    }
    if (store.isBusy) return;
    const sent = await send(isOver);
    if (sent === null) {
      if (isThere.current) onRefused();
      return;
    }
    stores.community.changed();
    stores.toasts.show(sent.said);
    // Whoever has left meanwhile stays where they are.
    if (isThere.current) endSteps(stores.history, sent.path, begunWith);
  };
}
