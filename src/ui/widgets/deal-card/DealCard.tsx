import { memo } from 'react';
import {
  confirmedText,
  DEAL_STATUS,
  directPrice,
  floorText,
  houseTypeName,
  roomOptionName,
  type DirectSummary,
} from '#core';
import { Tag } from '../../components/chip/Tag';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { AreaText } from '../area-text/AreaText';
import styles from '../house-card/house-card.module.scss';
import { HousePhoto } from '../house-card/HousePhoto';
import { WalkWords } from '../house-card/WalkWords';
import { LineBadge } from '../line-badge/LineBadge';
import { maintenanceText } from '../price-tag/maintenance-text';
import { PriceTag } from '../price-tag/PriceTag';
import { PartyTag } from './PartyTag';

/** The card's height. */
export const DEAL_CARD_PX = 120;

/** More would push the day of confirmation away (spec/look L12). */
const MAX_CHIPS = 2;

interface DealCardProps {
  readonly deal: DirectSummary;
  /** Milliseconds; what "어제 확인" counts from. */
  readonly now: number;
  /** Seen before any scroll. */
  readonly isFirst?: boolean;
  /** Somebody goes to its page. */
  readonly onChoose?: () => void;
}

/** A direct deal in a list, looking as a house does; who offers it stands first of its tags. */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, now, isFirst = false, onChoose } = props;
  const { station } = deal;
  return (
    <article className={styles.card}>
      <HousePhoto photo={deal.photo} count={deal.photoCount} isSold={false} isFirst={isFirst} />
      <div className={styles.text}>
        <h3 className={styles.price}>
          <Link className={styles.link} to={PATH.directDetail(deal.id)} onClick={onChoose}>
            <PriceTag price={directPrice(deal)} />
          </Link>
          <span>{maintenanceText(deal.maintenance)}</span>
        </h3>
        <p className={styles.facts}>
          {houseTypeName(deal.roomType)} · <AreaText area={deal.area} /> · {floorText(deal.floor)}
        </p>
        <p className={styles.station}>
          {station?.lines[0] !== undefined && <LineBadge line={station.lines[0]} />}
          {station === null ? areaOf(deal) : <WalkWords walk={station} />}
        </p>
        <div className={styles.last}>
          <div className={styles.chips}>
            <PartyTag party={deal.party} />
            <OtherTags deal={deal} />
          </div>
          <time dateTime={deal.confirmedAt}>{confirmedText(deal.confirmedAt, now)}</time>
        </div>
      </div>
    </article>
  );
});

/** Where no station is near, the dong says where it is: `관악구 신림동`. */
const areaOf = ({ address: { sigungu, dong } }: DirectSummary): string =>
  [sigungu, dong].filter(Boolean).join(' ');

/** What else is to be known at a glance: a state comes before what the room has. */
function OtherTags({ deal }: Pick<DealCardProps, 'deal'>) {
  const isReserved = deal.status === DEAL_STATUS.RESERVED;
  const shown = deal.options.slice(0, MAX_CHIPS - 1 - Number(isReserved));
  const rest = deal.options.length - shown.length;
  return (
    <>
      {isReserved && <Tag tone="warning">예약 중</Tag>}
      {deal.isExample && <Tag>예시</Tag>}
      {shown.map((option) => (
        <Tag key={option}>{roomOptionName(option)}</Tag>
      ))}
      {shown.length > 0 && rest > 0 && <Tag>{`+${rest}`}</Tag>}
    </>
  );
}
