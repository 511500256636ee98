import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { House } from '#core';
import { useServices } from '../../ground/services';
import { AreaText } from '../../widgets/area-text/AreaText';
import { COMPARE_ROWS, bestCells, type CompareRow } from './compare-rows';
import styles from './compare-table.module.scss';
import type { ComparedHouses } from './compared-houses-store';
import { CompareHead } from './CompareHead';

interface CompareTableProps {
  readonly ids: readonly string[];
  readonly houses: ComparedHouses;
}

/** A column a house, a row a property; what is best in a row says so. */
export const CompareTable = observer(function CompareTable({ ids, houses }: CompareTableProps) {
  const { clock, stores } = useServices();
  const [now] = useState(() => clock.now());
  const known = ids.flatMap((id) => houses.get(id) ?? []);
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label="비교 표"
      // What scrolls has to be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.said}>항목</span>
            </th>
            {ids.map((id) => (
              <th key={id} scope="col">
                <CompareHead
                  id={id}
                  house={houses.get(id) ?? null}
                  onRemove={() => {
                    stores.compare.toggle(id);
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARE_ROWS.map((row) => {
            const best = bestCells(row, known, now);
            return (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {ids.map((id) => {
                  const house = houses.get(id) ?? null;
                  return house === null ? (
                    <td key={id} className={styles.none}>
                      <span aria-hidden="true">–</span>
                      <span className={styles.said}>알 수 없음</span>
                    </td>
                  ) : (
                    <td key={id} className={best.has(id) ? styles.best : undefined}>
                      <Cell row={row} house={house} now={now} isBest={best.has(id)} />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});

interface CellProps {
  readonly row: CompareRow;
  readonly house: House;
  readonly now: number;
  readonly isBest: boolean;
}

function Cell({ row, house, now, isBest }: CellProps) {
  const { text, note = '' } = row.cell(house, now);
  return (
    <>
      <p>{typeof text === 'string' ? text : <AreaText area={text.area} />}</p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {isBest && <p className={styles.mark}>{row.best}</p>}
    </>
  );
}
