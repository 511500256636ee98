import { ButtonLink } from '../../components/button/Button';
import { PATH } from '../../ground/paths';
import styles from '../contact-bar/contact-bar.module.scss';

export interface OwnBarProps {
  /** 직거래, 메이트 */
  readonly kind: string;
}

/** Where the owner of a deal sees what it brought, beside all others of theirs. */
export function OwnBar({ kind }: OwnBarProps) {
  return (
    <div className={styles.bar}>
      <ButtonLink kind="outline" size="bar" wide to={PATH.dealMine}>
        내 {kind} 글 보기
      </ButtonLink>
    </div>
  );
}
