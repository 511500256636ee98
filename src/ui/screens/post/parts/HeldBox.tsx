import { HOLD_STATE, MODERATED, type PostHold } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Appeal } from '../../../widgets/appeal/later-appeal';
import styles from './held-box.module.scss';

interface HeldBoxProps {
  readonly postId: string;
  readonly hold: PostHold;
  readonly onAppealed: () => void;
}

/** Why one's own post is not shown to others (spec/readings R39). */
export function HeldBox({ postId, hold, onAppealed }: HeldBoxProps) {
  const isHeld = hold.state === HOLD_STATE.HELD;
  return (
    <div className={styles.box} role="note">
      <Icon name="info" size={20} />
      <div>
        <b>{isHeld ? '검토 중이라 나만 볼 수 있어요' : '가려져서 나만 볼 수 있어요'}</b>
        <p>{hold.reason}</p>
        <Appeal target={{ kind: MODERATED.POST, id: postId }} hold={hold} onSent={onAppealed} />
      </div>
    </div>
  );
}
