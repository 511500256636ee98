import { mateFilterCount } from '#core';
import { Button, ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { MateCardSkeleton } from '../../../widgets/mate-card/MateCardSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { KeptAlarms } from '../../../widgets/deal-alarm/kept-alarms';
import { AlarmInstead } from '../../../widgets/deal-alarm/later-deal-alarm';
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
export function EmptyMates({ list, toAll, alarms, onAround, onClear }: EmptyMatesProps) {
  const { dong, question } = list;
  const { isAround } = question;
  const isFiltered = mateFilterCount(question.filter) > 0;
  const where = dong === null ? '' : `${dong.dong}${isAround ? ' 근처' : ''}에 `;
  return (
    <EmptyState
      title={
        isFiltered ? `${where}조건에 맞는 글이 아직 없어요` : `${where}확인된 글이 아직 없어요`
      }
    >
      {isFiltered && (
        <Button kind="outline" onClick={onClear}>
          조건 지우기
        </Button>
      )}
      {dong !== null && !isAround && (
        <Button kind="outline" onClick={onAround}>
          이웃 동네 보기
        </Button>
      )}
      {dong !== null && isAround && (
        <ButtonLink kind="outline" to={toAll}>
          모든 동네 보기
        </ButtonLink>
      )}
      <AlarmInstead alarms={alarms} search={searchOf(list)} place={dong?.dong ?? null} />
    </EmptyState>
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
