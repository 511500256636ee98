import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { collectedKey, mayTakeOut, type CollectedItem, type Collection, type Vote } from '#core';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { FailedState } from '../../components/state/FailedState';
import { useMinute } from '../notice-view/use-minute';
import { ErrorWords } from '../server-html/ErrorWords';
import { CollectedRow } from './CollectedRow';
import styles from './collected.module.scss';
import type { ThingsStore } from './found-things';

interface CollectedListProps {
  readonly collection: Collection;
  readonly things: ThingsStore;
  /** Whom they are asked for. */
  readonly reader: string | null;
  readonly isBusy: (item: CollectedItem) => boolean;
  readonly onVote: (item: CollectedItem, vote: Vote) => void;
  readonly onTakeOut: (item: CollectedItem) => void;
  /** In the place of a list in which there is nothing. */
  readonly empty: ReactNode;
}

/** What is in a collection, what is wanted most first. */
export const CollectedList = observer(function CollectedList(props: CollectedListProps) {
  const { collection, things, reader, isBusy, onVote, onTakeOut, empty } = props;
  const { items, role, mayVote } = collection;
  const now = useMinute();
  const keys = items.map(collectedKey).sort().join(',');
  const load = () => {
    void things.load(items, reader);
  };
  const isHeard = useIsHeard();
  useEffect(() => {
    if (isHeard) load();
    // Items that only changed places are asked for once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [things, keys, reader, isHeard]);
  if (items.length === 0) return empty;
  if (things.failure !== null && items.some((item) => !things.found.has(collectedKey(item))))
    return (
      <FailedState
        title="담은 것을 불러오지 못했어요"
        reason={<ErrorWords error={things.failure.error} />}
        onRetry={load}
      />
    );
  return (
    <>
      <h2 className={styles.title}>담은 것 {items.length}개</h2>
      <ul>
        {items.map((item) => (
          <li key={collectedKey(item)}>
            <CollectedRow
              item={item}
              thing={things.found.get(collectedKey(item))}
              now={now}
              mayVote={mayVote}
              isBusy={isBusy(item)}
              onVote={(vote) => {
                onVote(item, vote);
              }}
              onTakeOut={
                mayTakeOut(role, item.isMine)
                  ? () => {
                      onTakeOut(item);
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
});
