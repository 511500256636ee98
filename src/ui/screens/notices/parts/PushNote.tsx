import type { AreaNames } from '../../../widgets/notice-filter/area-tree';
import { Button } from '../../../components/button/Button';
import styles from './push-note.module.scss';

interface PushNoteProps {
  readonly areas: readonly string[];
  readonly names: AreaNames;
  /** The push names an area that there is not. */
  readonly isLost: boolean;
  readonly onLeave: () => void;
}

/** Why this list, for one who came from a push, and the way to all of it (spec/readings R34). */
export function PushNote({ areas, names, isLost, onLeave }: PushNoteProps) {
  const name = areas.map((code) => names.get(code)?.split(' ').at(-1) ?? '이 지역').join('·');
  return (
    <div className={styles.note} role="note">
      <p>
        {isLost
          ? '알림이 알려 드린 지역을 찾지 못해 모든 공고를 보여 드려요.'
          : `알림을 보고 오셨어요. ${name} 공고만 보여 드려요.`}
      </p>
      <Button kind="plain" className={styles.leave} onClick={onLeave}>
        {isLost ? '확인' : '모두 보기'}
      </Button>
    </div>
  );
}
