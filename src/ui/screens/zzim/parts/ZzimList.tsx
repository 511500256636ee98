import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../../ground/services';
import type { FoundHouses } from '../zzim-houses-store';
import type { ListedHouse } from '../zzim-lists';
import { ZzimItem } from './ZzimItem';
import styles from './zzim-list.module.scss';

interface ZzimListProps {
  readonly list: readonly ListedHouse[];
  readonly found: FoundHouses;
}

/** The remembered houses, newest first. */
export function ZzimList({ list, found }: ZzimListProps) {
  const { clock } = useServices();
  const [now] = useState(() => clock.now());
  const items = useRef<HTMLUListElement>(null);
  const focused = useRef<number | null>(null);

  // Whoever takes a house out by the keyboard goes on with the one that stands in its place.
  useLayoutEffect(() => {
    const index = focused.current;
    if (index === null || document.activeElement !== document.body) return;
    const next = items.current?.children[Math.min(index, list.length - 1)];
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }, [list]);

  return (
    <ul
      ref={items}
      className={styles.list}
      onFocus={(event) => {
        const item = event.target.closest('li');
        focused.current = [...event.currentTarget.children].findIndex((one) => one === item);
      }}
    >
      {list.map((listed) => (
        <li key={listed.id}>
          <ZzimItem listed={listed} house={found.get(listed.id)} now={now} />
        </li>
      ))}
    </ul>
  );
}
