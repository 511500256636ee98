import { memo } from 'react';
import {
  DEAL_STATUS,
  formatManwon,
  mateHeadline,
  mateMoveInText,
  matePersonLine,
  matePlaceLine,
  type MateFit,
  type MateSummary,
  type Yyyymmdd,
} from '#core';
import { Tag } from '../../components/chip/Tag';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import { Face } from '../face/Face';
import { HousePhoto } from '../house-card/HousePhoto';
import { Reasons } from '../mate-parts/Reasons';
import { MateHeart } from '../zzim-heart/later-deal-heart';
import styles from './mate-card.module.scss';

/** The card's height, and that of one with reasons below. */
export const MATE_CARD_PX = 128;
export const COMPARED_CARD_PX = 208;

/** At most so many of what two people have in common stand on a card, and one difference. */
const MOST_SHARED = 2;

interface MateCardProps {
  readonly mate: MateSummary;
  readonly today: Yyyymmdd;
  /** Seen before any scroll. */
  readonly isFirst?: boolean;
  /** It has room for reasons: all cards of a list are as high. */
  readonly isTall?: boolean;
  /** It is open beside the list. */
  readonly isHighlighted?: boolean;
  /** Its page takes the place of the one that is open. */
  readonly isReplacing?: boolean;
  /** Nobody keeps their own. */
  readonly isOwn?: boolean;
}

/** Somebody to live with in a list: what it costs, who they are, where, and why the two would fit. */
export const MateCard = memo(function MateCard(props: MateCardProps) {
  const { mate, today, isFirst = false, isTall = false, isOwn = false } = props;
  const { isHighlighted, isReplacing } = props;
  const { photo, author, deposit, status, isExample } = mate;
  return (
    <article
      className={classNames(
        styles.card,
        isTall && styles.tall,
        isHighlighted && styles.highlighted,
      )}
    >
      <div className={styles.head}>
        {photo === null ? (
          <Face author={author} size={96} />
        ) : (
          <div className={styles.picture}>
            <HousePhoto photo={photo} count={0} isSold={false} isFirst={isFirst} isSquare />
            <span className={styles.face}>
              <Face author={author} size={36} />
            </span>
          </div>
        )}
        <div className={styles.text}>
          <h3 className={styles.price}>
            <Link className={styles.link} to={PATH.mateDetail(mate.id)} replace={isReplacing}>
              {mateHeadline(mate)}
            </Link>
            <span>{depositText(mate.side, deposit)}</span>
          </h3>
          <p className={styles.person}>{matePersonLine(mate)}</p>
          <p className={styles.place}>{matePlaceLine(mate)}</p>
          <p className={classNames(styles.place, styles.when)}>
            <span>{mateMoveInText(mate.moveIn, today)}</span>
            {status === DEAL_STATUS.RESERVED && <Tag tone="warning">예약 중</Tag>}
            {isExample && <Tag>예시</Tag>}
          </p>
        </div>
      </div>
      {!isOwn && <MateHeart mate={mate} kind="bare" className={styles.heart} />}
      {isTall && mate.fit !== null && <Why fit={mate.fit} />}
    </article>
  );
});

function depositText(side: MateSummary['side'], deposit: number): string {
  if (deposit === 0) return '보증금 없음';
  return `보증금 ${formatManwon(deposit)}${side === 'WANT' ? '까지' : ''}`;
}

/** Up to two reasons and one difference, in words. */
function Why({ fit: { shared, toTalk } }: { readonly fit: MateFit }) {
  const [difference] = toTalk;
  if (shared.length === 0 && difference === undefined)
    return <p className={styles.unknown}>아직 견줄 수 있는 생활이 없어요</p>;
  return (
    <div className={styles.why}>
      <Reasons
        shared={shared.slice(0, MOST_SHARED)}
        differing={difference === undefined ? [] : [difference]}
        isOneLine
      />
    </div>
  );
}
