import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { agoText, type BlockedMember } from '#core';
import { Button } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { useServices } from '../../../ground/services';
import { useTellFailure } from '../../../ground/use-tell-failure';
import { Face } from '../../../widgets/face/Face';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { BlockedStore } from '../blocked-store';
import styles from './blocked-list.module.scss';

/** The shape of the list while it is on its way. */
export function BlockedBones() {
  return (
    <Waiting label="차단한 사람을 불러오는 중이에요.">
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={40} height={40} radius={20} />
          <div className={styles.who}>
            <Skeleton width="40%" height={16} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}

/** The list of one member in each of its states. */
export const BlockedList = observer(function BlockedList({ reader }: { readonly reader: string }) {
  const { blocks, stores } = useServices();
  const { community } = stores;
  const [store] = useState(
    () =>
      new BlockedStore({
        blocks,
        blocked: (id) => {
          community.blocked(reader, id);
        },
        unblocked: (id) => {
          community.unblocked(reader, id);
        },
      }),
  );
  const { list } = store;
  useEffect(() => {
    list.start();
    return () => {
      list.stop();
    };
  }, [list]);
  const { state } = list;
  if (state.kind === 'failed')
    return (
      <FailedState
        title="차단한 사람을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void list.load()}
      />
    );
  if (state.kind !== 'ready') return <BlockedBones />;
  if (state.value.length === 0)
    return (
      <EmptyState
        title="차단한 사람이 없어요"
        hint="글이나 댓글의 더보기에서 차단하면 서로의 글과 댓글이 보이지 않아요."
      />
    );
  return (
    <>
      <p className={styles.effect}>
        서로의 글과 댓글이 보이지 않아요. 풀면 다시 보이고, 상대에게는 알리지 않아요.
      </p>
      <ul>
        {state.value.map((member) => (
          <BlockedRow key={member.id} member={member} store={store} />
        ))}
      </ul>
    </>
  );
});

interface BlockedRowProps {
  readonly member: BlockedMember;
  readonly store: BlockedStore;
}

const BlockedRow = observer(function BlockedRow({ member, store }: BlockedRowProps) {
  const now = useMinute();
  const tellFailure = useTellFailure();
  const { id, nickname, blockedAt } = member;
  const isFree = store.isFree(id);
  return (
    <li className={styles.row}>
      <Face author={member} size={40} />
      <div className={styles.who}>
        <b>{nickname}</b>
        <p role="status">
          {isFree ? '차단을 풀었어요' : `${agoText(Date.parse(blockedAt), now)} 차단`}
        </p>
      </div>
      <Button
        kind="outline"
        busy={store.isBusy(id)}
        aria-label={isFree ? `${nickname}님 다시 차단` : `${nickname}님 차단 풀기`}
        onClick={() => {
          store.turn(id).catch(tellFailure);
        }}
      >
        {isFree ? '다시 차단' : '차단 풀기'}
      </Button>
    </li>
  );
});
