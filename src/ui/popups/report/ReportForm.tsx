import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../components/button/Button';
import { FieldGroup } from '../../components/field/FieldGroup';
import { REASONS } from './reasons.data';
import { ReasonField } from './ReasonField';
import styles from './report-form.module.scss';
import type { ReportStore } from './report-store';
import { useSendReport } from './use-send-report';

interface ReportFormProps {
  readonly store: ReportStore;
  readonly onClose: () => void;
}

/**
 * The reasons with their texts. The button stands back until a report can be sent; pressed before,
 * it says what is missing and leads there.
 */
export const ReportForm = observer(function ReportForm({ store, onClose }: ReportFormProps) {
  const id = useId();
  const submit = useSendReport(store, onClose);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const fault = store.fault?.field === 'category' ? store.fault.message : null;

  useLayoutEffect(() => {
    if (tries === 0) return;
    const field = form.current?.querySelector('textarea') ?? form.current?.querySelector('input');
    field?.focus();
  }, [tries]);

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!submit()) setTries((count) => count + 1);
      }}
    >
      <div className={styles.body}>
        <dl className={styles.subject}>
          <dt>신고 대상</dt>
          <dd>{store.draft.subject.title}</dd>
        </dl>
        <FieldGroup label="어떤 점이 문제인가요?" error={fault}>
          {REASONS.map(({ reason, name }) => (
            <ReasonField key={reason} store={store} reason={reason} name={name} group={id} />
          ))}
        </FieldGroup>
      </div>
      <div className={styles.foot}>
        <p>누가 신고했는지는 상대에게 알리지 않아요.</p>
        <Button
          type="submit"
          size="bar"
          wide
          busy={store.state === 'sending'}
          aria-disabled={!store.check.ok || undefined}
        >
          제출하기
        </Button>
      </div>
    </form>
  );
});
