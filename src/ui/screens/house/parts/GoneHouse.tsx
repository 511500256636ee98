import { observer } from 'mobx-react-lite';
import { dongPath, type HousesInstead } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { PATH } from '../../../ground/paths';
import styles from '../house-page.module.scss';
import type { HouseStore } from '../house-store';
import { HouseRow } from './HouseRow';

/** In place of a house that is gone: the others of its dong; of one that nobody knows, any. */
export const GoneHouse = observer(function GoneHouse({ store }: { readonly store: HouseStore }) {
  const { instead } = store;
  const { state } = instead;
  const dong = instead.value?.dong ?? null;
  return (
    <>
      <div className={styles.state}>
        <h1 className={styles.unseen} tabIndex={-1}>
          집
        </h1>
        <EmptyState title="삭제된 게시물입니다." hint="지도에서 다른 집을 찾아보세요.">
          <ButtonLink kind="outline" to={PATH.zzim}>
            찜한 집 보기
          </ButtonLink>
          <ButtonLink to={dong === null ? PATH.map : dongPath(dong.dongliCode)} replace>
            지도 보기
          </ButtonLink>
        </EmptyState>
      </div>
      <HouseRow
        title={titleOf(instead.value)}
        state={state.kind === 'ready' ? { kind: 'ready', value: state.value.houses } : state}
        onRetry={() => void instead.load()}
        waiting="다른 집을 불러오는 중이에요."
        none="지금 나와 있는 다른 집이 없어요."
      />
    </>
  );
});

/** Nothing is said of a dong before it is known. */
function titleOf(instead: HousesInstead | null): string {
  if (instead === null) return '다른 집';
  return instead.dong === null ? '지금 볼 수 있는 집' : '이 동네 다른 집';
}
