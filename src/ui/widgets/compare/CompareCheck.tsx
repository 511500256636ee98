import { observer } from 'mobx-react-lite';
import { houseTypeName, priceInWords, type HouseSummary } from '#core';
import { useServices } from '../../ground/services';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import styles from './compare-check.module.scss';

interface CompareCheckProps {
  readonly house: Pick<HouseSummary, 'id' | 'type' | 'dealType' | 'deposit' | 'monthly'>;
  readonly className?: string | undefined;
}

/** Chooses a house to be compared; there only while houses are chosen. */
export const CompareCheck = observer(function CompareCheck({
  house,
  className,
}: CompareCheckProps) {
  const { compare, toasts } = useServices().stores;
  if (!compare.isChoosing) return null;
  return (
    <label className={classNames(styles.target, className)}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`${priceInWords(house)} ${houseTypeName(house.type)} 비교에 담기`}
        checked={compare.ids.includes(house.id)}
        onChange={() => {
          if (compare.toggle(house.id) === 'full') toasts.warn('세 곳까지 비교할 수 있어요');
        }}
      />
      <span className={styles.mark}>
        <Icon name="check" size={18} />
      </span>
    </label>
  );
});
