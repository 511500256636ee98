import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { usePageTitle } from '../../../ground/use-page-title';
import { classNames } from '../../../styles/class-names';
import type { DirectFormStore } from '../direct-form-store';
import { STEP_WORDS, STEPS, type FormStep } from '../direct-steps';
import styles from './step-page.module.scss';

interface StepPageProps {
  readonly store: DirectFormStore;
  readonly title: string;
  readonly step: FormStep;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The bar of the form: a way out that asks nothing, whether it is kept, and how far one is. */
export const StepPage = observer(function StepPage(props: StepPageProps) {
  const { store, title, step, onClose, children } = props;
  usePageTitle(title);
  const { drafts } = store;
  const done = step === 'check' ? STEPS.length : STEPS.indexOf(step) + 1;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton icon="close" label="닫기" onClick={onClose} />
        <h1 tabIndex={-1}>{title}</h1>
        {drafts.hasFailed && <p className={styles.unsaved}>임시저장 안 됨</p>}
        {!drafts.hasFailed && drafts.savedAt !== null && (
          <p className={styles.saved}>
            <Icon name="check" size={16} />
            임시저장됨
          </p>
        )}
      </header>
      <div
        role="progressbar"
        aria-label="어디까지 썼는지"
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={done}
        aria-valuetext={`${String(STEPS.length)}단계 가운데 ${String(done)}단계, ${STEP_WORDS[step].name}`}
        className={styles.steps}
      >
        {STEPS.map((one, at) => (
          <i key={one} className={classNames(at < done && styles.done)} />
        ))}
      </div>
      {children}
    </div>
  );
});
