import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { useRowsInView } from '../../../components/list/use-rows-in-view';
import { Spinner } from '../../../components/state/Spinner';
import { NOTICE_ROW_PX, NoticeRow } from '../../../widgets/notice-row/NoticeRow';
import type { ReadableList } from '../shown-list';
import type { FitOf } from '../use-fits';
import styles from './notice-list.module.scss';

interface NoticeListProps {
  readonly list: ReadableList;
  readonly fitOf: FitOf;
  readonly now: number;
  /** The one that is shown beside the list. */
  readonly selected: string | null;
  readonly onMore: () => void;
  readonly onPress?: ((id: string, event: MouseEvent) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Notices as rows; only those near the eye are in the page. */
export function NoticeList(props: NoticeListProps) {
  const { items, total, more, isBusy } = props.list;
  const { fitOf, now, selected, onMore, onPress, onKeyDown } = props;
  const isAttached = useIsAttached();
  const list = useRef<HTMLUListElement>(null);
  const near = useRowsInView(list, {
    count: items.length,
    rowPx: NOTICE_ROW_PX,
    onNearEnd: onMore,
  });
  // Without a window to look through, and maybe without script, all of it.
  const [from, to] = isAttached ? [near.from, near.to] : [0, items.length];
  return (
    <>
      {/* The arrow keys go on from the row that has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={styles.list}
        style={
          isAttached
            ? { height: items.length * NOTICE_ROW_PX, paddingTop: from * NOTICE_ROW_PX }
            : undefined
        }
        aria-busy={isBusy}
        onKeyDown={onKeyDown}
      >
        {items.slice(from, to).map((notice, at) => (
          <li
            key={notice.id}
            data-notice={notice.id}
            aria-setsize={total}
            aria-posinset={from + at + 1}
          >
            <NoticeRow
              notice={notice}
              fit={fitOf(notice)}
              now={now}
              isSelected={notice.id === selected}
              onPress={onPress}
            />
          </li>
        ))}
      </ul>
      {more === 'loading' && (
        <div className={styles.end} role="status" aria-label="공고를 더 불러오는 중이에요.">
          <Spinner size={24} />
        </div>
      )}
      {more === 'failed' && (
        <div className={styles.end}>
          <p>다음 공고를 불러오지 못했어요.</p>
          <Button kind="outline" icon="refresh" onClick={onMore}>
            다시 불러오기
          </Button>
        </div>
      )}
    </>
  );
}
