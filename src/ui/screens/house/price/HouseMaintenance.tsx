import { maintenanceItemName, NOT_SAID, withParticle, type House } from '#core';
import { FeeTable } from '../../../widgets/item-page/FeeTable';
import { Section } from '../../../widgets/item-page/Section';
import styles from './house-maintenance.module.scss';

/** From here on a broker's advertisement itemises a flat fee (spec/facts F5), in 만원. */
const ITEMISED_FROM = 10;
const LAW = `중개사가 올리는 광고는 정액 관리비가 ${ITEMISED_FROM}만원 이상이면 항목별 금액을 적어야 해요.`;

/** What the maintenance fee is for, as far as the ad says (spec/facts F5). */
export function HouseMaintenance({ house }: { readonly house: House }) {
  const { maintenance } = house;
  const isBroker = house.advertiser.kind === 'BROKER';
  if (maintenance === null) {
    return (
      <Section title="관리비">
        <p className={styles.unknown}>{NOT_SAID}</p>
        <p className={styles.note}>
          광고에 관리비가 적혀 있지 않아요. 계약하기 전에 금액과 항목을 물어보세요.{' '}
          {isBroker && LAW}
        </p>
      </Section>
    );
  }
  const { fee, items, billedByUse } = maintenance;
  const isFlat = items.length === 0 && fee > 0;
  return (
    <Section title="관리비">
      {fee === 0 && items.length === 0 ? (
        <p className={styles.none}>없음</p>
      ) : (
        <FeeTable items={items} total={fee} />
      )}
      {isFlat && (
        <p className={styles.note}>
          무엇이 들어 있는지는 확인이 필요해요. {isBroker && fee >= ITEMISED_FROM && LAW}
        </p>
      )}
      {billedByUse.length > 0 && (
        <p className={styles.note}>
          {withParticle(billedByUse.map(maintenanceItemName).join(' · '), '은/는')} 쓴 만큼 따로
          내요.
        </p>
      )}
    </Section>
  );
}
