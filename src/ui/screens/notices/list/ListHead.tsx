import { groupThousands, type NoticeSort } from '#core';
import { SortMenu } from '../../../components/list/SortMenu';
import styles from './list-head.module.scss';
import { SORT_NAMES } from './sort-names.data';

interface ListHeadProps {
  /** Null while it is not known. */
  readonly count: number | null;
  readonly sort: NoticeSort;
  readonly onSort: (sort: NoticeSort) => void;
}

/** How many notices there are, and in which order. */
export function ListHead({ count, sort, onSort }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.count} aria-live="polite">
        공고 {count !== null && <em>{`${groupThousands(count)}개`}</em>}
      </h2>
      <SortMenu value={sort} names={SORT_NAMES} onChange={onSort} />
    </div>
  );
}
