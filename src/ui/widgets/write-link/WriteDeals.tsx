import { Icon } from '../../components/icon/Icon';
import { useServices } from '../../ground/services';
import { pencil } from './pencil.data';
import { useScrollsDown } from './use-scrolls-down';
import styles from './write-link.module.scss';

/** Asks what to write to people about homes; over a list it is out of the way of who reads on. */
export function WriteDeals() {
  const { popups } = useServices().stores;
  const isReading = useScrollsDown();
  return (
    <button
      type="button"
      className={styles.write}
      data-away={isReading || undefined}
      aria-haspopup="dialog"
      onClick={() => {
        void popups.askOnce('deal-write');
      }}
    >
      <Icon shape={pencil} size={20} />
      <span>글쓰기</span>
    </button>
  );
}
