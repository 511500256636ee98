import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { MOST_REPORT_CONTENT, type ReportReason } from '#core';
import styles from './report-form.module.scss';
import type { ReportStore } from './report-store';

interface ReasonFieldProps {
  readonly store: ReportStore;
  readonly reason: ReportReason;
  readonly name: string;
  /** That of the group. */
  readonly group: string;
}

const MOST = MOST_REPORT_CONTENT.toLocaleString('ko-KR');

/** One reason; chosen, it has a text area of its own below it. */
export const ReasonField = observer(function ReasonField(props: ReasonFieldProps) {
  const { store, reason, name, group } = props;
  const isChosen = store.draft.reason === reason;
  return (
    <div className={styles.reason}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={group}
          value={reason}
          checked={isChosen}
          onChange={() => {
            store.choose(reason);
          }}
        />
        <span className={styles.dot} />
        {name}
      </label>
      {isChosen && <ReasonText store={store} name={name} />}
    </div>
  );
});

const ReasonText = observer(function ReasonText({
  store,
  name,
}: Pick<ReasonFieldProps, 'store' | 'name'>) {
  const id = useId();
  const fault = store.fault?.field === 'content' ? store.fault.message : null;
  const { length } = store;
  const note = useRef<HTMLDivElement>(null);
  // It may open, or say what is wrong, below the fold.
  useEffect(() => {
    note.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <>
      <textarea
        rows={5}
        className={styles.text}
        aria-label={`${name}: 구체적인 사유와 의견`}
        placeholder="구체적인 사유와 의견을 입력해 주세요."
        readOnly={store.state !== 'editing'}
        aria-required
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-note`}
        value={store.content}
        onChange={(event) => {
          store.type(event.target.value);
        }}
      />
      <div ref={note} id={`${id}-note`} className={styles.note}>
        <p className={styles.fault}>{fault}</p>
        <p className={styles.count} data-over={length > MOST_REPORT_CONTENT || undefined}>
          <span aria-hidden="true">
            {length.toLocaleString('ko-KR')}/{MOST}
          </span>
          <span className={styles.unseen}>
            {MOST}자 가운데 {length.toLocaleString('ko-KR')}자
          </span>
        </p>
      </div>
    </>
  );
});
