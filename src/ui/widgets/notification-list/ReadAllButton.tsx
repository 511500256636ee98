import { observer } from 'mobx-react-lite';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import styles from './read-all-button.module.scss';

/** Marks all as read; it stays where it is when nothing is left, with the focus that it may have. */
export const ReadAllButton = observer(function ReadAllButton() {
  const { notifications } = useServices().stores;
  const { own, unread } = notifications;
  const { once } = useOneAtATime();
  if (own?.all.state.kind !== 'ready' || own.all.state.items.length === 0) return null;
  const press = () => {
    if (unread > 0) void once(() => own.read('all'));
  };
  return (
    <button
      type="button"
      className={styles.all}
      aria-disabled={unread === 0 || undefined}
      onClick={press}
    >
      모두 읽음
    </button>
  );
});
