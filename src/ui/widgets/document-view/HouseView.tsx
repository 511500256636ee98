import { floorText, houseTypeName, type HouseSummary } from '#core';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { AreaText } from '../area-text/AreaText';
import { HousePhoto } from '../house-card/HousePhoto';
import { WalkWords } from '../house-card/WalkWords';
import { LineBadge } from '../line-badge/LineBadge';
import { PriceTag } from '../price-tag/PriceTag';
import styles from './house-view.module.scss';

interface HouseViewProps {
  readonly id: string;
  /** Without it, because it is gone or still asked for, the card is a link. */
  readonly house: HouseSummary | undefined;
}

/** A house within a text, as it is today. */
export function HouseView({ id, house }: HouseViewProps) {
  return (
    <div className={styles.house}>
      <Link className={styles.card} to={PATH.house(id)}>
        {house === undefined ? <span>한칸에 올라온 집 보기</span> : <HouseWords house={house} />}
        <Icon name="chevron-right" size={20} />
      </Link>
    </div>
  );
}

function HouseWords({ house }: { readonly house: HouseSummary }) {
  const { station } = house;
  return (
    <>
      <div className={styles.photo}>
        <HousePhoto photo={house.photo} count={0} isSold={house.status === 'SOLD'} />
      </div>
      <div className={styles.text}>
        <b>
          <PriceTag price={house} />
        </b>
        <span>
          {houseTypeName(house.type)} · <AreaText area={house.area} /> · {floorText(house.floor)}
        </span>
        {station !== null && (
          <span>
            {station.lines[0] !== undefined && <LineBadge line={station.lines[0]} />}
            <WalkWords walk={station} />
          </span>
        )}
      </div>
    </>
  );
}
