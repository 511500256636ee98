import { useId, useState } from 'react';
import { openApp } from '../../ground/open-app';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { Dialog } from '../../components/dialog/Dialog';
import { LogoMark } from '../../components/icon/Logo';
import type { PopupProps } from '../../stores/popups/popup-kind';
import styles from './install.module.scss';

/** Asks whether the app shall show it (spec/rules §2, spec/readings R15). */
export function InstallPopup({ closing, close }: PopupProps<undefined, undefined>) {
  const { appLink, stores } = useServices();
  const { history, install } = stores;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    close();
  };
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    if (await openApp({ appLink, history }, 'install')) close();
    setBusy(false);
  };
  return (
    <Dialog
      kind="sheet"
      labelledBy={`${id}-title`}
      describedBy={`${id}-hint`}
      quiet
      closing={closing}
      onClose={leave}
    >
      <div className={styles.install}>
        <LogoMark size={56} />
        <h2 id={`${id}-title`}>한칸 앱에서 더 편하게 보세요</h2>
        <p id={`${id}-hint`}>보고 있던 화면이 앱에서 그대로 열려요.</p>
        <Button size="bar" wide busy={isBusy} onClick={() => void open()}>
          앱에서 보기
        </Button>
        <Button
          kind="plain"
          wide
          onClick={() => {
            install.hideToday();
            close();
          }}
        >
          오늘은 그냥 볼게요
        </Button>
        <IconButton icon="close" label="닫기" className={styles.close} onClick={leave} />
      </div>
    </Dialog>
  );
}
