import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { classNames } from '../../../styles/class-names';
import { useServices } from '../../../ground/services';
import { useReader } from '../../../ground/use-reader';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { FoundStore } from '../found-store';
import { ListBones } from './ListBones';
import styles from './zzim-list.module.scss';

/** As many as a window shows at once. */
const MOST_SKELETONS = 6;

interface KeptStatesProps<Item extends { readonly id: string }> {
  /** What this device remembers, newest first. */
  readonly list: readonly { readonly id: string }[];
  readonly store: FoundStore<Item>;
  /** Whom they are asked for, where readers find different ones. */
  readonly reader?: string | null;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
  /** `찜한 집`, and how many: `3곳`. */
  readonly name: string;
  readonly count: string;
  readonly empty: { readonly title: string; readonly hint: string; readonly way: ReactNode };
  readonly failedTitle: string;
  /** Of what there is none, and of what could not be had; a house and a map without. */
  readonly pictures?: { readonly empty: ReactNode; readonly failed: ReactNode };
  /** What stands for an item that is on its way. */
  readonly bone: ReactNode;
  /** At the end of the headline. */
  readonly action?: ReactNode;
  /** The items. */
  readonly children: ReactNode;
}

/** What this device remembers of one kind, in each of its states. */
export const KeptStates = observer(function KeptStates<Item extends { readonly id: string }>(
  props: KeptStatesProps<Item>,
) {
  const { list, store, isWaiting, name, count, empty, failedTitle, bone, action, children } = props;
  const { pictures, reader = null } = props;
  const isAttached = useIsAttached();
  const isMember = useReader() !== null;
  const { outbox } = useServices().stores;
  // What a member keeps on other devices may not be here yet.
  const lacking = isMember ? (outbox.lists ?? outbox).lacking : null;
  const ids = list.map(({ id }) => id).join(' ');
  useEffect(() => {
    void store.load(
      ids.split(' ').filter((id) => id !== ''),
      reader,
    );
  }, [store, ids, reader]);

  if (list.length === 0 && lacking === 'loading')
    return (
      <Waiting label={`${name} 불러오는 중`} className={styles.waiting}>
        {Array.from({ length: MOST_SKELETONS }, (_, index) => (
          <div key={index}>{bone}</div>
        ))}
      </Waiting>
    );
  if (list.length === 0 && lacking === 'failed')
    return (
      <FailedState
        title={failedTitle}
        reason="네트워크 연결을 확인해 주세요."
        picture={pictures?.failed}
        onRetry={() => void (outbox.lists ?? outbox).retry()}
      />
    );
  if (list.length === 0)
    return (
      <>
        <div className={classNames(!isAttached && styles.unknown)}>
          <EmptyState title={empty.title} hint={empty.hint} picture={pictures?.empty}>
            {empty.way}
          </EmptyState>
        </div>
        {!isAttached && <ListBones />}
      </>
    );
  if (store.failure !== null)
    return (
      <FailedState
        title={failedTitle}
        reason={<ErrorWords error={store.failure.error} />}
        picture={pictures?.failed}
        onRetry={() => {
          void store.load(
            list.map(({ id }) => id),
            reader,
          );
        }}
      />
    );
  const isLoading = isWaiting || list.every(({ id }) => !store.found.has(id));
  return (
    <>
      <div className={styles.head}>
        <h2>
          {name} <em>{count}</em>
        </h2>
        {action}
      </div>
      {isLoading ? (
        <Waiting label={`${name} 불러오는 중`} className={styles.waiting}>
          {list.slice(0, MOST_SKELETONS).map(({ id }) => (
            <div key={id}>{bone}</div>
          ))}
        </Waiting>
      ) : (
        children
      )}
      {!isLoading && (
        <p className={styles.device}>
          {isMember ? '로그인한 모든 기기에서 볼 수 있어요.' : '이 기기에만 저장돼요.'}
        </p>
      )}
    </>
  );
});
