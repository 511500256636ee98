import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { classNames } from '../../styles/class-names';
import styles from './address-row.module.scss';

interface AddressRowProps {
  /** What is there; without one the address stands alone. */
  readonly title?: string;
  readonly address: string;
  readonly className?: string | undefined;
}

/** An address, and a button that copies it. */
export function AddressRow({ title, address, className }: AddressRowProps) {
  const { clipboard, stores } = useServices();
  const copy = async (): Promise<void> => {
    if (await clipboard.write(address)) stores.toasts.show('주소가 클립보드에 복사되었습니다.');
    else stores.toasts.warn('복사에 실패했습니다.');
  };
  return (
    <div className={classNames(styles.row, className)}>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p className={title === undefined ? styles.alone : styles.address}>{address}</p>
      </div>
      <Button kind="outline" className={styles.copy} onClick={() => void copy()}>
        주소 복사
      </Button>
    </div>
  );
}
