import { useId } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { UnreadCount } from '../../widgets/chat-link/UnreadCount';
import styles from './deal-write.module.scss';

const WAYS = [
  { path: PATH.directWrite, icon: 'home', name: '직거래 올리기' },
  { path: PATH.mateWrite, icon: 'people', name: '메이트 구하기' },
  { path: PATH.dealMine, icon: 'list', name: '내 글' },
  { path: PATH.chats, icon: 'chat', name: '채팅' },
] as const;

/** Where one writes to people about homes, and where what one wrote is; each page asks for a login. */
export function DealWritePopup({ closing, close }: PopupProps<undefined, undefined>) {
  const id = useId();
  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>글쓰기</h2>
      </DialogBar>
      <ul className={styles.ways}>
        {WAYS.map(({ path, icon, name }) => (
          <li key={path}>
            {/* In the place of the popup's entry: Back leads to the list. */}
            <Link replace to={path} className={styles.way}>
              <Icon name={icon} />
              {name}
              {path === PATH.chats && <UnreadCount />}
              <Icon name="chevron-right" size={20} className={styles.go} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
