import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { LogoMark } from '../../components/icon/Logo';
import { openApp } from '../../ground/open-app';
import { useServices } from '../../ground/services';
import styles from './install-offer.module.scss';

/** The way into the app at the top of mobile web (spec/rules §2); closed, it is gone for today. */
export function InstallBar() {
  const { appLink, stores } = useServices();
  const { history, install } = stores;
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    await openApp({ appLink, history });
    setBusy(false);
  };
  return (
    <aside aria-label="앱 안내" className={styles.bar}>
      <LogoMark size={28} />
      <p>한칸 앱에서 더 편하게 보세요</p>
      <Button busy={isBusy} onClick={() => void open()}>
        앱 열기
      </Button>
      <IconButton
        icon="close"
        label="앱 안내 닫기"
        size={20}
        onClick={() => {
          install.hideToday();
        }}
      />
    </aside>
  );
}
