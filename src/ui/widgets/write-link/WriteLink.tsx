import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { pencil } from './pencil.data';
import { useScrollsDown } from './use-scrolls-down';
import styles from './write-link.module.scss';

/** Leads to a form; over the list of a phone it keeps out of the way. */
export function WriteLink({ to }: { readonly to: string }) {
  const isSmall = useScrollsDown();
  return (
    <Link to={to} className={styles.write} data-small={isSmall || undefined} aria-label="글쓰기">
      <Icon shape={pencil} size={20} />
      <span>글쓰기</span>
    </Link>
  );
}
