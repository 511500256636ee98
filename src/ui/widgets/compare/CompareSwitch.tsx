import { observer } from 'mobx-react-lite';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button } from '../../components/button/Button';
import { useServices } from '../../ground/services';
import { clearCompared } from './clear-compared';
import styles from './compare-switch.module.scss';

/** In the head of a list: its cards offer themselves to be compared, or no longer. */
export const CompareSwitch = observer(function CompareSwitch() {
  const { stores } = useServices();
  const { compare } = stores;
  const isAttached = useIsAttached();
  const isChoosing = isAttached && compare.isChoosing;
  return (
    <Button
      kind="plain"
      className={styles.switch}
      onClick={() => {
        const isEnd = compare.isChoosing;
        compare.choose(!isEnd);
        if (isEnd) clearCompared(stores);
      }}
    >
      {isChoosing ? '비교 끝내기' : '비교'}
    </Button>
  );
});
