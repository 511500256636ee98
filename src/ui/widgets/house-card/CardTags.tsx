import { agoText, roomOptionName, type HouseSummary } from '#core';
import { Tag } from '../../components/chip/Tag';
import { Icon } from '../../components/icon/Icon';
import { Spoken } from '../spoken/Spoken';
import styles from './house-card.module.scss';
import { priceDrop } from './price-drop';

/** More would push the time of confirmation away (spec/look L12). */
const MAX_CHIPS = 2;

interface CardTagsProps {
  readonly house: HouseSummary;
  /** Milliseconds. */
  readonly now: number;
}

/** The last row of a card: what is special about the house, and when it was confirmed. */
export function CardTags({ house, now }: CardTagsProps) {
  if (house.status === 'SOLD') return <Tag>거래가 끝났어요</Tag>;
  const drop = priceDrop(house, now);
  const shown = house.options.slice(0, drop === null ? MAX_CHIPS : MAX_CHIPS - 1);
  const rest = house.options.length - shown.length;
  return (
    <>
      <div className={styles.chips}>
        {drop !== null && (
          <span className={styles.drop}>
            <Icon name="arrow-down" size={14} />
            <Spoken seen={`${drop.amount} 내림`} said={drop.change} />
          </span>
        )}
        {shown.map((option) => (
          <Tag key={option}>{roomOptionName(option)}</Tag>
        ))}
        {rest > 0 && <Tag>{`+${rest}`}</Tag>}
      </div>
      <time dateTime={house.confirmedAt}>{agoText(Date.parse(house.confirmedAt), now)} 확인</time>
    </>
  );
}
