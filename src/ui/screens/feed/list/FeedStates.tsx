import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { ContentRowSkeleton } from '../../../widgets/content-row/ContentRowSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import styles from './content-list.module.scss';

const BESIDE = [0, 1, 2, 3];
const TILES = [0, 1, 2, 3, 4, 5];

/** The list while it is on its way. */
export function FeedSkeleton({ hasLead }: { readonly hasLead: boolean }) {
  return (
    <Waiting label="글을 불러오는 중이에요.">
      {hasLead && (
        <div className={styles.top}>
          <div className={styles.lead}>
            <Skeleton className={styles.picture} radius={12} />
            <Skeleton className={styles.bone} width={52} height={14} />
            <Skeleton className={styles.bone} width="80%" height={24} />
            <Skeleton className={styles.bone} width="60%" height={16} />
          </div>
          <div>
            {BESIDE.map((index) => (
              <ContentRowSkeleton key={index} kind="row" />
            ))}
          </div>
        </div>
      )}
      <div className={styles.tiles}>
        {TILES.map((index) => (
          <ContentRowSkeleton key={index} kind="tile" />
        ))}
      </div>
    </Waiting>
  );
}

/** There is no article, or none of this tag, and what to do then. */
export function EmptyFeed({ tag }: { readonly tag: string | null }) {
  if (tag === null)
    return (
      <EmptyState title="아직 글이 없어요" hint="새 글을 준비하고 있어요. 곧 다시 들러 주세요." />
    );
  return (
    <EmptyState title={`‘${tag}’ 글이 아직 없어요`} hint="다른 주제의 글을 읽어 보세요.">
      <ButtonLink to={PATH.feed}>모든 글 보기</ButtonLink>
    </EmptyState>
  );
}

/** The list could not be had. */
export function FailedFeed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FailedState
      title="글을 불러오지 못했어요"
      reason={<ErrorWords error={error} />}
      onRetry={onRetry}
    />
  );
}
