import type { ReactNode } from 'react';
import { SortMenu } from '../../components/list/SortMenu';
import { Icon } from '../../components/icon/Icon';
import styles from './list-head.module.scss';
import { shield } from './shield.data';

interface ListHeadProps<Sort extends string> {
  /** 직거래 */
  readonly name: string;
  /** 24곳; null while it is not known. */
  readonly count: string | null;
  readonly sort: Sort;
  readonly sortNames: Readonly<Record<Sort, string>>;
  readonly onSort: (sort: Sort) => void;
  /** Beside the order. */
  readonly action?: ReactNode;
  /** Said below. */
  readonly children: ReactNode;
}

/** How many there are, in which order, and a word about them. */
export function ListHead<Sort extends string>(props: ListHeadProps<Sort>) {
  const { name, count, sort, sortNames, onSort, action, children } = props;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.count} aria-live="polite">
          {name} {count !== null && <em>{count}</em>}
        </h2>
        <div className={styles.acts}>
          {action}
          <SortMenu value={sort} names={sortNames} onChange={onSort} />
        </div>
      </div>
      {children}
    </>
  );
}

/** Why all of them are still to be had; a way on beside it. */
export function ConfirmedWord({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.word}>
      <Icon shape={shield} size={18} />
      <span>
        <b>7일 안에 확인된 글</b>만 보여 드려요
      </span>
      {children}
    </p>
  );
}

/** How people go together with who reads, or a way to know. */
export function PeopleWord({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.word}>
      <Icon name="people" size={18} />
      {children}
    </p>
  );
}
