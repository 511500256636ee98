import { Waiting } from '../../components/state/Skeleton';
import { HouseCardSkeleton } from '../house-card/HouseCardSkeleton';

/** The shape of a collection while it is on its way. */
export function CollectionBones() {
  return (
    <Waiting label="모음 불러오는 중">
      {[0, 1, 2].map((one) => (
        <HouseCardSkeleton key={one} />
      ))}
    </Waiting>
  );
}
