import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { MOST_REPORT_CONTENT, type ReportReason } from '#core';
import { Radio } from '../../components/field/Radio';
import { TextArea } from '../../components/field/TextArea';
import styles from './report-form.module.scss';
import type { ReportStore } from './report-store';

interface ReasonFieldProps {
  readonly store: ReportStore;
  readonly reason: ReportReason;
  readonly name: string;
  /** That of the group. */
  readonly group: string;
}

/** One reason; chosen, it has a text area of its own below it. */
export const ReasonField = observer(function ReasonField(props: ReasonFieldProps) {
  const { store, reason, name, group } = props;
  const isChosen = store.draft.reason === reason;
  return (
    <div>
      <Radio
        name={group}
        value={reason}
        checked={isChosen}
        onChoose={() => {
          store.choose(reason);
        }}
      >
        {name}
      </Radio>
      {isChosen && <ReasonText store={store} />}
    </div>
  );
});

const ReasonText = observer(function ReasonText({ store }: Pick<ReasonFieldProps, 'store'>) {
  const fault = store.fault?.field === 'content' ? store.fault.message : null;
  const field = useRef<HTMLDivElement>(null);
  // It may open, or say what is wrong, below the fold.
  useEffect(() => {
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <div ref={field} className={styles.text}>
      <TextArea
        label="구체적인 사유와 의견"
        need="required"
        placeholder="무엇이 어떻게 문제인지 적어 주세요."
        readOnly={store.state !== 'editing'}
        value={store.content}
        count={{ now: store.length, most: MOST_REPORT_CONTENT }}
        error={fault}
        onChange={(text) => {
          store.type(text);
        }}
      />
    </div>
  );
});
