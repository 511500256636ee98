import { useEffect, useMemo, useState } from 'react';
import {
  bestGain,
  compareNotices,
  matchesNoticeFilter,
  seoulDay,
  stillOpen,
  tallyNotices,
  type NoticeSummary,
  type NoticeTally,
  type PersonField,
} from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { fittingNotices } from './fitting-notices';
import type { NoticesQuestion } from './notices-question';
import { useFits } from './use-fits';

/** What fits the person of all that is not over, in the order of the list. */
export interface Fitting {
  /** Within the filter. */
  readonly items: readonly NoticeSummary[];
  /** How many within the filter a person could still decide by saying more. */
  readonly undecided: number;
  /** What fits, counted as the world counts everything. */
  readonly tally: NoticeTally;
  /** What to ask next of the person; null where one answer decides nothing. */
  readonly nextField: () => PersonField | null;
}

interface UsedFitting {
  readonly weighed: AnswerStore<readonly NoticeSummary[]>;
  /** Null while it is not known. */
  readonly fitting: Fitting | null;
}

/**
 * All notices that are not over, weighed on the device: however many there are, the same is asked
 * whatever fits (spec/readings R33), and nothing before the person has said something. In an observer.
 */
export function useFitting(
  kept: readonly NoticeSummary[] | null,
  { filter, sort }: Pick<NoticesQuestion, 'filter' | 'sort'>,
  now: number,
): UsedFitting {
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
  const fitOf = useFits(now);
  const today = seoulDay(now);
  const open = useMemo(() => (value === null ? null : stillOpen(value, now)), [value, now]);
  const fitting = useMemo((): Fitting | null => {
    if (!isWanted || open === null) return null;
    const within = open.filter((notice) => matchesNoticeFilter(notice, filter));
    const { items, undecided } = fittingNotices(within, fitOf);
    return {
      items: [...items].sort(compareNotices(sort)),
      undecided,
      tally: tallyNotices(fittingNotices(open, fitOf).items, filter),
      nextField: () => bestGain(within, person, today)?.field ?? null,
    };
  }, [isWanted, open, filter, sort, fitOf, person, today]);
  return { weighed, fitting };
}
