import { Icon } from '../../../components/icon/Icon';
import styles from './my-fit.module.scss';

/** The way to one's own conditions, in the place of a verdict. */
export function AskConditions({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <button type="button" className={styles.ask} onClick={onAsk}>
      <span className={styles.question}>
        <b>나에게 맞는지 볼까요?</b>
        <small>몇 가지만 입력하면 순위마다 알려 드려요</small>
        <Icon name="chevron-right" size={20} />
      </span>
      <span className={styles.answer}>
        이 기기에만 저장할 수 있어요 <b>입력하기</b>
      </span>
    </button>
  );
}
