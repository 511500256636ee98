import { useState } from 'react';
import { changeLabel, type NoticeChange, type NoticeCorrection, type Yyyymmdd } from '#core';
import { Icon } from '../../../components/icon/Icon';
import styles from './correction-box.module.scss';

/** What the last correction changed; earlier ones unfold. */
export function CorrectionBox({
  corrections,
}: {
  readonly corrections: readonly NoticeCorrection[];
}) {
  const [isOpen, setOpen] = useState(false);
  const [last, ...earlier] = corrections;
  if (last === undefined) return null;
  return (
    <section className={styles.box} aria-label="정정공고">
      <Correction correction={last} />
      {isOpen && earlier.map((one) => <Correction key={one.number} correction={one} />)}
      {earlier.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? '접기' : `앞선 정정 ${earlier.length}번 보기`}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
    </section>
  );
}

/** `11월 18일 정정공고 · 2가지가 바뀌었어요` */
const titleOf = ({ on, changes }: NoticeCorrection): string =>
  `${dateText(on)} 정정공고 · ${changes.length}가지가 바뀌었어요`;

const dateText = (day: Yyyymmdd): string =>
  `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일`;

function Correction({ correction }: { readonly correction: NoticeCorrection }) {
  return (
    <div className={styles.correction}>
      <h2>
        <Icon name="info" size={18} />
        {titleOf(correction)}
      </h2>
      <dl>
        {correction.changes.map((change, index) => (
          <div key={index}>
            <dt>{changeLabel(change.field)}</dt>
            <dd>
              <ChangeWords change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What was, struck, and what is; a line through a text is not heard. */
function ChangeWords({ change: { before, after } }: { readonly change: NoticeChange }) {
  if (before === null && after === null) return <b>바뀌었어요</b>;
  return (
    <>
      {before !== null && (
        <>
          <span className={styles.unseen}>이전 </span>
          <s>{before}</s>
          <span className={styles.unseen}> 지금 </span>
        </>
      )}{' '}
      <b>{after ?? '없어졌어요'}</b>
    </>
  );
}
