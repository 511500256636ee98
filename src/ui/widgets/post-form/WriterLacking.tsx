import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { Skeleton } from '../../components/state/Skeleton';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import styles from './post-form.module.scss';

/** In the place of the form while nobody is there who could write. */
export function WriterLacking() {
  const { popups } = useServices().stores;
  const isAttached = useIsAttached();
  // Who is there is not known before.
  if (!isAttached) return <FormBones />;
  return (
    <EmptyState
      title="로그인하면 글을 쓸 수 있어요"
      hint="쓴 글은 고치거나 지울 수 있고, 댓글이 달리면 알려 드려요."
    >
      <Button
        onClick={() => {
          void popups.askOnce('login', ORDINARY_LOGIN);
        }}
      >
        로그인하기
      </Button>
    </EmptyState>
  );
}

/** The form before it is there. */
export function FormBones() {
  return (
    <div className={styles.bones} role="status" aria-label="글 불러오는 중">
      <Skeleton width="96px" height={20} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="100%" height={18} />
      <Skeleton width="84%" height={18} />
    </div>
  );
}
