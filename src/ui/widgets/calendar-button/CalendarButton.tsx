import { Icon } from '../../components/icon/Icon';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { noticeIcons } from '../notice-row/notice-icons.data';
import styles from './calendar-button.module.scss';

/** The way to the address of one's own calendar; a visitor logs in first. */
export function CalendarButton() {
  const { popups, session } = useServices().stores;
  const open = async () => {
    if (!session.isLogin) {
      const answer = await popups.askOnce('login', ORDINARY_LOGIN);
      if (answer !== 'signed-in') return;
    }
    await popups.ask('calendar');
  };
  return (
    <button type="button" className={styles.button} onClick={() => void open()}>
      <Icon shape={noticeIcons['calendar-plus']} size={20} />
      마감일 캘린더 구독
    </button>
  );
}
