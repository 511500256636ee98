import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { graphemeCount, MOST_APPEAL, type AppealTarget, type PostHold } from '#core';
import { Button } from '../../components/button/Button';
import { TextArea } from '../../components/field/TextArea';
import { useServices } from '../../ground/services';
import { useTellFailure } from '../../ground/use-tell-failure';
import { AppealStore } from './appeal-store';
import styles from './appeal.module.scss';

export interface AppealProps {
  readonly target: AppealTarget;
  readonly hold: PostHold;
  /** Told once it was taken, or was sent before. */
  readonly onSent: () => void;
}

/** Asks moderators to look again at something of one's own; once (spec/readings R39). */
export const Appeal = observer(function Appeal({ target, hold, onSent }: AppealProps) {
  const { appeals, random, perTab } = useServices();
  const [store] = useState(
    () => new AppealStore({ appeals, random, perTab, sent: onSent }, target),
  );
  const [isOpen, setOpen] = useState(store.text !== '');
  const { state, caseNumber } = store;
  if (state === 'sent' || !hold.mayAppeal)
    return (
      <p className={styles.sent} role="status">
        이의를 냈어요. 결과는 알림으로 알려 드려요.
        {caseNumber !== null && ` 접수 번호 ${caseNumber}`}
      </p>
    );
  if (!isOpen)
    return (
      <Button
        kind="outline"
        className={styles.begin}
        onClick={() => {
          setOpen(true);
        }}
      >
        이의 제기하기
      </Button>
    );
  return (
    <AppealForm
      store={store}
      onLeave={() => {
        setOpen(false);
      }}
    />
  );
});

interface AppealFormProps {
  readonly store: AppealStore;
  readonly onLeave: () => void;
}

const AppealForm = observer(function AppealForm({ store, onLeave }: AppealFormProps) {
  const tellFailure = useTellFailure();
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  const focus = () => {
    form.current?.querySelector('textarea')?.focus();
  };
  useEffect(focus, []);
  const { check, text, state } = store;
  const length = graphemeCount(text.trim());
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label="이의 제기"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        setPressed(true);
        if (check.ok) store.send().catch(tellFailure);
        else focus();
      }}
    >
      <TextArea
        label="다시 봐야 하는 까닭"
        need="required"
        rows={3}
        hint="운영자가 읽고 다시 살펴봐요. 한 번만 낼 수 있어요."
        readOnly={state === 'sending'}
        value={text}
        count={{ now: length, most: MOST_APPEAL }}
        error={!check.ok && (isPressed || length > MOST_APPEAL) ? check.message : null}
        onChange={(typed) => {
          store.type(typed);
          setPressed(false);
        }}
      />
      <div className={styles.acts}>
        <Button kind="plain" onClick={onLeave}>
          취소
        </Button>
        <Button type="submit" busy={state === 'sending'} aria-disabled={!check.ok || undefined}>
          보내기
        </Button>
      </div>
    </form>
  );
});
