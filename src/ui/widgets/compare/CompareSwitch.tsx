import { observer } from 'mobx-react-lite';
import { useServices } from '../../app/services';
import { Button } from '../../components/button/Button';

/** In the head of a list: its cards offer themselves to be compared, or no longer. */
export const CompareSwitch = observer(function CompareSwitch() {
  const { compare } = useServices().stores;
  return (
    <Button
      kind="plain"
      onClick={() => {
        compare.choose(!compare.isChoosing);
      }}
    >
      {compare.isChoosing ? '비교 끝내기' : '비교'}
    </Button>
  );
});
