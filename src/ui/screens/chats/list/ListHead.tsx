import { APP_PAGES } from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import styles from '../chats.module.scss';

/** The bar over the list, or over a room that is not there yet. */
export function ListHead({ isOfRoom }: { readonly isOfRoom: boolean }) {
  const { history } = useServices().stores;
  return (
    <header className={styles.head}>
      <IconButton
        icon="chevron-left"
        label="뒤로"
        className={styles.back}
        onClick={() => {
          history.back(isOfRoom ? PATH.chats : PATH.more);
        }}
      />
      <h1 tabIndex={-1}>{APP_PAGES.chats.title}</h1>
    </header>
  );
}
