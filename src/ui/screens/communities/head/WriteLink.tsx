import { postListTo, POST_SORT, type BoardCode } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { pencil } from './pencil.data';
import { useScrollsDown } from './use-scrolls-down';
import styles from './write-link.module.scss';

/** Leads to the form, on the board that is shown; over the list of a phone it keeps out of the way. */
export function WriteLink({ board }: { readonly board: BoardCode | null }) {
  const isSmall = useScrollsDown();
  const search = postListTo({ board, sort: POST_SORT.newest, q: '' });
  return (
    <Link
      to={`${PATH.postWrite}${search}`}
      className={styles.write}
      data-small={isSmall || undefined}
      aria-label="글쓰기"
    >
      <Icon shape={pencil} size={20} />
      <span>글쓰기</span>
    </Link>
  );
}
