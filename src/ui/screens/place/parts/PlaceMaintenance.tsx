import { formatManwon, maintenanceItemName, withParticle, type House } from '#core';
import { Section } from './Section';
import styles from './place-maintenance.module.scss';

/** What the maintenance fee is for, as far as the ad says (facts.md F5). */
export function PlaceMaintenance({ maintenance }: { readonly maintenance: House['maintenance'] }) {
  if (maintenance === null) {
    return (
      <Section title="관리비">
        <p className={styles.note}>확인 필요 · 계약하기 전에 금액과 항목을 물어보세요.</p>
      </Section>
    );
  }
  const { fee, items, billedByUse } = maintenance;
  return (
    <Section title="관리비">
      <table className={styles.items}>
        <tbody>
          {items.map(({ item, amount }) => (
            <tr key={item}>
              <th scope="row">{maintenanceItemName(item)}</th>
              <td>{formatManwon(amount)}원</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{items.length === 0 ? '정액 관리비' : '합계'}</th>
            <td>{fee === 0 ? '없음' : `월 ${formatManwon(fee)}원`}</td>
          </tr>
        </tbody>
      </table>
      {billedByUse.length > 0 && (
        <p className={styles.note}>
          {withParticle(billedByUse.map(maintenanceItemName).join(' · '), '은/는')} 쓴 만큼 따로
          내요.
        </p>
      )}
    </Section>
  );
}
