import { useRef, type ReactNode } from 'react';
import {
  bestOf,
  COMPARE_ROWS,
  COST_ROW,
  costShare,
  isDifferent,
  type CompareCell,
  type CompareRow,
} from '#core';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { AreaText } from '../../widgets/area-text/AreaText';
import type { FoundRooms } from './ask-compared';
import { CompareHead } from './CompareHead';
import styles from './compare-table.module.scss';
import { PinnedPrices } from './PinnedPrices';
import type { CompareActs } from './use-compare-acts';

/** Rows are laid out as grids, which some browsers then take for no table any more. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface CompareTableProps {
  readonly codes: readonly string[];
  readonly found: FoundRooms;
  readonly acts: CompareActs;
  readonly now: number;
  /** Rows in which all say the same are left out. */
  readonly isOnlyDifferent: boolean;
}

/** A column a room, a row a property; what is best in a row says so. */
export function CompareTable({ codes, found, acts, now, isOnlyDifferent }: CompareTableProps) {
  const rooms = codes.flatMap((code) => found.get(code)?.room ?? []);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = COMPARE_ROWS.filter((row) => !isOnlyDifferent || isDifferent(row, rooms, now));
  return (
    <div>
      <PinnedPrices codes={codes} found={found} scroller={scroller} />
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label="비교 표"
        // What scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table {...ROLE.table} className={styles.table} data-columns={codes.length}>
          <thead {...ROLE.group}>
            <tr {...ROLE.row}>
              <th scope="col" {...ROLE.column} className={styles.name}>
                <span className={styles.said}>항목</span>
              </th>
              {codes.map((code, at) => (
                <th key={code} scope="col" {...ROLE.column} data-column={code}>
                  <CompareHead
                    code={code}
                    compared={found.get(code) ?? null}
                    isFirst={at === 0}
                    isLast={at === codes.length - 1}
                    acts={acts}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLE.group}>
            {rows.map((row) => (
              <Row key={row.name} row={row} codes={codes} found={found} now={now} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface RowProps extends Pick<CompareTableProps, 'codes' | 'found' | 'now'> {
  readonly row: CompareRow;
}

function Row({ row, codes, found, now }: RowProps) {
  const rooms = codes.flatMap((code) => found.get(code)?.room ?? []);
  const best = bestOf(row, rooms, now);
  const isCost = row === COST_ROW;
  const most = Math.max(0, ...rooms.map((room) => row.cell(room, now).less ?? 0));
  return (
    <tr {...ROLE.row} className={classNames(isCost && styles.cost)}>
      <th scope="row" {...ROLE.name} className={styles.name}>
        {row.name}
      </th>
      {codes.map((code) => {
        const room = found.get(code)?.room;
        if (room === undefined)
          return (
            <td key={code} {...ROLE.cell} className={styles.none}>
              <span aria-hidden="true">–</span>
              <span className={styles.said}>알 수 없음</span>
            </td>
          );
        const cell = row.cell(room, now);
        return (
          <td key={code} {...ROLE.cell} className={classNames(best.has(code) && styles.best)}>
            <Words cell={cell} mark={best.has(code) ? row.best : null}>
              {isCost && cell.less !== null && <Bar share={costShare(cell.less, most)} />}
            </Words>
          </td>
        );
      })}
    </tr>
  );
}

interface WordsProps {
  readonly cell: CompareCell;
  /** What is said of the best. */
  readonly mark: string | null;
  readonly children: ReactNode;
}

function Words({ cell: { text, note }, mark, children }: WordsProps) {
  return (
    <>
      <p className={styles.value}>
        {typeof text === 'string' ? text : <AreaText area={text.area} spaced />}
      </p>
      {children}
      {note !== '' && <p className={styles.note}>{note}</p>}
      {mark !== null && (
        <p className={styles.mark}>
          <Icon name="check" size={14} />
          {mark}
        </p>
      )}
    </>
  );
}

/** How much it is beside the largest. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="4" />
    </svg>
  );
}
