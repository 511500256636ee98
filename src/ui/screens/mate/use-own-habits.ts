import { useEffect, useState } from 'react';
import { DEAL_STATUS, type Habits } from '#core';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';

/**
 * How the one who reads lives, by the listing that they are compared by; null where nothing is compared,
 * and where it could not be had. In an observer.
 */
export function useOwnHabits(isCompared: boolean): Habits | 'asking' | null {
  const { mates } = useServices();
  const [store] = useState(() => new AnswerStore((cancel) => mates.own(cancel)));
  useEffect(() => {
    if (!isCompared) return undefined;
    store.start();
    return () => {
      store.stop();
    };
  }, [store, isCompared]);
  if (!isCompared || store.state.kind === 'failed') return null;
  if (store.value === null) return 'asking';
  return store.value.find(({ status }) => status !== DEAL_STATUS.DONE)?.habits ?? null;
}
