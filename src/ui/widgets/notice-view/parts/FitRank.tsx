import {
  conditionLabel,
  conditionText,
  missingOf,
  missingText,
  ownText,
  reasonText,
  shortFieldName,
  verdictWord,
  type ConditionFit,
  type Person,
  type PersonField,
  type RankFit,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import styles from './my-fit.module.scss';

interface FitRankProps {
  readonly rank: RankFit;
  readonly person: Person;
  /** The day on which age counts. */
  readonly day: Yyyymmdd;
  /** What the area is called that the person lives in; null where that is not known. */
  readonly ownArea: string | null;
  readonly onAsk: (field: PersonField) => void;
}

/** One way to apply: what became of it, why, and what to fill in. */
export function FitRank({ rank, person, day, ownArea, onAsk }: FitRankProps) {
  const { name, verdict, parts } = rank;
  const failed = parts.filter((part) => part.verdict === 'fails');
  const missing = verdict === 'unknown' ? missingOf(rank) : [];
  return (
    <li className={classNames(styles.rank, name === null && styles.only)}>
      {name !== null && <h3>{name}</h3>}
      <div>
        <p className={classNames(styles.word, styles[verdict])}>
          <Icon shape={noticeIcons[verdict]} size={16} />
          <b>{verdictWord(verdict)}</b>
        </p>
        {verdict === 'unknown' && <p className={styles.why}>{missingText(rank).detail}</p>}
        {verdict === 'fails' &&
          failed.map(({ condition }, index) => (
            <p key={index} className={styles.why}>
              {reasonText(condition)}
            </p>
          ))}
        <ConditionRows
          parts={verdict === 'fails' ? failed.filter(isNumber) : parts}
          person={person}
          day={day}
          ownArea={ownArea}
        />
        {missing.length > 0 && (
          <ul className={styles.fields}>
            {missing.map((field) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => {
                    onAsk(field);
                  }}
                >
                  {shortFieldName(field)} 입력하기
                  <Icon name="chevron-right" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Of others the reason says it all. */
const isNumber = ({ condition: { kind } }: ConditionFit): boolean =>
  kind === 'age' || kind === 'income' || kind === 'assets' || kind === 'car';

interface ConditionRowsProps extends Pick<FitRankProps, 'person' | 'day' | 'ownArea'> {
  readonly parts: readonly ConditionFit[];
}

const SIGN = { fits: 'check', fails: 'minus' } as const;

/** What is asked, and what the person says of it. */
function ConditionRows({ parts, person, day, ownArea }: ConditionRowsProps) {
  if (parts.length === 0) return null;
  return (
    <dl className={styles.conditions}>
      {parts.map(({ condition, verdict }, index) => (
        <div key={index} className={styles.condition}>
          <dt>{conditionLabel(condition)}</dt>
          <dd>{conditionText(condition, person)}</dd>
          <dd className={styles.own}>
            {ownText(condition, person, day, ownArea) ?? (verdict === 'unknown' ? '–' : '')}
            {verdict !== 'unknown' && (
              <span className={styles[verdict]}>
                <Icon name={SIGN[verdict]} size={14} />
                <span className={styles.unseen}>{verdictWord(verdict)}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
