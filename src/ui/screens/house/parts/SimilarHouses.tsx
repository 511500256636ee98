import { observer } from 'mobx-react-lite';
import type { HouseStore } from '../house-store';
import { HouseRow } from './HouseRow';

/** Houses like this one. */
export const SimilarHouses = observer(function SimilarHouses({
  store: { similar },
}: {
  readonly store: HouseStore;
}) {
  return (
    <HouseRow
      title="비슷한 집"
      state={similar.state}
      onRetry={() => void similar.load()}
      waiting="비슷한 집을 불러오는 중이에요."
      none="이 근처에는 비슷한 집이 아직 없어요."
    />
  );
});
