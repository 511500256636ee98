import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { collectionLine } from '#core';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { collectShape } from '../../widgets/collection/collection-icons.data';
import { MineStore } from '../../widgets/collection/mine-store';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import styles from './collection-list.module.scss';

/** The shape of the list while it is on its way. */
export function ListBones() {
  return (
    <Waiting label="모음 불러오는 중">
      {[0, 1, 2].map((one) => (
        <div key={one} className={styles.row}>
          <Skeleton width={40} height={40} radius={10} />
          <Skeleton width="50%" height={18} />
        </div>
      ))}
    </Waiting>
  );
}

/** The list of one member in each of its states; what others do is seen at once. */
export const CollectionList = observer(function CollectionList() {
  const { collections, liveCollections } = useServices();
  const [store] = useState(() => new MineStore((cancel) => collections.mine(null, cancel)));
  useEffect(() => {
    void store.load();
    const again = () => {
      void store.load();
    };
    const stop = liveCollections.listen(again, () => {
      if (store.items !== null) again();
    });
    return () => {
      stop();
      store.stop();
    };
  }, [store, liveCollections]);
  const { items, failure } = store;
  if (items === null && failure !== null)
    return (
      <FailedState
        title="모음을 불러오지 못했어요"
        reason={<ErrorWords error={failure.error} />}
        onRetry={() => void store.load()}
      />
    );
  if (items === null) return <ListBones />;
  if (items.length === 0)
    return (
      <EmptyState
        title="아직 모음이 없어요"
        hint="이름을 적어 하나 만들고, 찜한 집과 글을 담아 링크로 함께 보세요."
      />
    );
  return (
    <ul>
      {items.map((one) => (
        <li key={one.id}>
          <Link className={styles.row} to={PATH.collection(one.id)}>
            <span className={styles.sign}>
              <Icon shape={collectShape} />
            </span>
            <span className={styles.text}>
              <b>{one.name}</b>
              <span>{collectionLine(one)}</span>
            </span>
            <Icon name="chevron-right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
});
