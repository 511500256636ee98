import { useMemo } from 'react';
import {
  fitDay,
  isKnownPerson,
  noticeFit,
  seoulDay,
  type NoticeFit,
  type NoticeSummary,
} from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';

export type FitOf = (notice: NoticeSummary) => NoticeFit | null;

const UNKNOWN: FitOf = () => null;

/**
 * The verdict of each notice, weighed once a person and day; null while nothing is known of the
 * person, as in the server's drawing. In an observer.
 */
export function useFits(now: number): FitOf {
  const { person } = useServices().stores.person;
  const isAttached = useIsAttached();
  const today = seoulDay(now);
  return useMemo(() => {
    if (!isAttached || !isKnownPerson(person)) return UNKNOWN;
    const weighed = new WeakMap<NoticeSummary, NoticeFit>();
    return (notice) => {
      const before = weighed.get(notice);
      const fit = before ?? noticeFit(notice.conditions, person, fitDay(notice, today));
      weighed.set(notice, fit);
      return fit;
    };
  }, [isAttached, person, today]);
}
