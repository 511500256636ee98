import {
  checkGradeName,
  CHECKLIST_ITEMS,
  checklistName,
  checkReadingText,
  compareChecklists,
  type Checklist,
  type ComparedCell,
  type ComparedRow,
} from '#core';
import { ButtonLink } from '../../components/button/Button';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { checklistPath } from '../../widgets/checklist/checklist-paths';
import styles from './compare-table.module.scss';

/** Several checklists side by side; only rows that at least one of them says something of. */
export function CompareTable({ checklists }: { readonly checklists: readonly Checklist[] }) {
  const { totals, rows } = compareChecklists(checklists, CHECKLIST_ITEMS);
  const told = rows.filter(({ cells }) => cells.some(says));
  return (
    <section className={styles.compare} aria-label="나란히 비교">
      <div className={styles.scrolled}>
        <table>
          <thead>
            <tr>
              <th scope="col">항목</th>
              {checklists.map((one) => (
                <th key={one.id} scope="col">
                  <Link to={checklistPath(one.id)}>{checklistName(one)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">점수</th>
              {totals.map(({ points, from, of, isBest }, n) => (
                <td key={checklists[n]?.id} className={isBest ? styles.best : undefined}>
                  <b>{points === null ? '–' : `${String(points)}점`}</b>
                  <small>
                    {of}개 중 {from}개
                  </small>
                </td>
              ))}
            </tr>
            {told.map((row) => (
              <Row key={row.key} row={row} ids={checklists.map(({ id }) => id)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>굵은 칸이 그 줄에서 가장 좋아요. 모르는 것은 견주지 않아요.</p>
      <ButtonLink kind="outline" to={PATH.checklists}>
        목록으로
      </ButtonLink>
    </section>
  );
}

const says = (cell: ComparedCell | null): boolean =>
  cell !== null && (cell.grade !== null || cell.reading !== null || cell.note !== '');

function Row({ row, ids }: { readonly row: ComparedRow; readonly ids: readonly string[] }) {
  const { room, name, measure, cells } = row;
  return (
    <tr>
      <th scope="row">
        <small>{room}</small>
        {name}
      </th>
      {cells.map((cell, n) => {
        const reading = cell?.reading ?? null;
        return (
          <td key={ids[n]} className={cell?.isBest === true ? styles.best : undefined}>
            {cell === null || !says(cell) ? (
              <span aria-label="모름">–</span>
            ) : (
              <>
                <span className={cell.grade === 'BAD' ? styles.bad : undefined}>
                  {cell.grade === null ? cell.note : checkGradeName(cell.grade)}
                </span>
                {reading !== null && measure !== null && (
                  <small>{checkReadingText(reading, measure.unit)}</small>
                )}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
