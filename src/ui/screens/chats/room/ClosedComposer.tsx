import type { Author } from '#core';
import { Button } from '../../../components/button/Button';
import { useServices } from '../../../ground/services';
import { useOneAtATime } from '../../../ground/use-one-at-a-time';
import styles from '../composer/composer.module.scss';

interface ClosedComposerProps {
  readonly other: Author | null;
  readonly reader: string;
  /**
   * The person has blocked the other one; else the other has left, or one of two mates ended what they
   * agreed on.
   */
  readonly isApart: boolean;
  /** Told once they meet again: what was pressed is gone. */
  readonly onUnblocked: () => void;
}

/** Why nothing can be said here. */
export function ClosedComposer({ other, reader, isApart, onUnblocked }: ClosedComposerProps) {
  const { blocks, stores } = useServices();
  const { isBusy, once } = useOneAtATime();
  if (other === null)
    return <p className={styles.closed}>상대가 탈퇴해서 메시지를 보낼 수 없어요.</p>;
  if (!isApart) return <p className={styles.closed}>연결이 끝나서 메시지를 보낼 수 없어요.</p>;
  const unblock = async () => {
    await blocks.unblock(other.id);
    stores.community.unblocked(reader, other.id);
    onUnblocked();
  };
  return (
    <div className={styles.closed}>
      <p>차단한 상대예요</p>
      <Button kind="outline" busy={isBusy} onClick={() => void once(unblock)}>
        풀기
      </Button>
    </div>
  );
}
