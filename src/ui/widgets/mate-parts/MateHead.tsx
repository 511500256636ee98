import {
  DEAL_STATUS,
  formatManwon,
  genderWishText,
  mateHeadline,
  matePersonLine,
  mateSideName,
  roomOptionName,
  type Author,
  type DealStatus,
  type MateTerms,
} from '#core';
import { Tag } from '../../components/chip/Tag';
import { Face } from '../face/Face';
import styles from './mate-head.module.scss';

interface MateHeadProps {
  readonly mate: MateTerms & {
    readonly author: Author | null;
    readonly status: DealStatus;
    readonly isExample: boolean;
  };
  /** 오늘 확인; empty where nothing is to be said. */
  readonly confirmed: string;
  /** That of the headline: of a page, or of a part of one. */
  readonly level?: 1 | 3;
}

/** What one's share costs, or what somebody can pay, and who they are, before any scrolling. */
export function MateHead({ mate, confirmed, level = 1 }: MateHeadProps) {
  const { author } = mate;
  const Headline = level === 1 ? 'h1' : 'h3';
  return (
    <header className={styles.head}>
      <div className={styles.tags}>
        <Tag tone="brand">{mateSideName(mate.side)}</Tag>
        {mate.status === DEAL_STATUS.RESERVED && <Tag tone="warning">예약 중</Tag>}
        {mate.isExample && <Tag>예시</Tag>}
        <Tag>{genderWishText(mate.wish)}</Tag>
        {mate.options.map((option) => (
          <Tag key={option}>{roomOptionName(option)}</Tag>
        ))}
        <span className={styles.confirmed}>{confirmed}</span>
      </div>
      <Headline className={styles.price} tabIndex={level === 1 ? -1 : undefined}>
        {mateHeadline(mate)}
      </Headline>
      <p className={styles.detail}>{moneyLine(mate)}</p>
      <div className={styles.who}>
        {/* Before it is sent nobody's face is known here. */}
        <Face author={author?.image === '' ? null : author} size={56} />
        <div>
          <b>{nicknameOf(author)}</b>
          <p>{matePersonLine(mate)}</p>
        </div>
      </div>
    </header>
  );
}

/** How somebody is called here. */
export const nicknameOf = (author: Pick<Author, 'nickname'> | null): string =>
  author?.nickname ?? '탈퇴한 회원';

/** What of it is the share of the one who comes; or the most that somebody can pay. */
function moneyLine({ side, deposit, maintenance }: MateTerms): string {
  const down = deposit === 0 ? '보증금 없음' : `보증금 ${formatManwon(deposit)}원`;
  if (side === 'WANT') return `낼 수 있는 돈이에요 · ${down}${deposit === 0 ? '' : '까지'}`;
  const fee = maintenance === 0 ? '관리비 없음' : `관리비 ${formatManwon(maintenance)}원`;
  return ['내 몫이에요', down, fee].join(' · ');
}
