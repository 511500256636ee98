import type { ReactNode } from 'react';
import { groupThousands } from '#core';
import { Icon } from '../../components/icon/Icon';
import styles from './filter-check.module.scss';

interface FilterCheckProps {
  readonly checked: boolean;
  /** So many notices there are; null where nobody counted, or it stands elsewhere. */
  readonly count: number | null;
  readonly disabled?: boolean;
  readonly onChange: () => void;
  /** In front of the name. */
  readonly sign?: ReactNode;
  readonly children: string;
}

/** One answer to tick, with how many notices it leaves; the whole line is its target. */
export function FilterCheck(props: FilterCheckProps) {
  const { checked, count, disabled = false, onChange, sign, children } = props;
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <span className={styles.box}>
        <Icon name="check" size={14} />
      </span>
      {sign}
      <span className={styles.name}>{children}</span>
      <FilterCount count={count} />
    </label>
  );
}

/** How many notices an answer leaves; nothing where nobody counted. */
export function FilterCount({ count }: { readonly count: number | null }) {
  if (count === null) return null;
  return (
    <small className={styles.count}>
      {groupThousands(count)}
      <span className={styles.said}>개</span>
    </small>
  );
}
