import { observer } from 'mobx-react-lite';
import { FieldNote } from '../../../components/field/FieldNote';
import type { FormStep } from '../form-steps';
import type { ShownStore } from '../shown-store';
import { NO_FIELD } from '../step-form-state';
import styles from '../step-form.module.scss';

interface StepFaultProps {
  readonly store: Pick<ShownStore, 'faultOf' | 'faultyStep'>;
  readonly step: FormStep;
}

/** What is wrong in a step, and has no field of its own to be said below. */
export const StepFault = observer(function StepFault({ store, step }: StepFaultProps) {
  const fault = store.faultyStep === step ? store.faultOf(NO_FIELD) : null;
  return (
    <div
      className={styles.failure}
      {...(fault !== null && { tabIndex: -1, 'data-fault': true, role: 'group' })}
    >
      <FieldNote id="step-form-fault" error={fault} />
    </div>
  );
});
