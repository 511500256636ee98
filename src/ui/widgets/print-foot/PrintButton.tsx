import { Icon } from '../../components/icon/Icon';
import { printIcon } from './print-icon.data';
import styles from './print-foot.module.scss';

/** Prints the page that is shown. */
export function PrintButton() {
  return (
    <button
      type="button"
      className={styles.print}
      title="인쇄하기"
      aria-label="인쇄하기"
      onClick={() => {
        window.print();
      }}
    >
      <Icon shape={printIcon} size={24} />
    </button>
  );
}
