import { useEffect, useState } from 'react';
import { DEAL_STATUS, isOnOffer, type Habits, type OwnMate } from '#core';
import { useReader } from '../../ground/use-reader';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import type { OwnListing } from './consent/ConsentSteps';

/** Null where it is not known: of a visitor, and where it could not be had. */
export type OwnMates = readonly OwnMate[] | 'asking' | null;

/** What a member who reads has written of themselves, whatever became of it. In an observer. */
export function useOwnMates(isAsked: boolean): OwnMates {
  const { mates } = useServices();
  const reader = useReader();
  const [store] = useState(() => new AnswerStore((cancel) => mates.own(cancel)));
  const isWanted = isAsked && reader !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    // Anew for another member.
    void store.load();
    return () => {
      store.stop();
    };
  }, [store, isWanted, reader]);
  if (!isWanted || store.state.kind === 'failed') return null;
  return store.value ?? 'asking';
}

/** How the one who reads lives, by the listing that they are compared by. */
export const habitsOf = (own: OwnMates): Habits | 'asking' | null =>
  own === null || own === 'asking'
    ? own
    : (own.find(({ status }) => status !== DEAL_STATUS.DONE)?.habits ?? null);

/** What of it somebody finds whom the reader asks. */
export function listingOf(own: OwnMates): OwnListing {
  if (own === null || own === 'asking') return 'unknown';
  if (own.some(({ status, hold }) => isOnOffer(status) && hold === null)) return 'shown';
  const left = own.filter(({ status }) => status !== DEAL_STATUS.DONE);
  if (left.length === 0) return 'none';
  return left.some(({ hold }) => hold === null) ? 'hidden' : 'held';
}
