import { HOUSE_SORT, type HouseSort } from '#core';
import { Icon } from '../../../components/icon/Icon';
import styles from './sort-menu.module.scss';

const SORT_NAME: Readonly<Record<HouseSort, string>> = {
  recommended: '추천순',
  newest: '최신순',
  price: '가격순',
  area: '면적순',
  cost: '실월비용 낮은순',
};

interface SortMenuProps {
  readonly value: HouseSort;
  readonly onChange: (sort: HouseSort) => void;
}

/** A native choice, which every device opens in its own way, under our own text. */
export function SortMenu({ value, onChange }: SortMenuProps) {
  return (
    <label className={styles.sort}>
      <span aria-hidden="true">{SORT_NAME[value]}</span>
      <Icon name="chevron-down" size={16} />
      <select
        className={styles.select}
        aria-label="정렬"
        value={value}
        onChange={(event) => {
          onChange(event.target.value as HouseSort);
        }}
      >
        {Object.values(HOUSE_SORT).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAME[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
