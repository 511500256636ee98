import { memo } from 'react';
import { floorText, houseTypeName, type HouseSummary } from '#core';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import { AreaText } from '../area-text/AreaText';
import { CompareCheck } from '../compare/CompareCheck';
import { LineBadge } from '../line-badge/LineBadge';
import { maintenanceText } from '../price-tag/maintenance-text';
import { PriceTag } from '../price-tag/PriceTag';
import { ZzimHeart } from '../zzim-heart/ZzimHeart';
import { CardTags } from './CardTags';
import { HousePhoto } from './HousePhoto';
import { WalkWords } from './WalkWords';
import styles from './house-card.module.scss';

interface HouseCardProps {
  readonly house: HouseSummary;
  /** Milliseconds; what "3일 전" counts from. */
  readonly now: number;
  /** Its pill on the map is pointed at, or it was opened last. */
  readonly isHighlighted?: boolean;
  /** It was opened before, on this device: dimmed, as its pill is. */
  readonly isSeen?: boolean;
  /** In the place of the maintenance fee: `실월비용 61만`. */
  readonly cost?: string | null;
  /** It may be chosen, while houses are chosen to be compared. */
  readonly canCompare?: boolean;
  /** Told with the id when pointed at or focused, with null when left. */
  readonly onPoint?: (id: string | null) => void;
}

/** A house in a list, 120 px high. The whole card leads to the house. */
export const HouseCard = memo(function HouseCard(props: HouseCardProps) {
  const { house, now, isHighlighted, isSeen, cost, canCompare, onPoint } = props;
  const isSold = house.status === 'SOLD';
  const { station } = house;
  const point = (id: string | null) => () => onPoint?.(id);
  return (
    <article
      className={classNames(
        styles.card,
        isHighlighted && styles.highlighted,
        isSeen && styles.seen,
        isSold && styles.sold,
      )}
      onPointerEnter={point(house.id)}
      onPointerLeave={point(null)}
      onFocus={point(house.id)}
      onBlur={point(null)}
    >
      <HousePhoto photo={house.photo} count={house.photoCount} isSold={isSold} />
      <div className={styles.text}>
        <h3 className={styles.price}>
          <Link className={styles.link} to={PATH.house(house.id)}>
            <PriceTag price={house} />
          </Link>
          <span>{cost ?? maintenanceText(house.maintenance)}</span>
        </h3>
        <p className={styles.facts}>
          {houseTypeName(house.type)} · <AreaText area={house.area} /> · {floorText(house.floor)}
        </p>
        {station !== null && (
          <p className={styles.station}>
            {station.lines[0] !== undefined && <LineBadge line={station.lines[0]} />}
            <WalkWords walk={station} />
          </p>
        )}
        <div className={styles.last}>
          <CardTags house={house} now={now} />
        </div>
        {isSeen && <span className={styles.said}>본 집</span>}
      </div>
      <ZzimHeart house={house} className={styles.heart} />
      {canCompare && <CompareCheck kind="house" room={house} className={styles.check} />}
    </article>
  );
});
