import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ContentSummary } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { Skeleton } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { AnswerStore } from '../../../stores/answer-store';
import { ContentCover } from '../../../widgets/content-row/ContentCover';
import { useReadings } from '../../../widgets/reading/use-readings';
import { HALF_READ_SLOT } from '../feed-snapshot';
import styles from './half-read.module.scss';

/**
 * The article that was read last, but not to its end. Its room is kept before this device is asked;
 * without one, or where it could not be had, it is nothing.
 */
export const HalfRead = observer(function HalfRead() {
  const isAttached = useIsAttached();
  const [last] = useReadings().places;
  if (!isAttached) return <div className={styles.room} />;
  if (last === undefined) return null;
  const { TARGET_ID, PERCENT } = last;
  return <HalfReadCard key={TARGET_ID} id={TARGET_ID} percent={PERCENT} />;
});

const HalfReadCard = observer(function HalfReadCard(props: {
  readonly id: string;
  readonly percent: number;
}) {
  const { id, percent } = props;
  const store = useKeptSummary(id);
  const { state } = store;
  if (state.kind === 'failed') return null;
  if (state.kind !== 'ready')
    return (
      <div className={styles.half}>
        <Skeleton className={styles.picture} radius={10} />
        <Skeleton width="64%" height={18} />
      </div>
    );
  const [content] = state.value;
  if (content === undefined) return null;
  return (
    <Link className={styles.half} to={PATH.content(id)}>
      <ContentCover cover={content.cover} sizes="56px" className={styles.picture} isFirst />
      <span className={styles.words}>
        <small>이어서 읽기 · {percent}%</small>
        <b>{content.title}</b>
      </span>
      <Icon name="chevron-right" size={20} />
      <i className={styles.line} style={{ width: `${percent}%` }} />
    </Link>
  );
});

/** What the article is called, kept for the way back. */
function useKeptSummary(id: string): AnswerStore<readonly ContentSummary[]> {
  const { contents, stores } = useServices();
  const { history } = stores;
  const [page] = useState(() => history.current.page);
  const [store] = useState(() => {
    const before = history.snapshots.find(page, HALF_READ_SLOT);
    const kept = before?.filter((content) => content.id === id) ?? [];
    return new AnswerStore(
      (cancel) => contents.some([id], cancel),
      kept.length > 0 ? kept : undefined,
    );
  });
  useLayoutEffect(
    () => () => {
      if (store.value !== null) history.snapshots.keep(page, HALF_READ_SLOT, store.value);
    },
    [history, page, store],
  );
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return store;
}
