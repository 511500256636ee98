import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { usePageTitle } from '../../../ground/use-page-title';
import { classNames } from '../../../styles/class-names';
import type { FormStep, FormSteps } from '../form-steps';
import type { ShownStore } from '../shown-store';
import styles from './step-page.module.scss';

interface StepPageProps {
  readonly store: Pick<ShownStore, 'drafts'>;
  readonly steps: FormSteps;
  readonly title: string;
  readonly step: FormStep;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The bar of the form: a way out that asks nothing, whether it is kept, and how far one is. */
export const StepPage = observer(function StepPage(props: StepPageProps) {
  const { store, steps, title, step, onClose, children } = props;
  usePageTitle(title);
  const { drafts } = store;
  const most = steps.steps.length;
  const done = steps.numberOf(step);
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
        aria-valuemax={most}
        aria-valuenow={done}
        aria-valuetext={`${String(most)}단계 가운데 ${String(done)}단계, ${steps.wordsOf(step).name}`}
        className={styles.steps}
      >
        {steps.steps.map((one, at) => (
          <i key={one} className={classNames(at < done && styles.done)} />
        ))}
      </div>
      {children}
    </div>
  );
});
