import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Waiting } from '../../components/state/Skeleton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { HouseCardSkeleton } from '../../widgets/house-card/HouseCardSkeleton';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import styles from './deal-mine.module.scss';
import { OwnDealsStore } from './own-deals-store';
import { OwnRow } from './OwnRow';

/** The shape of the list while it is on its way. */
export function OwnBones() {
  return (
    <Waiting label="내가 올린 방을 불러오는 중이에요.">
      <HouseCardSkeleton />
      <HouseCardSkeleton />
    </Waiting>
  );
}

/** The rooms of one member in each of the list's states. */
export const OwnDealList = observer(function OwnDealList({ reader }: { readonly reader: string }) {
  const { directs, ownDeals, stores } = useServices();
  const { community } = stores;
  const now = useMinute();
  const [store] = useState(
    () =>
      new OwnDealsStore({
        directs,
        own: ownDeals,
        changed: () => {
          community.changed();
        },
      }),
  );
  const { list, items } = store;
  useEffect(() => {
    list.show({ reader });
    return () => {
      list.stop();
    };
  }, [list, reader]);
  const { state } = list;
  if (state.kind === 'failed')
    return (
      <FailedState
        title="내가 올린 방을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={list.reload}
      />
    );
  if (items === null) return <OwnBones />;
  if (items.length === 0)
    return (
      <EmptyState title="아직 올린 방이 없어요" hint="사진과 가격만 있으면 금방 올릴 수 있어요.">
        <ButtonLink to={PATH.directWrite}>직거래 올리기</ButtonLink>
      </EmptyState>
    );
  const shown = list.shown;
  return (
    <>
      <ul className={styles.list}>
        {items.map((deal) => (
          <li key={deal.id}>
            <OwnRow store={store} deal={deal} now={now} />
          </li>
        ))}
      </ul>
      {shown !== null && shown.next !== null && (
        <Button
          kind="outline"
          wide
          className={styles.more}
          busy={shown.more === 'loading'}
          onClick={list.more}
        >
          {shown.more === 'failed' ? '불러오지 못했어요. 다시 불러오기' : '더 보기'}
        </Button>
      )}
    </>
  );
});
