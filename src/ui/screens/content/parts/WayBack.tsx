import { IconButton } from '../../../components/button/IconButton';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import styles from '../content-page.module.scss';

/** Back to where one came from; to the magazine from outside. */
export function WayBack() {
  const { history } = useServices().stores;
  return (
    <IconButton
      icon="chevron-left"
      label="뒤로"
      className={styles.back}
      onClick={() => {
        history.back(PATH.feed);
      }}
    />
  );
}
