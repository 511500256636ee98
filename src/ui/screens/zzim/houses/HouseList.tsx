import { useState } from 'react';
import type { HouseSummary } from '#core';
import { useServices } from '../../../ground/services';
import type { Found } from '../found-store';
import type { ListedHouse } from '../zzim-lists';
import { useNextFocus } from '../parts/use-next-focus';
import { ZzimItem } from '../parts/ZzimItem';
import styles from '../parts/zzim-list.module.scss';

interface HouseListProps {
  readonly list: readonly ListedHouse[];
  readonly found: Found<HouseSummary>;
}

/** The remembered houses, newest first. */
export function HouseList({ list, found }: HouseListProps) {
  const { clock } = useServices();
  const [now] = useState(() => clock.now());
  const items = useNextFocus(list);
  return (
    <ul {...items} className={styles.list}>
      {list.map((listed) => (
        <li key={listed.id}>
          <ZzimItem listed={listed} house={found.get(listed.id)} now={now} />
        </li>
      ))}
    </ul>
  );
}
