import {
  formatManwon,
  incomeLimits,
  WON_PER_MANWON,
  type IncomeMeasure,
  type Yyyymmdd,
} from '#core';
import styles from './income-table.module.scss';

const SIZES = [1, 2, 3, 4] as const;
const ROWS: readonly { readonly of: IncomeMeasure; readonly name: string }[] = [
  { of: 'urban', name: '도시근로자 월평균소득' },
  { of: 'median', name: '기준 중위소득' },
];

/** What 100 % of the two measures is, by the people of a household. */
export function IncomeTable({ on }: { readonly on: Yyyymmdd }) {
  return (
    <>
      <p className={styles.lead}>
        공고의 100%, 120%는 아래 금액의 몇 %인지를 말해요. 세금을 떼기 전의 월 소득이에요.
      </p>

      <table className={styles.table}>
        <caption className={styles.unseen}>가구원 수에 따른 월 소득 100%</caption>
        <thead>
          <tr>
            <th scope="col">100%</th>
            {SIZES.map((size) => (
              <th key={size} scope="col">
                {size}인
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ of, name }) => {
            const { limits, rule } = incomeLimits({ of, percent: 100, on });
            return (
              <tr key={of}>
                <th scope="row">
                  {name}
                  <small>{Number(rule.slice(0, 4))}년</small>
                </th>
                {SIZES.map((size) => (
                  <td key={size}>{formatManwon((limits[size - 1] ?? 0) / WON_PER_MANWON)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>
        1인 가구는 20%p, 2인 가구는 10%p를 더해 주는 공고가 많아요. 만원 아래는 버렸어요.
      </p>
    </>
  );
}
