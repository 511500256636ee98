import { useId } from 'react';
import type { Shared } from '#core';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { Icon } from '../../components/icon/Icon';
import { Spinner } from '../../components/state/Spinner';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { classNames } from '../../styles/class-names';
import { LinkField } from './LinkField';
import styles from './share-popup.module.scss';
import { SHARE_WAYS } from './share-ways.data';
import { useShare } from './use-share';

/** Hands a page on to other people (spec/rules §2). */
export function SharePopup({ props, closing, close }: PopupProps<Shared, undefined>) {
  const id = useId();
  const leave = () => {
    close();
  };
  const { ways, hasSheet, busy, isLinkShown, press } = useShare(props, leave);
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" className={styles.bar} onClose={leave}>
        <h2 id={id}>공유하기</h2>
      </DialogBar>
      <p className={styles.what}>{props.title}</p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <button
              type="button"
              className={styles.way}
              aria-busy={busy === way || undefined}
              aria-disabled={busy !== null || undefined}
              onClick={() => void press(way)}
            >
              <span className={classNames(styles.sign, styles[way])}>
                {busy === way ? <Spinner size={24} /> : <Icon shape={SHARE_WAYS[way].icon} />}
              </span>
              {SHARE_WAYS[way].name}
            </button>
          </li>
        ))}
      </ul>
      {hasSheet && (
        <div className={styles.sheet}>
          <Button
            kind="outline"
            size="dialog"
            wide
            busy={busy === 'sheet'}
            aria-disabled={busy !== null || undefined}
            onClick={() => void press('sheet')}
          >
            다른 앱으로 보내기
          </Button>
        </div>
      )}
      {isLinkShown && <LinkField url={props.url} />}
    </Dialog>
  );
}
