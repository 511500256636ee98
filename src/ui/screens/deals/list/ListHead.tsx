import { DIRECT_SORT, groupThousands, type DirectSort } from '#core';
import { SortMenu } from '../../../components/list/SortMenu';
import { Icon } from '../../../components/icon/Icon';
import styles from './list-head.module.scss';
import { shield } from './shield.data';

const SORT_NAMES: Readonly<Record<DirectSort, string>> = {
  [DIRECT_SORT.newest]: '최신순',
  [DIRECT_SORT.price]: '가격순',
};

interface ListHeadProps {
  /** Null while it is not known. */
  readonly count: number | null;
  readonly sort: DirectSort;
  readonly onSort: (sort: DirectSort) => void;
}

/** How many rooms there are, in which order, and why all of them are still to be had. */
export function ListHead({ count, sort, onSort }: ListHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.count} aria-live="polite">
          직거래 {count !== null && <em>{`${groupThousands(count)}곳`}</em>}
        </h2>
        <SortMenu value={sort} names={SORT_NAMES} onChange={onSort} />
      </div>
      <p className={styles.trust}>
        <Icon shape={shield} size={18} />
        <span>
          <b>7일 안에 확인된 글</b>만 보여 드려요
        </span>
      </p>
    </>
  );
}
