import { formatPrice, houseTypeName, type House } from '#core';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { IconButton } from '../../components/button/IconButton';
import { HousePhoto } from '../../widgets/house-card/HousePhoto';
import { PriceTag } from '../../widgets/price-tag/PriceTag';
import styles from './compare-table.module.scss';

interface CompareHeadProps {
  readonly id: string;
  /** Null for one that is no longer there. */
  readonly house: House | null;
  readonly onRemove: () => void;
}

/** What stands above a column: the picture, the price as the way to the house, and 빼기. */
export function CompareHead({ id, house, onRemove }: CompareHeadProps) {
  const name =
    house === null ? '삭제된 매물' : `${formatPrice(house)} ${houseTypeName(house.type)}`;
  return (
    <div className={styles.head}>
      {house === null ? (
        <div className={styles.gone}>삭제된 매물</div>
      ) : (
        <HousePhoto
          photo={house.photos[0] ?? null}
          count={0}
          isSold={house.status === 'SOLD'}
          isLarge
        />
      )}
      <IconButton
        className={styles.remove}
        kind="on-photo"
        icon="close"
        size={18}
        label={`${name} 비교에서 빼기`}
        onClick={onRemove}
      />
      {house === null ? (
        <p className={styles.dong}>더는 볼 수 없는 집이에요.</p>
      ) : (
        <>
          {/* Pushed: whoever looks at a house comes back to compare it (ADR 0003). */}
          <Link className={styles.price} to={PATH.house(id)}>
            <PriceTag price={house} />
          </Link>
          <p className={styles.dong}>
            {house.address.dong} {houseTypeName(house.type)}
          </p>
        </>
      )}
    </div>
  );
}
