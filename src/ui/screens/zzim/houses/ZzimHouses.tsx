import { observer } from 'mobx-react-lite';
import type { HouseSummary } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { PATH } from '../../../ground/paths';
import { CompareDock } from '../../../widgets/compare/CompareDock';
import { CompareSwitch } from '../../../widgets/compare/CompareSwitch';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import type { FoundStore } from '../found-store';
import { tabWords, type ListedHouse, type ZzimTab } from '../zzim-lists';
import { HouseList } from './HouseList';
import { KeptStates } from '../parts/KeptStates';

interface ZzimHousesProps {
  readonly tab: ZzimTab;
  readonly list: readonly ListedHouse[];
  readonly store: FoundStore<HouseSummary>;
  /** What stands above is not decided yet. */
  readonly isWaiting: boolean;
}

/** Remembered houses in each of their states. */
export const ZzimHouses = observer(function ZzimHouses(props: ZzimHousesProps) {
  const { tab, list, store, isWaiting } = props;
  const words = tabWords(tab);
  return (
    <>
      <KeptStates
        list={list}
        store={store}
        isWaiting={isWaiting}
        name={`${words.name} 집`}
        count={`${list.length}곳`}
        empty={{
          title: words.empty,
          hint: words.hint,
          way: <ButtonLink to={PATH.map}>지도에서 집 찾기</ButtonLink>,
        }}
        failedTitle="집 목록을 불러오지 못했어요"
        bone={<HouseCardSkeleton />}
        action={<CompareSwitch />}
      >
        <HouseList key={tab} list={list} found={store.found} />
      </KeptStates>
      {list.length > 0 && store.failure === null && (
        <CompareDock
          kind="house"
          listed={[...store.found.values()].filter((house) => house !== null)}
        />
      )}
    </>
  );
});
