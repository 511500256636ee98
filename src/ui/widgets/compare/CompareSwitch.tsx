import { observer } from 'mobx-react-lite';
import { useServices } from '../../app/services';
import { Button } from '../../components/button/Button';
import styles from './compare-switch.module.scss';

/** In the head of a list: its cards offer themselves to be compared, or no longer. */
export const CompareSwitch = observer(function CompareSwitch() {
  const { compare } = useServices().stores;
  return (
    <Button
      kind="plain"
      className={styles.switch}
      onClick={() => {
        compare.choose(!compare.isChoosing);
      }}
    >
      {compare.isChoosing ? '비교 끝내기' : '비교'}
    </Button>
  );
});
