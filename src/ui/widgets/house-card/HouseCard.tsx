import { memo } from 'react';
import { Link } from 'react-router-dom';
import { agoText, floorText, houseTypeName, roomOptionName, type HouseSummary } from '#core';
import { Tag } from '../../components/chip/Tag';
import { classNames } from '../../styles/class-names';
import { AreaText } from '../area-text/AreaText';
import { LineBadge } from '../line-badge/LineBadge';
import { maintenanceText } from '../price-tag/maintenance-text';
import { PriceTag } from '../price-tag/PriceTag';
import { HousePhoto } from './HousePhoto';
import { WalkWords } from './WalkWords';
import styles from './house-card.module.scss';

/** More would push the time of confirmation away (mockups, rule 3). */
const MAX_CHIPS = 2;

interface HouseCardProps {
  readonly house: HouseSummary;
  /** Milliseconds; what "3일 전" counts from. */
  readonly now: number;
  /** Its pill on the map is pointed at, or it was opened last. */
  readonly isHighlighted?: boolean;
  /** Told with the id when pointed at or focused, with null when left. */
  readonly onPoint?: (id: string | null) => void;
}

/** A house in a list, 120 px high. The whole card leads to the house. */
export const HouseCard = memo(function HouseCard(props: HouseCardProps) {
  const { house, now, isHighlighted = false, onPoint } = props;
  const isSold = house.status === 'SOLD';
  const { station } = house;
  const point = (id: string | null) => () => onPoint?.(id);
  return (
    <article
      className={classNames(
        styles.card,
        isHighlighted && styles.highlighted,
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
          <Link className={styles.link} to={`/place/${house.id}`}>
            <PriceTag price={house} />
          </Link>
          <span>{maintenanceText(house.maintenance)}</span>
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
          {isSold ? (
            <Tag>거래가 끝났어요</Tag>
          ) : (
            <>
              <div className={styles.chips}>
                <Chips options={house.options} />
              </div>
              <time dateTime={house.confirmedAt}>
                {agoText(Date.parse(house.confirmedAt), now)} 확인
              </time>
            </>
          )}
        </div>
      </div>
    </article>
  );
});

function Chips({ options }: { options: HouseSummary['options'] }) {
  const shown = options.slice(0, MAX_CHIPS);
  const rest = options.length - shown.length;
  return (
    <>
      {shown.map((option) => (
        <Tag key={option}>{roomOptionName(option)}</Tag>
      ))}
      {rest > 0 && <Tag>{`+${rest}`}</Tag>}
    </>
  );
}
