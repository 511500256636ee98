import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { HouseSummary } from '#core';
import { PATH } from '../../../ground/paths';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { classNames } from '../../../styles/class-names';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { CompareDock } from '../../../widgets/compare/CompareDock';
import { CompareSwitch } from '../../../widgets/compare/CompareSwitch';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import type { FoundStore } from '../found-store';
import { ZZIM_TABS, type ListedHouse, type ZzimTab } from '../zzim-lists';
import { ListBones } from './ListBones';
import { ZzimList } from './ZzimList';
import styles from './zzim-list.module.scss';

/** As many as a window shows at once. */
const MOST_SKELETONS = 6;

interface ZzimContentProps {
  readonly tab: ZzimTab;
  readonly list: readonly ListedHouse[];
  readonly store: FoundStore<HouseSummary>;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

/** One list in each of its states. */
export const ZzimContent = observer(function ZzimContent(props: ZzimContentProps) {
  const { tab, list, store, isWaiting } = props;
  const isAttached = useIsAttached();
  const words = ZZIM_TABS.find((one) => one.tab === tab);
  const name = `${words?.name ?? ''} 집`;
  const ids = list.map(({ id }) => id).join(' ');
  useEffect(() => {
    void store.load(ids.split(' ').filter((id) => id !== ''));
  }, [store, ids]);

  if (list.length === 0)
    return (
      <>
        <div className={classNames(!isAttached && styles.unknown)}>
          <EmptyState title={words?.empty ?? ''} hint={words?.hint ?? ''}>
            <ButtonLink to={PATH.map}>지도에서 집 찾기</ButtonLink>
          </EmptyState>
        </div>
        {!isAttached && <ListBones />}
      </>
    );
  if (store.failure !== null)
    return (
      <FailedState
        title="집 목록을 불러오지 못했어요"
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
          {name} <em>{list.length}곳</em>
        </h2>
        <CompareSwitch />
      </div>
      {isLoading ? (
        <Waiting label={`${name} 불러오는 중`}>
          {list.slice(0, MOST_SKELETONS).map(({ id }) => (
            <HouseCardSkeleton key={id} />
          ))}
        </Waiting>
      ) : (
        <ZzimList key={tab} list={list} found={store.found} />
      )}
      {!isLoading && <p className={styles.device}>이 기기에만 저장돼요.</p>}
      <CompareDock known={[...store.found.values()].filter((house) => house !== null)} />
    </>
  );
});
