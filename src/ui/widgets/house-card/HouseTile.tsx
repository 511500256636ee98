import { Link } from 'react-router-dom';
import { floorText, houseTypeName, type HouseSummary } from '#core';
import { AreaText } from '../area-text/AreaText';
import { LineBadge } from '../line-badge/LineBadge';
import { PriceTag } from '../price-tag/PriceTag';
import { ZzimHeart } from '../zzim-heart/ZzimHeart';
import { HousePhoto } from './HousePhoto';
import { WalkWords } from './WalkWords';
import styles from './house-tile.module.scss';

/** A house in a row that is swiped, 160 px wide (mockups, rule 4). */
export function HouseTile({ house }: { house: HouseSummary }) {
  const { station } = house;
  const isSold = house.status === 'SOLD';
  return (
    <article className={styles.tile}>
      <HousePhoto photo={house.photo} count={house.photoCount} isSold={isSold} isLarge />
      <h3 className={styles.price}>
        <Link className={styles.link} to={`/place/${house.id}`}>
          <PriceTag price={house} />
        </Link>
      </h3>
      <p className={styles.line}>
        {houseTypeName(house.type)} · <AreaText area={house.area} />
      </p>
      <p className={styles.line}>
        {station?.lines[0] !== undefined && <LineBadge line={station.lines[0]} />}
        {station === null ? floorText(house.floor) : <WalkWords walk={station} />}
      </p>
      <ZzimHeart house={house} className={styles.heart} />
    </article>
  );
}
