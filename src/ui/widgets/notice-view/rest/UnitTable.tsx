import { noticeCountText, SUPPLY, wonRangeText, type NoticeUnit } from '#core';
import { classNames } from '../../../styles/class-names';
import { AreaText } from '../../area-text/AreaText';
import { depositText } from './unit-texts';
import styles from './units.module.scss';

interface UnitTableProps {
  readonly units: readonly NoticeUnit[];
  /** What it shows, for a screen reader. */
  readonly label: string;
  readonly supplyTypeCode: string;
}

/** A home, or a sum, a line; what no line says has no column. */
export function UnitTable({ units, label, supplyTypeCode }: UnitTableProps) {
  // It is given and not paid.
  const isMoney = supplyTypeCode === SUPPLY.MONEY;
  const has = {
    count: units.some(({ count }) => count !== null),
    deposit: units.some(({ deposit }) => deposit !== null),
    monthly: units.some(({ monthly }) => monthly !== null),
  };
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{isMoney ? '지원' : '주택'}</th>
          {has.count && <th scope="col">{isMoney ? '인원' : '호수'}</th>}
          {has.deposit && <th scope="col">{isMoney ? '한 번에' : '보증금'}</th>}
          {has.monthly && <th scope="col">{isMoney ? '매달' : '월 임대료'}</th>}
        </tr>
      </thead>
      <tbody>
        {units.map((unit, index) => (
          <tr key={index}>
            <th scope="row">
              <span className={styles.name}>{unit.name}</span>
              <Facts unit={unit} />
            </th>
            {has.count && (
              <td>{unit.count === null ? '–' : noticeCountText(unit.count, supplyTypeCode)}</td>
            )}
            {has.deposit && (
              <td className={classNames(!has.monthly && styles.main)}>
                {unit.deposit === null ? '–' : depositText(unit.deposit)}
              </td>
            )}
            {has.monthly && (
              <td className={styles.main}>
                {unit.monthly === null ? '–' : wonRangeText(unit.monthly)}
                {unit.months !== null && <small>{unit.months}개월</small>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `19.4㎡(6평) · 승강기` below the name. */
function Facts({ unit: { area, detail } }: { readonly unit: NoticeUnit }) {
  if (area === null && detail === null) return null;
  return (
    <small>
      {area !== null && <AreaText area={area} />}
      {area !== null && detail !== null && ' · '}
      {detail}
    </small>
  );
}
