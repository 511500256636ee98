import { Button } from '../../../components/button/Button';
import type { JoinedLists } from '../../../stores/zzim/joined/joined-lists';
import styles from './outbox-list.module.scss';

/** How much of what a member keeps and viewed their other devices do not know yet. */
export function UnsentLists({ lists }: { readonly lists: JoinedLists }) {
  return (
    <section className={styles.group} aria-labelledby="outbox-lists">
      <h2 id="outbox-lists">찜·최근 본 항목 {lists.waiting}개</h2>
      <p className={styles.hint}>인터넷에 연결되면 저절로 가고, 다른 기기에서도 보여요.</p>
      <Button kind="outline" icon="refresh" onClick={() => void lists.retry()}>
        지금 보내기
      </Button>
    </section>
  );
}
