import { APP_PAGES } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import styles from './room.module.scss';

/** The bar over a room of which nothing is known. */
export function LackingHead() {
  const { history } = useServices().stores;
  return (
    <header className={styles.lacking}>
      <IconButton
        icon="chevron-left"
        label="뒤로"
        onClick={() => {
          history.back(PATH.chats);
        }}
      />
      <h1 tabIndex={-1}>{APP_PAGES.chat.title}</h1>
    </header>
  );
}
