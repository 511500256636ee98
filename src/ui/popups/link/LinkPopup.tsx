import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { TextField } from '../../components/field/TextField';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { LinkAnswer, LinkProps } from '../../stores/popups/props/link-props';
import styles from './link-popup.module.scss';
import { typedLink } from './typed-link';

const FAULT = '링크 주소를 쓸 수 없어요. http나 https 주소인지 확인해 주세요.';

/** Where the chosen words lead: only what a document may lead to is taken (spec/readings R36). */
export function LinkPopup({ props, closing, close }: PopupProps<LinkProps, LinkAnswer>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(props.href ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>링크</h2>
      </DialogBar>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const href = typedLink(typed);
          if (href !== null) {
            close({ href });
            return;
          }
          setFault(FAULT);
          form.current?.querySelector('input')?.focus();
        }}
      >
        <TextField
          label="주소"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          error={fault}
          onChange={(text) => {
            setTyped(text);
            setFault(null);
          }}
          onClear={() => {
            setTyped('');
          }}
        />
        <div className={styles.buttons}>
          {props.href !== null && (
            <Button
              kind="outline"
              size="dialog"
              onClick={() => {
                close({ href: null });
              }}
            >
              링크 없애기
            </Button>
          )}
          <Button type="submit" size="dialog">
            확인
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
