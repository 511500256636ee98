import {
  brokerageFee,
  brokerageKind,
  dayText,
  DISCOUNT,
  formatManwon,
  groupThousands,
  type House,
  nearestManwon,
  wonOf,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { housePageIcons } from '../house-page-icons.data';
import { dayAndAgo } from '../house-page-texts';
import { Description } from '../../../widgets/item-page/Description';
import { Section } from '../../../widgets/item-page/Section';
import styles from './house-listing.module.scss';

interface BrokerageProps {
  readonly house: House;
  readonly today: Yyyymmdd;
}

interface HouseListingProps extends BrokerageProps {
  readonly now: number;
  /** The listing's number is to be kept for pasting. */
  readonly onCopyNumber: () => void;
}

/** The poster's own words, the ceiling of the brokerage fee, and the ad's number and days. */
export function HouseListing({ house, now, today, onCopyNumber }: HouseListingProps) {
  return (
    <>
      <Section title="상세 설명">
        <p className={styles.title}>{house.title}</p>
        <Description text={house.description} />
      </Section>
      <Section title="중개보수">
        <Brokerage house={house} today={today} />
      </Section>
      <Section title="매물 정보">
        <dl className={styles.rows}>
          <dt>매물번호</dt>
          <dd>
            <button
              type="button"
              className={styles.copy}
              title="매물번호 복사하기"
              onClick={onCopyNumber}
            >
              {house.listingNumber}
              <span className={styles.said}> 복사하기</span>
              <Icon shape={housePageIcons.copy} size={16} />
            </button>
          </dd>
          <dt>등록일</dt>
          <dd>
            <time dateTime={house.postedAt}>{dayAndAgo(house.postedAt, now)}</time>
          </dd>
          <dt>마지막 확인일</dt>
          <dd>
            <time dateTime={house.confirmedAt}>{dayAndAgo(house.confirmedAt, now)}</time>
          </dd>
        </dl>
      </Section>
    </>
  );
}

function Brokerage({ house, today }: BrokerageProps) {
  if (house.advertiser.kind !== 'BROKER') {
    return <p className={styles.note}>중개사 없이 직접 거래하는 집이라 중개보수가 없어요.</p>;
  }
  if (house.discounts.includes(DISCOUNT.NO_BROKERAGE)) {
    return <p className={styles.note}>이 집은 중개보수를 받지 않아요.</p>;
  }
  const fee = brokerageFee({
    deposit: wonOf(house.deposit),
    monthly: wonOf(house.monthly),
    building: brokerageKind(house.building),
    on: today,
  });
  const isCapped = fee.amount < Math.floor((fee.base * fee.ratePercent) / 100);
  return (
    <>
      <p className={styles.fee}>
        상한 {groupThousands(fee.amount)}원<small>부가세 별도</small>
      </p>
      <p className={styles.note}>
        거래금액 {formatManwon(nearestManwon(fee.base))}원에 상한 요율 {fee.ratePercent}%
        {isCapped ? '와 한도액을' : '를'} 적용한 참고 금액이에요. ({dayText(fee.rule)} 시행 기준)
        실제 금액은 상한 안에서 중개사와 협의해요.
      </p>
    </>
  );
}
