import { observer } from 'mobx-react-lite';
import type { CollectedRef } from '#core';
import { Button } from '../../components/button/Button';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import styles from './collect-button.module.scss';

export interface CollectButtonProps {
  readonly item: CollectedRef;
  /** What it is called. */
  readonly title: string;
}

/** Opens the sheet by which something is put in a collection; a visitor is asked to log in first. */
export const CollectButton = observer(function CollectButton({ item, title }: CollectButtonProps) {
  const { popups, session } = useServices().stores;
  const reader = useReader();
  const press = async () => {
    if (reader === null) await popups.askOnce('login', ORDINARY_LOGIN);
    if (session.isLogin) await popups.askOnce('collect', { item, title });
  };
  return (
    <div className={styles.collect}>
      <Button
        kind="plain"
        icon="plus"
        aria-label={`${title} 모음에 담기`}
        onClick={() => void press()}
      >
        모음에 담기
      </Button>
    </div>
  );
});
