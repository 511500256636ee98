import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeyboardRoom } from '../../components/dialog/use-keyboard-room';
import { FieldNote } from '../../components/field/FieldNote';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { endSteps, leaveSteps } from '../../stores/history/end-steps';
import { pathOf } from '../../stores/history/url-parts';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import styles from './direct-form.module.scss';
import type { DirectFormStore } from './direct-form-store';
import { DirectPreview } from './later-preview';
import {
  namesStep,
  STEP_WORDS,
  stepAfter,
  stepAt,
  stepBefore,
  stepOf,
  STEPS,
  type FormStep,
} from './direct-steps';
import { FoundDraft } from './parts/FoundDraft';
import { StepFoot } from './parts/StepFoot';
import { StepPage } from './parts/StepPage';
import { FactsStep } from './steps/FactsStep';
import { PhotosStep } from './steps/PhotosStep';
import { PlaceStep } from './steps/PlaceStep';
import { PriceStep } from './steps/PriceStep';
import { RoomStep } from './steps/RoomStep';
import { WordsStep } from './steps/WordsStep';
import { useDirectForm, type DirectFormProps } from './use-direct-form';
import { useStepFocus } from './use-step-focus';

interface DirectFormPageProps extends DirectFormProps {
  readonly title: string;
}

const VIEWS = {
  room: RoomStep,
  place: PlaceStep,
  price: PriceStep,
  facts: FactsStep,
  photos: PhotosStep,
  words: WordsStep,
} as const;

/** The page on which a room is offered, or changed: a question a step, and a look before it is sent. */
export const DirectForm = observer(function DirectForm({ title, ...made }: DirectFormPageProps) {
  const { history, session } = useServices().stores;
  const store = useDirectForm(made);
  const { search } = useLocation();
  const step = stepOf(search);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [begunWith] = useState(() => history.current.key);
  useKeyboardRoom(form);
  useStepFocus(form, step, tries);
  useEffect(() => {
    store.at(step);
  }, [store, step]);

  const parent = made.deal === null ? PATH.deal : PATH.directDetail(made.deal.id);
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
  const send = useSending(store, { isNew: made.deal === null, begunWith, onRefused: mend });
  const goOn = () => {
    if (step === 'check') {
      void send();
      return;
    }
    const next = stepAfter(step);
    const isFine = store.check(step) && (next !== 'check' || store.checkAll());
    if (isFine) goTo(next);
    else mend();
  };
  const goBack = () => {
    const before = stepBefore(step);
    if (before === null) return;
    const to = stepAt(pathOf(history.current.url), before);
    const former = history.entries[history.at - 1];
    const isFormer =
      former !== undefined &&
      pathOf(former.url) === pathOf(to) &&
      stepOf(former.url.slice(pathOf(former.url).length)) === before;
    if (isFormer) history.go(-1);
    else history.replace(to);
  };
  const View = step === 'check' ? null : VIEWS[step];
  const { state } = store;
  const author = { id: made.member, nickname: session.session.NICKNAME ?? '', image: '' };
  return (
    <StepPage
      store={store}
      title={title}
      step={step}
      onClose={() => {
        store.keepNow();
        leaveSteps(history, parent, begunWith);
      }}
    >
      <FoundDraft
        store={store}
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
          {step !== 'check' && (
            <p>
              <b>
                {STEPS.indexOf(step) + 1} / {STEPS.length}
              </b>{' '}
              {STEP_WORDS[step].name}
            </p>
          )}
          <h2 tabIndex={-1}>{STEP_WORDS[step].question}</h2>
        </div>
        {View === null ? (
          <DirectPreview store={store} author={author} />
        ) : (
          <div className={styles.fields}>
            <View store={store} />
          </div>
        )}
        <div role="alert" className={styles.failure}>
          {state.kind === 'failed' && (
            <FieldNote
              id="direct-form-failure"
              error={`${state.reason} 쓴 내용은 그대로 있어요.`}
            />
          )}
        </div>
        <StepFoot store={store} step={step} onBack={goBack} />
      </form>
    </StepPage>
  );
});

interface Sending {
  readonly isNew: boolean;
  /** The key of the entry at which the form was drawn. */
  readonly begunWith: string;
  readonly onRefused: () => void;
}

/** Sends what is written, and leaves for the page of the deal. */
function useSending(store: DirectFormStore, { isNew, begunWith, onRefused }: Sending) {
  const { stores } = useServices();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return async (): Promise<void> => {
    if (!stores.session.isLogin) {
      // Whoever logs in presses again: nothing is sent by itself (spec/readings R14).
      store.keepNow();
      void stores.popups.askOnce('login', ORDINARY_LOGIN);
      return;
    }
    if (store.isBusy) return;
    const deal = await store.send();
    if (deal === null) {
      if (isThere.current) onRefused();
      return;
    }
    stores.community.changed();
    stores.toasts.show(isNew ? '방을 올렸어요. 7일 뒤에 아직 있는지 물어볼게요.' : '고쳤어요.');
    // Whoever has left meanwhile stays where they are.
    if (isThere.current) endSteps(stores.history, PATH.directDetail(deal.id), begunWith);
  };
}
