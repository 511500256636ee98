import { mateFilterCount } from '#core';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { MateCardSkeleton } from '../../../widgets/mate-card/MateCardSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { KeptAlarms } from '../../../widgets/deal-alarm/kept-alarms';
import { AlarmInstead } from '../../../widgets/deal-alarm/later-deal-alarm';
import { EmptyDong } from '../../../widgets/dong-list/EmptyDong';
import { searchOf, type ReadyMates } from '../ask-mates';

const SKELETONS = 3;

/** The list while it is on its way. */
export function MatesSkeleton() {
  return (
    <Waiting label="메이트를 불러오는 중이에요.">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <MateCardSkeleton key={index} />
      ))}
    </Waiting>
  );
}

interface EmptyMatesProps {
  readonly list: ReadyMates;
  readonly toAll: string;
  readonly alarms: KeptAlarms;
  readonly onAround: () => void;
  readonly onClear: () => void;
}

/** Nobody is as was asked, and what to ask instead. */
export function EmptyMates({ list, alarms, ...ways }: EmptyMatesProps) {
  const { question } = list;
  const dong = list.dong?.dong ?? null;
  return (
    <EmptyDong
      {...ways}
      isFiltered={mateFilterCount(question.filter) > 0}
      dong={dong}
      isAround={question.isAround}
    >
      <AlarmInstead alarms={alarms} search={searchOf(list)} place={dong} />
    </EmptyDong>
  );
}

/** The list could not be had. */
export function FailedMates({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FailedState
      title="메이트를 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      onRetry={onRetry}
    />
  );
}
