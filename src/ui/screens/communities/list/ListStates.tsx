import type { PostListAddress } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PostRowSkeleton } from '../../../widgets/post-row/PostRowSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';

const SKELETONS = 6;

/** The list while it is on its way. */
export function ListSkeleton() {
  return (
    <Waiting label="글을 불러오는 중이에요.">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <PostRowSkeleton key={index} />
      ))}
    </Waiting>
  );
}

interface EmptyListProps {
  readonly address: PostListAddress;
  readonly linkTo: (part: Partial<PostListAddress>) => string;
}

/** No post is what was asked for, and what to ask instead. */
export function EmptyList({ address: { board, q }, linkTo }: EmptyListProps) {
  if (q !== '')
    return (
      <EmptyState title={`‘${q}’ 글을 찾지 못했어요`} hint="다른 말로 찾아보세요.">
        {board !== null && (
          <ButtonLink kind="outline" replace to={linkTo({ board: null })}>
            모든 게시판에서 찾기
          </ButtonLink>
        )}
        <ButtonLink replace to={linkTo({ q: '' })}>
          찾는 말 지우기
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title="아직 글이 없어요" hint="첫 글을 써 보세요.">
      {board !== null && (
        <ButtonLink kind="outline" replace to={linkTo({ board: null })}>
          다른 게시판 글 보기
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The list could not be had. */
export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FailedState
      title="글을 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      onRetry={onRetry}
    />
  );
}
