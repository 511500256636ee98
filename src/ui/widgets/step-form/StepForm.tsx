import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeyboardRoom } from '../../components/dialog/use-keyboard-room';
import { FieldNote } from '../../components/field/FieldNote';
import { useServices } from '../../ground/services';
import { useLeaveGuard } from '../form-drafts/use-leave-guard';
import { leaveSteps } from '../../stores/history/end-steps';
import { pathOf } from '../../stores/history/url-parts';
import { CHECK, namesStep, stepAt, type FormStep, type FormSteps } from './form-steps';
import { ChangedNote } from './parts/ChangedNote';
import { FoundDraft } from './parts/FoundDraft';
import { StepFoot } from './parts/StepFoot';
import { StepPage } from './parts/StepPage';
import { StepFault } from './parts/StepFault';
import type { ShownStore } from './shown-store';
import styles from './step-form.module.scss';
import { useSending, type Sent } from './use-sending';
import { useStepFocus } from './use-step-focus';

interface StepFormProps {
  readonly title: string;
  /** Where its way out leads to where nobody came from. */
  readonly parent: string;
  readonly steps: FormSteps;
  readonly store: ShownStore;
  /** What is asked in each step. */
  readonly views: Readonly<Record<string, ReactNode>>;
  /** How others will see it. */
  readonly preview: ReactNode;
  /** Sends what is written, `isOver` in the place of whatever stands; null where it was not taken. */
  readonly send: (isOver: boolean) => Promise<Sent | null>;
}

const LEAVING = { title: '글쓰기를 그만할까요?', asksWhereKept: false };

/** The page on which something is offered, or changed: a question a step, and a look before it is sent. */
export const StepForm = observer(function StepForm(props: StepFormProps) {
  const { title, parent, steps, store, views, preview, send: sendIt } = props;
  const { history } = useServices().stores;
  const { search } = useLocation();
  const step = steps.of(search);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [begunWith] = useState(() => history.current.key);
  useKeyboardRoom(form);
  useLeaveGuard(store, LEAVING);
  useStepFocus(form, step, tries);
  useEffect(() => {
    store.at(step);
  }, [store, step]);

  const goTo = (next: FormStep) => {
    const { current } = history;
    history.push(stepAt(pathOf(current.url), next));
  };
  /** To what has to be mended first. */
  const mend = () => {
    const { faultyStep } = store;
    if (faultyStep !== null && faultyStep !== step) goTo(faultyStep);
    setTries((count) => count + 1);
  };
  const send = useSending(store, { send: sendIt, begunWith, onRefused: mend });
  const goOn = () => {
    if (step === CHECK) {
      void send();
      return;
    }
    const next = steps.after(step);
    const isFine = store.check(step) && (next !== CHECK || store.checkAll());
    if (isFine) goTo(next);
    else mend();
  };
  const before = steps.before(step);
  const goBackTo = (former: FormStep) => {
    const to = stepAt(pathOf(history.current.url), former);
    const last = history.entries[history.at - 1];
    const isFormer =
      last !== undefined &&
      pathOf(last.url) === pathOf(to) &&
      steps.of(last.url.slice(pathOf(last.url).length)) === former;
    if (isFormer) history.go(-1);
    else history.replace(to);
  };
  const { name, question } = steps.wordsOf(step);
  const { state } = store;
  return (
    <StepPage
      store={store}
      steps={steps}
      title={title}
      step={step}
      onClose={() => {
        store.keepNow();
        leaveSteps(history, parent, begunWith);
      }}
    >
      <FoundDraft
        store={store}
        steps={steps}
        isFresh={!namesStep(search)}
        onGoOn={(at) => {
          if (at !== step) goTo(at);
        }}
      />
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          goOn();
        }}
      >
        <div className={styles.question}>
          {step !== CHECK && (
            <p>
              <b>
                {steps.numberOf(step)} / {steps.steps.length}
              </b>{' '}
              {name}
            </p>
          )}
          <h2 tabIndex={-1}>{question}</h2>
        </div>
        <StepFault store={store} step={step} />
        {step === CHECK ? preview : <div className={styles.fields}>{views[step]}</div>}
        <div role="alert" className={styles.failure}>
          {state.kind === 'failed' && (
            <FieldNote id="step-form-failure" error={`${state.reason} 쓴 내용은 그대로 있어요.`} />
          )}
          {state.kind === 'changed' && (
            <ChangedNote
              onLook={() => {
                store.keepNow();
                history.push(parent);
              }}
              onOverwrite={() => void send(true)}
            />
          )}
        </div>
        <StepFoot
          store={store}
          step={step}
          onBack={
            before === null
              ? null
              : () => {
                  goBackTo(before);
                }
          }
        />
      </form>
    </StepPage>
  );
});
