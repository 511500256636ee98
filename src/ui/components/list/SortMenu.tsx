import { Icon } from '../icon/Icon';
import styles from './sort-menu.module.scss';

interface SortMenuProps<Sort extends string> {
  readonly value: Sort;
  /** Every order there is, and what it is called. */
  readonly names: Readonly<Record<Sort, string>>;
  readonly onChange: (sort: Sort) => void;
}

/** A native choice, which every device opens in its own way, under our own text. */
export function SortMenu<Sort extends string>({ value, names, onChange }: SortMenuProps<Sort>) {
  return (
    <label className={styles.sort}>
      <span aria-hidden="true">{names[value]}</span>
      <Icon name="chevron-down" size={16} />
      <select
        className={styles.select}
        aria-label="정렬"
        value={value}
        onChange={(event) => {
          onChange(event.target.value as Sort);
        }}
      >
        {Object.entries<string>(names).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
