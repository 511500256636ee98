import { Button } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { isTyped } from '../../ground/is-typed';
import { useServices } from '../../ground/services';
import type { RenewReason } from '../../stores/offline-store';
import styles from './renew-bar.module.scss';

const TEXTS: Readonly<Record<RenewReason, string>> = {
  build: '새 버전이 있어요',
  network: '인터넷에 다시 연결됐어요',
};

interface RenewBarProps {
  readonly reason: RenewReason;
  readonly reload?: () => void;
}

/** Offers to open the page anew, and never does so by itself. */
export function RenewBar({ reason, reload = reloadPage }: RenewBarProps) {
  const { offline, popups } = useServices().stores;
  const press = async () => {
    const isSure =
      !isTyped(document) ||
      (await popups.ask('confirm', {
        title: '새로고침할까요?',
        message: '저장하지 않고 쓰던 내용은 사라질 수 있어요.',
        confirmText: '새로고침',
      }));
    if (isSure) reload();
  };
  return (
    <div role="status" className={styles.bar}>
      <p>{TEXTS[reason]}</p>
      <Button size="small" onClick={() => void press()}>
        새로고침
      </Button>
      <IconButton
        icon="close"
        label="나중에"
        onClick={() => {
          offline.dismiss();
        }}
      />
    </div>
  );
}

const reloadPage = (): void => {
  location.reload();
};
