import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { noticeListFrom, noticeListTo, seoulDay, type PersonField } from '#core';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { classNames } from '../../styles/class-names';
import { pathOf, searchOf } from '../../stores/history/url-parts';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { MyConditionsProps } from '../../stores/popups/props/my-conditions-props';
import { AccountOffer } from './AccountOffer';
import { ConditionsBar } from './ConditionsBar';
import { KeptConditionsDraft } from './conditions-draft';
import { ConditionsForm } from './ConditionsForm';
import { ConditionsStore } from './conditions-store';
import { KeepingChoice } from './KeepingChoice';
import styles from './my-conditions.module.scss';
import { useSaveConditions } from './use-save-conditions';

type MyConditionsPopupProps = PopupProps<MyConditionsProps, boolean>;

/** What a person says of themselves, and what becomes of the notices by it (spec/readings R33). */
export const MyConditionsPopup = observer(function MyConditionsPopup(
  popup: MyConditionsPopupProps,
) {
  const { props, closing, close } = popup;
  const { areas, clock, notices, perTab, stores } = useServices();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => seoulDay(clock.now()));
  const [store] = useState(() => {
    const kept = new KeptConditionsDraft(perTab);
    return new ConditionsStore({ notices, areas, saved: stores.person, kept, today });
  });
  // Who came for one field goes back to where they were asked for it.
  const leadsOn = props.field === null;
  useFocusAt(form, props.field);

  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);

  const { keeping, keepIn, save } = useSaveConditions(store, () => {
    close(true);
    // However many fit: where one goes next would tell a server (spec/readings R33).
    if (leadsOn && stores.person.isKnown) showFitting(stores.history);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (store.review()) void save();
    else form.current?.querySelector<HTMLElement>('[data-field="birthDay"] input')?.focus();
  };

  return (
    <Dialog
      kind="full"
      labelledBy={id}
      closing={closing}
      onClose={() => {
        close();
      }}
    >
      <DialogBar
        onClose={() => {
          close();
        }}
        action={
          <Button
            kind="plain"
            className={styles.clear}
            aria-disabled={(store.isEmpty && !store.canUndo) || undefined}
            onClick={store.canUndo ? store.undo : store.clear}
          >
            {store.canUndo ? '되돌리기' : '모두 지우기'}
          </Button>
        }
      >
        <h2 id={id}>내 조건</h2>
      </DialogBar>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <div className={classNames(styles.body, store.offer !== null && styles.withOffer)}>
          {store.isTakenUp && (
            <div className={styles.taken}>
              저장하지 않은 내용을 이어서 보여 드려요
              <Button kind="plain" onClick={store.restore}>
                저장한 내용 보기
              </Button>
            </div>
          )}
          <ConditionsForm store={store} today={today} />
          <KeepingChoice keeping={keeping()} onChoose={keepIn} />
        </div>
        <AccountOffer store={store} />
        <ConditionsBar store={store} leadsOn={leadsOn} />
      </form>
    </Dialog>
  );
});

interface Way {
  readonly current: { readonly url: string };
  readonly push: (url: string) => void;
  readonly replace: (url: string) => void;
}

/** The list of what fits; of a list that is open already, what it asks stays. */
function showFitting(history: Way): void {
  const { url } = history.current;
  const isList = pathOf(url) === PATH.notices;
  const address = noticeListFrom(isList ? searchOf(url) : '');
  const to = PATH.notices + noticeListTo({ ...address, onlyFitting: true });
  if (isList) history.replace(to);
  else history.push(to);
}

/** Opens at a field, whose control has the focus. */
function useFocusAt(form: RefObject<HTMLElement | null>, field: PersonField | null): void {
  useEffect(() => {
    if (field === null) return;
    const row =
      form.current?.querySelector(`[data-field="${field}"]`) ??
      // It is asked only where more than one live together.
      form.current?.querySelector('[data-field="household"]');
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
  }, [form, field]);
}
