import { useId } from 'react';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import styles from './welcome-popup.module.scss';
import { WelcomePicture } from './WelcomePicture';

/** Greets somebody whose account was just made (spec/rules §2). */
export function WelcomePopup({ closing, close }: PopupProps<undefined, undefined>) {
  const id = useId();
  const leave = () => {
    close();
  };
  return (
    <Dialog labelledBy={id} closing={closing} onClose={leave}>
      <div className={styles.welcome}>
        <WelcomePicture />
        <h2 id={id}>
          환영합니다! <span className={styles.phrase}>나에게 맞는 방을 찾아보세요</span>
        </h2>
        <Button size="dialog" wide onClick={leave}>
          시작하기
        </Button>
      </div>
    </Dialog>
  );
}
