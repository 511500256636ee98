import {
  DEAL_STATUS,
  detailPrice,
  directPrice,
  houseTypeName,
  roomOptionName,
  type DirectDeal,
  type PriceHint,
  type Yyyymmdd,
} from '#core';
import { Tag } from '../../components/chip/Tag';
import { PartyTag } from '../deal-card/PartyTag';
import { PriceTag } from '../price-tag/PriceTag';
import { CostSplit } from './CostSplit';
import styles from './direct-head.module.scss';

interface DirectHeadProps {
  readonly deal: DirectDeal;
  readonly today: Yyyymmdd;
  /** That of the headline: of a page, or of a part of one. */
  readonly level?: 1 | 3;
}

/** Who offers what, and what it costs, before any scrolling. */
export function DirectHead({ deal, today, level = 1 }: DirectHeadProps) {
  const { priceHint } = deal;
  const price = directPrice(deal);
  const Headline = level === 1 ? 'h1' : 'h3';
  return (
    <header className={styles.head}>
      <div className={styles.tags}>
        <PartyTag party={deal.party} />
        {deal.status === DEAL_STATUS.RESERVED && <Tag tone="warning">예약 중</Tag>}
        {deal.isExample && <Tag>예시</Tag>}
        <Tag>{houseTypeName(deal.roomType)}</Tag>
        {deal.options.map((option) => (
          <Tag key={option}>{roomOptionName(option)}</Tag>
        ))}
      </div>
      <Headline className={styles.price} tabIndex={level === 1 ? -1 : undefined}>
        <PriceTag price={price} />
      </Headline>
      <p className={styles.detail}>{detailPrice({ ...price, maintenance: deal.fee.amount })}</p>
      <CostSplit
        deposit={deal.deposit}
        monthly={deal.monthly}
        maintenance={deal.fee.amount}
        today={today}
      />
      {priceHint !== null && <p className={styles.hint}>{hintText(priceHint)}</p>}
    </header>
  );
}

/** A figure, without a judgement. */
const hintText = ({ kind, percent, count }: PriceHint): string =>
  `이 동네 비슷한 집 ${count}곳의 가운데 값보다 ${percent}% ${kind === 'LOW' ? '낮아요' : '높아요'}.`;
