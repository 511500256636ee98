import {
  agoText,
  detailPrice,
  houseTypeName,
  roomOptionName,
  type House,
  type Yyyymmdd,
} from '#core';
import { Tag } from '../../../components/chip/Tag';
import { WalkWords } from '../../../widgets/house-card/WalkWords';
import { LineBadge } from '../../../widgets/line-badge/LineBadge';
import { PriceTag } from '../../../widgets/price-tag/PriceTag';
import { CostBox } from './CostBox';
import styles from './place-head.module.scss';

interface PlaceHeadProps {
  readonly house: House;
  readonly now: number;
  readonly today: Yyyymmdd;
}

/** What the house is, costs and lies at, before any scrolling. */
export function PlaceHead({ house, now, today }: PlaceHeadProps) {
  const { address, station } = house;
  const maintenance = house.maintenance?.fee ?? null;
  return (
    <header>
      <div className={styles.head}>
        <div className={styles.tags}>
          {house.status === 'SOLD' && <Tag tone="danger">거래 완료</Tag>}
          <Tag tone="brand">{houseTypeName(house.type)}</Tag>
          {house.options.map((option) => (
            <Tag key={option}>{roomOptionName(option)}</Tag>
          ))}
          <time dateTime={house.confirmedAt}>
            {agoText(Date.parse(house.confirmedAt), now)} 확인
          </time>
        </div>
        <h1 className={styles.price} tabIndex={-1}>
          <PriceTag price={house} />
        </h1>
        <p className={styles.detail}>{detailPrice({ ...house, maintenance })}</p>
        <CostBox house={house} today={today} />
      </div>
      <div className={styles.where}>
        {station?.lines[0] !== undefined && <LineBadge line={station.lines[0]} large />}
        <div>
          {station !== null && (
            <p className={styles.walk}>
              <WalkWords walk={station} />
            </p>
          )}
          <p className={styles.address}>
            {address.sido} {address.sigungu} {address.dong}
            {house.isApproximate && ' · 정확한 위치는 문의하면 알려 드려요'}
          </p>
        </div>
      </div>
    </header>
  );
}
