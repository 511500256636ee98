import { HOLD_STATE, type PostHold } from '#core';
import { Icon } from '../../../components/icon/Icon';
import styles from './held-box.module.scss';

/** Why one's own writing is not shown to others (spec/readings R39). */
export function HeldBox({ hold }: { readonly hold: PostHold }) {
  const isHeld = hold.state === HOLD_STATE.HELD;
  return (
    <div className={styles.box} role="note">
      <Icon name="info" size={20} />
      <div>
        <b>{isHeld ? '검토 중이라 나만 볼 수 있어요' : '가려져서 나만 볼 수 있어요'}</b>
        <p>{hold.reason}</p>
      </div>
    </div>
  );
}
