import { observer } from 'mobx-react-lite';
import { COLLECTED, houseName, keptSight, seenHouse, type HouseSummary } from '#core';
import { HouseCard } from '../../../widgets/house-card/HouseCard';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import type { ListedHouse } from '../zzim-lists';
import { ChangeLine } from './ChangeLine';
import { contactText } from './contact-text';
import { ItemFoot } from './ItemFoot';
import { GoneHouse } from '../houses/GoneHouse';
import { useChanges } from './use-changes';
import styles from './zzim-item.module.scss';

interface ZzimItemProps {
  readonly listed: ListedHouse;
  /** Undefined while it is on its way, null where it is no longer there. */
  readonly house: HouseSummary | null | undefined;
  /** Milliseconds. */
  readonly now: number;
}

/** A remembered house as its card, and below it what the list knows of it. */
export const ZzimItem = observer(function ZzimItem({ listed, house, now }: ZzimItemProps) {
  const { id, kept, contact } = listed;
  const { changes, isOpened } = useChanges(
    { type: 'house', id },
    kept && keptSight(kept),
    house ? seenHouse(house) : null,
    now,
  );
  if (house === undefined) return <HouseCardSkeleton />;
  const line = contact === null ? '' : contactText(contact);
  if (house === null) return <GoneHouse listed={listed} line={line} />;
  // What is said below is not said on the card as well.
  const isTold = changes.some(({ kind }) => kind === 'price');
  return (
    <div className={styles.item}>
      <HouseCard house={isTold ? { ...house, formerPrice: null } : house} now={now} canCompare />
      <ItemFoot
        collect={{ item: { kind: COLLECTED.house, id: house.id }, title: houseName(house) }}
      >
        <ChangeLine changes={changes} isOpened={isOpened} />
        {line !== '' && <p>{line}</p>}
      </ItemFoot>
    </div>
  );
});
