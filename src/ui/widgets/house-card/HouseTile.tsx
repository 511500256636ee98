import { floorText, houseTypeName, type HouseSummary } from '#core';
import { Link } from '../../components/link/Link';
import { Icon } from '../../components/icon/Icon';
import { PATH } from '../../ground/paths';
import { AreaText } from '../area-text/AreaText';
import { LineBadge } from '../line-badge/LineBadge';
import { PriceTag } from '../price-tag/PriceTag';
import { Spoken } from '../spoken/Spoken';
import { ZzimHeart } from '../zzim-heart/ZzimHeart';
import { HousePhoto } from './HousePhoto';
import { WalkWords } from './WalkWords';
import styles from './house-tile.module.scss';
import type { PriceDrop } from './price-drop';

interface HouseTileProps {
  readonly house: HouseSummary;
  /** How its price fell, in the place of what it is. */
  readonly drop?: PriceDrop | null;
  /** Seen before any scroll. */
  readonly isFirst?: boolean;
}

/** A house in a row that is swiped, 160 px wide (spec/look L13). */
export function HouseTile({ house, drop = null, isFirst = false }: HouseTileProps) {
  const { station } = house;
  const isSold = house.status === 'SOLD';
  return (
    <article className={styles.tile}>
      <HousePhoto
        photo={house.photo}
        count={house.photoCount}
        isSold={isSold}
        isLarge
        isFirst={isFirst}
      />
      <h3 className={styles.price}>
        <Link className={styles.link} to={PATH.house(house.id)}>
          <PriceTag price={house} />
        </Link>
      </h3>
      <p className={styles.line}>
        {drop === null ? (
          <>
            {houseTypeName(house.type)} · <AreaText area={house.area} />
          </>
        ) : (
          <Dropped drop={drop} />
        )}
      </p>
      <p className={styles.line}>
        {station?.lines[0] !== undefined && <LineBadge line={station.lines[0]} />}
        {station === null ? floorText(house.floor) : <WalkWords walk={station} />}
      </p>
      <ZzimHeart house={house} className={styles.heart} />
    </article>
  );
}

/** `월 60만 ↓ 5만`, the former price struck through; read out in words. */
function Dropped({ drop }: { readonly drop: PriceDrop }) {
  return (
    <Spoken
      seen={
        <>
          <s>{drop.former}</s>
          <b className={styles.drop}>
            <Icon name="arrow-down" size={14} />
            {drop.amount}
          </b>
        </>
      }
      said={drop.said}
    />
  );
}
