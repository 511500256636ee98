import { observer } from 'mobx-react-lite';
import { agoText } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { useMinute } from '../../notice-view/use-minute';
import styles from '../post-form.module.scss';
import type { PostFormStore } from '../post-form-store';

/** Whether what is written is kept on this device. */
export const DraftNote = observer(function DraftNote({ store }: { readonly store: PostFormStore }) {
  const { drafts } = store;
  const now = useMinute();
  if (drafts.hasFailed) return <p className={styles.unsaved}>이 기기에 임시 저장할 수 없어요</p>;
  if (drafts.savedAt === null) return null;
  return (
    <p className={styles.saved}>
      <Icon name="check" size={16} />
      {agoText(drafts.savedAt, now)} 임시 저장했어요
    </p>
  );
});
