import { agoText, detailPrice, houseName, houseTypeName, priceChange, roomOptionName } from '#core';
import type { House, Yyyymmdd } from '#core';
import { useServices } from '../../../ground/services';
import { IconButton } from '../../../components/button/IconButton';
import { Tag } from '../../../components/chip/Tag';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { WalkWords } from '../../../widgets/house-card/WalkWords';
import { LineBadge } from '../../../widgets/line-badge/LineBadge';
import { PriceTag } from '../../../widgets/price-tag/PriceTag';
import { addressText, dayAndAgo, shortDay } from '../house-page-texts';
import { CostBox } from '../price/CostBox';
import styles from './house-head.module.scss';

interface HouseHeadProps {
  readonly house: House;
  readonly now: number;
  readonly today: Yyyymmdd;
}

/** What the house is, costs and lies at, before any scrolling. */
export function HouseHead({ house, now, today }: HouseHeadProps) {
  const { popups } = useServices().stores;
  const { station, formerPrice } = house;
  const maintenance = house.maintenance?.fee ?? null;
  const change = formerPrice === null ? null : priceChange(house, formerPrice, today);
  return (
    <header className={styles.header}>
      <div className={styles.head}>
        <div className={styles.tags}>
          {house.status === 'SOLD' && <Tag tone="danger">거래 완료</Tag>}
          <Tag tone="brand">{houseTypeName(house.type)}</Tag>
          {house.options.map((option) => (
            <Tag key={option}>{roomOptionName(option)}</Tag>
          ))}
          <time dateTime={house.confirmedAt} title={dayAndAgo(house.confirmedAt, now)}>
            {agoText(Date.parse(house.confirmedAt), now)} 확인
          </time>
        </div>
        <h1 className={styles.price} tabIndex={-1}>
          <PriceTag price={house} />
        </h1>
        <p className={styles.detail}>{detailPrice({ ...house, maintenance })}</p>
        {formerPrice !== null && change !== null && (
          <p className={classNames(styles.change, change.way === 'down' && styles.down)}>
            <Icon name="arrow-down" size={16} className={change.way === 'up' ? styles.up : ''} />
            {shortDay(formerPrice.changedOn, today)}에 {change.text}
          </p>
        )}
        <CostBox house={house} today={today} />
      </div>
      <div className={styles.where}>
        {station?.lines[0] !== undefined && <LineBadge line={station.lines[0]} large />}
        <div className={styles.words}>
          {station !== null && (
            <p className={styles.walk}>
              <WalkWords walk={station} />
            </p>
          )}
          <p className={styles.address}>
            {addressText(house)}
            {house.isApproximate && ' · 정확한 위치는 문의하면 알려 드려요'}
          </p>
        </div>
        <IconButton
          icon="map"
          label="위치 보기"
          className={styles.open}
          onClick={() => {
            void popups.askOnce('address', {
              title: houseName(house),
              address: addressText(house),
              at: { lat: house.lat, lng: house.lng },
              isApproximate: house.isApproximate,
            });
          }}
        />
      </div>
    </header>
  );
}
