import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { CHECK, type FormStep } from '../form-steps';
import type { ShownStore } from '../shown-store';
import styles from './step-foot.module.scss';

interface StepFootProps {
  readonly store: Pick<ShownStore, 'state' | 'part' | 'isChange' | 'isBusy'>;
  readonly step: FormStep;
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
}

/** A step back, and the next one, which is never grey: it leads to what has to be mended. */
export const StepFoot = observer(function StepFoot({ store, step, onBack }: StepFootProps) {
  return (
    <div className={styles.foot}>
      {onBack !== null && (
        <Button kind="outline" size="bar" disabled={store.isBusy} onClick={onBack}>
          이전
        </Button>
      )}
      <Button type="submit" size="bar" className={styles.next} busy={store.isBusy}>
        {wordOf(store, step)}
      </Button>
    </div>
  );
});

function wordOf({ state, part, isChange }: StepFootProps['store'], step: FormStep): string {
  if (state.kind === 'uploading') return `사진 올리는 중 ${String(Math.floor(part * 100))}%`;
  if (state.kind === 'sending') return '보내는 중';
  if (step !== CHECK) return '다음';
  return isChange ? '고치기' : '올리기';
}
