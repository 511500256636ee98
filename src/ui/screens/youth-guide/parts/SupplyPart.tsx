import {
  formatManwon,
  incomeForOne,
  incomeShareText,
  NOTICE_STATUS,
  SUPPLY,
  supplyName,
  type SupplyGroup,
  type SupplyGuide,
  type Yyyymmdd,
} from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { Tag } from '../../../components/chip/Tag';
import { PATH } from '../../../ground/paths';
import { SupplySign } from '../../../widgets/notice-row/SupplySign';
import styles from './supply-part.module.scss';

interface SupplyPartProps {
  readonly guide: SupplyGuide;
  readonly today: Yyyymmdd;
}

/** How one kind of supply works: for whom, how long, how dear, and its notices. */
export function SupplyPart({ guide, today }: SupplyPartProps) {
  const { code, what, groups, years, market, isMarketUnsure, note } = guide;
  const name = supplyName(code);
  return (
    <section id={code} className={styles.part} aria-labelledby={`${code}-title`}>
      <header>
        <SupplySign code={code} status={NOTICE_STATUS.OPEN} />
        <h3 id={`${code}-title`} tabIndex={-1}>
          {name}
        </h3>
      </header>
      <p className={styles.what}>{what}</p>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.name} group={group} today={today} />
        ))}
      </ul>
      <dl className={styles.facts}>
        {code !== SUPPLY.MONEY && (
          <div>
            <dt>사는 기간</dt>
            <dd>{years ?? '공고마다 달라요'}</dd>
          </div>
        )}
        {market !== null && (
          <div>
            <dt>임대료</dt>
            <dd>
              {market} {isMarketUnsure && <Tag tone="warning">확인 필요</Tag>}
            </dd>
          </div>
        )}
      </dl>
      {note !== null && <p className={styles.note}>{note}</p>}
      <ButtonLink
        kind="outline"
        to={`${PATH.notices}?supply=${code}`}
        aria-label={`${name} 공고 보기`}
      >
        공고 보기
      </ButtonLink>
    </section>
  );
}

function Group({ group, today }: { readonly group: SupplyGroup; readonly today: Yyyymmdd }) {
  const { name, who, income, incomeNote, assets, isUnsure } = group;
  return (
    <li>
      <p className={styles.name}>
        <b>{name}</b> {isUnsure && <Tag tone="warning">확인 필요</Tag>}
      </p>
      <p>{who}</p>
      {income !== null && (
        <p>
          소득 {incomeShareText(income)} · 1인 월 {incomeForOne(income, today)}
          {incomeNote !== null && ` · ${incomeNote}`}
        </p>
      )}
      {assets !== null && <p>자산 {formatManwon(assets)}원 이하</p>}
    </li>
  );
}
