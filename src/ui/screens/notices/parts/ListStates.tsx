import type { NoticeFilter } from '#core';
import { Button, ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { NoticePicture } from '../../../widgets/notice-row/NoticePicture';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { asksAnything } from '../notices-question';

const SKELETONS = 6;

/** The list while it is on its way. */
export function ListSkeleton() {
  return (
    <Waiting label="공고를 불러오는 중이에요.">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <NoticeRowSkeleton key={index} />
      ))}
    </Waiting>
  );
}

interface EmptyListProps {
  readonly filter: NoticeFilter;
  readonly onlyFitting: boolean;
  readonly onWiden: () => void;
  readonly onClear: () => void;
  readonly onEveryone: () => void;
}

/** No notice is what was asked for, and what to ask instead. */
export function EmptyList(props: EmptyListProps) {
  const { filter, onlyFitting, onWiden, onClear, onEveryone } = props;
  if (!asksAnything(filter) && !onlyFitting)
    return (
      <EmptyState
        title="공고가 아직 없어요"
        hint="새 공고가 올라오면 여기에 보여 드려요."
        picture={<NoticePicture kind="empty" />}
      />
    );
  return (
    <EmptyState
      title="조건에 맞는 공고가 아직 없어요"
      hint={filter.areas.length > 0 ? '지역을 넓히거나 필터를 지워 보세요.' : '필터를 지워 보세요.'}
      picture={<NoticePicture kind="empty" />}
    >
      {filter.areas.length > 0 && (
        <Button kind="outline" onClick={onWiden}>
          지역 넓히기
        </Button>
      )}
      {onlyFitting && (
        <Button kind="outline" onClick={onEveryone}>
          모든 공고 보기
        </Button>
      )}
      {asksAnything(filter) && <Button onClick={onClear}>필터 지우기</Button>}
    </EmptyState>
  );
}

/** The list could not be had; what is kept on this device can be read all the same. */
export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FailedState
      title="공고를 불러오지 못했어요"
      reason={
        <>
          <ErrorWords error={error} />
          <br />
          저장해 둔 공고는 찜에서 볼 수 있어요.
        </>
      }
      picture={<NoticePicture kind="failed" />}
      onRetry={onRetry}
    >
      <ButtonLink kind="outline" to={PATH.zzim}>
        찜 보기
      </ButtonLink>
    </FailedState>
  );
}
