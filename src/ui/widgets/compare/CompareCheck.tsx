import { observer } from 'mobx-react-lite';
import {
  comparedCode,
  houseTypeName,
  priceInWords,
  type ComparedKind,
  type HouseSummary,
} from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Icon } from '../../components/icon/Icon';
import { useServices } from '../../ground/services';
import { classNames } from '../../styles/class-names';
import styles from './compare-check.module.scss';
import { COMPARE_FULL } from './compare-full';

export interface CompareCheckProps {
  readonly kind: ComparedKind;
  readonly room: Pick<HouseSummary, 'id' | 'type' | 'dealType' | 'deposit' | 'monthly'>;
  readonly className?: string | undefined;
}

/** Chooses a house or a deal to be compared; there only while they are chosen. */
export const CompareCheck = observer(function CompareCheck({
  kind,
  room,
  className,
}: CompareCheckProps) {
  const { compare, toasts } = useServices().stores;
  // What is chosen stands on the device.
  const isAttached = useIsAttached();
  if (!isAttached || !compare.isChoosing) return null;
  const code = comparedCode(kind, room.id);
  return (
    <label className={classNames(styles.target, className)}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`${priceInWords(room)} ${houseTypeName(room.type)} 비교에 담기`}
        checked={compare.codes.includes(code)}
        onChange={() => {
          if (compare.toggle(code) === 'full') toasts.warn(COMPARE_FULL);
        }}
      />
      <span className={styles.mark}>
        <Icon name="check" size={18} />
      </span>
    </label>
  );
});
