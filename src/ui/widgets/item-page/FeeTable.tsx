import { formatManwon, maintenanceItemName, type Maintenance, type Manwon } from '#core';
import styles from './fee-table.module.scss';

interface FeeTableProps {
  /** Empty for a flat fee. */
  readonly items: Maintenance['items'];
  readonly total: Manwon;
}

/** What a maintenance fee is made of, and what it comes to a month. */
export function FeeTable({ items, total }: FeeTableProps) {
  return (
    <table className={styles.items}>
      <tbody>
        {items.map(({ item, amount }) => (
          <tr key={item}>
            <th scope="row">{maintenanceItemName(item)}</th>
            <td>{formatManwon(amount)}원</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{items.length === 0 && total > 0 ? '정액 관리비' : '합계'}</th>
          <td>{total === 0 ? '없음' : `월 ${formatManwon(total)}원`}</td>
        </tr>
      </tbody>
    </table>
  );
}
