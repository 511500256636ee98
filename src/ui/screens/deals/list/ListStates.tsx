import { directFilterCount } from '#core';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import type { KeptAlarms } from '../../../widgets/deal-alarm/kept-alarms';
import { AlarmInstead } from '../../../widgets/deal-alarm/later-deal-alarm';
import { EmptyDong } from '../../../widgets/dong-list/EmptyDong';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { searchOf, type ReadyDeals } from '../ask-deals';

const SKELETONS = 3;

/** The list while it is on its way. */
export function ListSkeleton() {
  return (
    <Waiting label="직거래를 불러오는 중이에요.">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <HouseCardSkeleton key={index} />
      ))}
    </Waiting>
  );
}

interface EmptyListProps {
  readonly list: ReadyDeals;
  readonly toAll: string;
  readonly alarms: KeptAlarms;
  readonly onAround: () => void;
  readonly onClear: () => void;
}

/** No deal is what was asked for, and what to ask instead. */
export function EmptyList({ list, alarms, ...ways }: EmptyListProps) {
  const { question } = list;
  const dong = list.dong?.dong ?? null;
  return (
    <EmptyDong
      {...ways}
      isFiltered={directFilterCount(question.filter) > 0}
      dong={dong}
      isAround={question.isAround}
    >
      <AlarmInstead alarms={alarms} search={searchOf(list)} place={dong} />
    </EmptyDong>
  );
}

/** The list could not be had. */
export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FailedState
      title="직거래를 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      onRetry={onRetry}
    />
  );
}
