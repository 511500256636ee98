import { Link } from 'react-router-dom';
import { areaText, floorText, houseTypeName, type HouseSummary } from '#core';
import { PriceTag } from '../price-tag/PriceTag';
import { HousePhoto } from './HousePhoto';
import { WalkWords } from './WalkWords';
import styles from './house-tile.module.scss';

/** A house in a row that is swiped, 160 px wide (mockups, rule 4). */
export function HouseTile({ house }: { house: HouseSummary }) {
  return (
    <article className={styles.tile}>
      <HousePhoto photo={house.photo} count={0} isSold={house.status === 'SOLD'} isLarge />
      <h3 className={styles.price}>
        <Link className={styles.link} to={`/place/${house.id}`}>
          <PriceTag price={house} />
        </Link>
      </h3>
      <p className={styles.line}>{[houseTypeName(house.type), areaText(house.area)].join(' · ')}</p>
      <p className={styles.line}>
        {house.station === null ? floorText(house.floor) : <WalkWords walk={house.station} />}
      </p>
    </article>
  );
}
