import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { withParticle, type NoticeSummary } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { FoundStore } from '../found-store';
import { ZZIM_TABS, type ListedNotice, type ZzimTab } from '../zzim-lists';
import { ListBones } from './ListBones';
import { NoticeList } from './NoticeList';
import styles from './zzim-list.module.scss';

/** As many as a window shows at once. */
const MOST_SKELETONS = 6;

interface ZzimNoticesProps {
  readonly tab: ZzimTab;
  readonly list: readonly ListedNotice[];
  readonly store: FoundStore<NoticeSummary>;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

/** Remembered notices in each of their states. */
export const ZzimNotices = observer(function ZzimNotices(props: ZzimNoticesProps) {
  const { tab, list, store, isWaiting } = props;
  const isAttached = useIsAttached();
  const name = `${ZZIM_TABS.find((one) => one.tab === tab)?.name ?? ''} 공고`;
  const ids = list.map(({ id }) => id).join(' ');
  useEffect(() => {
    void store.load(ids.split(' ').filter((id) => id !== ''));
  }, [store, ids]);

  if (list.length === 0)
    return (
      <>
        <div className={classNames(!isAttached && styles.unknown)}>
          <EmptyState
            title={`${withParticle(name, '이/가')} 없어요`}
            hint={
              tab === 'zzim'
                ? '관심 있는 공고의 책갈피를 누르면 여기에 모여요.'
                : '공고를 열어 보면 여기에 남아요.'
            }
          >
            <ButtonLink to={PATH.notices}>공고 보기</ButtonLink>
          </EmptyState>
        </div>
        {!isAttached && <ListBones />}
      </>
    );
  if (store.failure !== null)
    return (
      <FailedState
        title="공고 목록을 불러오지 못했어요"
        reason={<ErrorWords error={store.failure.error} />}
        onRetry={() => {
          void store.load(list.map(({ id }) => id));
        }}
      />
    );
  const isLoading = isWaiting || list.every(({ id }) => !store.found.has(id));
  return (
    <>
      <div className={styles.head}>
        <h2>
          {name} <em>{list.length}개</em>
        </h2>
      </div>
      {isLoading ? (
        <Waiting label={`${name} 불러오는 중`}>
          {list.slice(0, MOST_SKELETONS).map(({ id }) => (
            <NoticeRowSkeleton key={id} />
          ))}
        </Waiting>
      ) : (
        <NoticeList key={tab} list={list} found={store.found} />
      )}
      {!isLoading && <p className={styles.device}>이 기기에만 저장돼요.</p>}
    </>
  );
});
