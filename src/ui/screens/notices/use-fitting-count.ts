import { useEffect, useMemo, useState } from 'react';
import {
  bestGain,
  seoulDay,
  tallyFits,
  type NoticeFilter,
  type PersonField,
  type WeighedNotice,
} from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { weighedWithin } from './fitting-notices';

interface FittingCount {
  readonly weighed: AnswerStore<readonly WeighedNotice[]>;
  /** How many within the filter fit; null while that is not known. */
  readonly fitting: number | null;
  /** What to ask next of the person; null where one answer decides nothing. */
  readonly field: PersonField | null;
}

/**
 * How many notices fit the person, weighed on the device; asked only for one who said something. In an
 * observer.
 */
export function useFittingCount(
  kept: readonly WeighedNotice[] | null,
  filter: NoticeFilter,
  now: number,
): FittingCount {
  const { notices, stores } = useServices();
  const { person, isKnown } = stores.person;
  const isWanted = useIsAttached() && isKnown;
  const [weighed] = useState(
    () => new AnswerStore((cancel) => notices.weighed(cancel), kept ?? undefined),
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    weighed.start();
    return () => {
      weighed.stop();
    };
  }, [weighed, isWanted]);
  const { value } = weighed;
  const today = seoulDay(now);
  return useMemo(() => {
    if (!isWanted || value === null) return { weighed, fitting: null, field: null };
    const within = weighedWithin(value, filter);
    const fitting = within === null ? null : tallyFits(within, person, today).fits;
    const best = bestGain(within ?? value, person, today);
    return { weighed, fitting, field: best?.field ?? null };
  }, [isWanted, value, filter, person, today, weighed]);
}
