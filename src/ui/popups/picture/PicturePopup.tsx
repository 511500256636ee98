import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { TextField } from '../../components/field/TextField';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { PictureAnswer, PictureProps } from '../../stores/popups/props/picture-props';
import styles from './picture-popup.module.scss';

const MOST_ALT = 100;

/** What a picture shows, in words, and where among the others it stands. */
export function PicturePopup({ props, closing, close }: PopupProps<PictureProps, PictureAnswer>) {
  const id = useId();
  const [alt, setAlt] = useState(props.alt);
  const [at, setAt] = useState(props.at);
  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>사진</h2>
      </DialogBar>
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          close({ alt: alt.trim(), at });
        }}
      >
        <img className={styles.picture} src={props.preview} alt="" />
        <TextField
          label="사진 설명"
          need="optional"
          hint="사진을 볼 수 없는 사람에게 읽어 줘요."
          maxLength={MOST_ALT}
          value={alt}
          onChange={setAlt}
        />
        <div className={styles.order}>
          <p aria-live="polite">
            {props.count}장 가운데 {at + 1}번째
          </p>
          <Button
            kind="outline"
            disabled={at === 0}
            onClick={() => {
              setAt(at - 1);
            }}
          >
            앞으로 옮기기
          </Button>
          <Button
            kind="outline"
            disabled={at === props.count - 1}
            onClick={() => {
              setAt(at + 1);
            }}
          >
            뒤로 옮기기
          </Button>
        </div>
        <div className={styles.buttons}>
          <Button
            kind="outline"
            size="dialog"
            onClick={() => {
              close({ remove: true });
            }}
          >
            사진 빼기
          </Button>
          <Button type="submit" size="dialog">
            확인
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
