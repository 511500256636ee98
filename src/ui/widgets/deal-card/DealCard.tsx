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
import { classNames } from '../../styles/class-names';
import { AreaText } from '../area-text/AreaText';
import { CompareCheck } from '../compare/later-compare';
import styles from '../house-card/house-card.module.scss';
import { HousePhoto } from '../house-card/HousePhoto';
import { WalkWords } from '../house-card/WalkWords';
import { LineBadge } from '../line-badge/LineBadge';
import { maintenanceText } from '../price-tag/maintenance-text';
import { PriceTag } from '../price-tag/PriceTag';
import { DirectHeart } from '../zzim-heart/later-deal-heart';
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
  /** Its pill on the map is pointed at, or it was opened last. */
  readonly isHighlighted?: boolean;
  /** It was opened before, on this device: dimmed, as its pill is. */
  readonly isSeen?: boolean;
  /** Told with the id when pointed at or focused, with null when left. */
  readonly onPoint?: (id: string | null) => void;
  /** One keeps what others offer. */
  readonly isOwn?: boolean;
  /** Its page takes the place of the one that is open. */
  readonly isReplacing?: boolean;
  /** It may be chosen, while rooms are chosen to be compared. */
  readonly canCompare?: boolean;
  /** Somebody goes to its page. */
  readonly onChoose?: (id: string) => void;
  /** Of its headline; of a page without parts it stands right below the page's own. */
  readonly level?: 2 | 3;
}

/** A direct deal in a list, looking as a house does; who offers it stands first of its tags. */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const {
    deal,
    now,
    isFirst = false,
    isHighlighted,
    isSeen,
    isOwn = false,
    isReplacing,
    canCompare = false,
    onPoint,
    onChoose,
    level = 3,
  } = props;
  const Heading = `h${level}` as const;
  const point = (id: string | null) => () => onPoint?.(id);
  const { station } = deal;
  return (
    <article
      className={classNames(
        styles.card,
        isHighlighted && styles.highlighted,
        isSeen && styles.seen,
      )}
      onPointerEnter={point(deal.id)}
      onPointerLeave={point(null)}
      onFocus={point(deal.id)}
      onBlur={point(null)}
    >
      <HousePhoto photo={deal.photo} count={deal.photoCount} isSold={false} isFirst={isFirst} />
      <div className={styles.text}>
        <Heading className={styles.price}>
          <Link
            className={styles.link}
            to={PATH.directDetail(deal.id)}
            replace={isReplacing}
            onClick={() => onChoose?.(deal.id)}
          >
            <PriceTag price={directPrice(deal)} />
          </Link>
          <span>{maintenanceText(deal.maintenance)}</span>
        </Heading>
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
        {isSeen && <span className={styles.said}>본 방</span>}
      </div>
      {!isOwn && <DirectHeart deal={deal} kind="photo" className={styles.heart} />}
      {canCompare && (
        <CompareCheck
          kind="direct"
          room={{ ...directPrice(deal), id: deal.id, type: deal.roomType }}
          className={styles.check}
        />
      )}
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
