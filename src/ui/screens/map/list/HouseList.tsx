import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { houseMonthlyCost, monthlyCostText, type Yyyymmdd } from '#core';
import { useServices } from '../../../ground/services';
import { HouseCard } from '../../../widgets/house-card/HouseCard';
import { isHouse } from '../answer/map-source';
import type { MapStore } from '../map-store';
import { MapList } from './MapList';

interface HouseListProps {
  readonly store: MapStore;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly now: number;
  /** The day at whose legal rate cards show the real monthly cost; null shows the fee. */
  readonly costOn: Yyyymmdd | null;
}

/** The houses of the map. */
export const HouseList = observer(function HouseList(props: HouseListProps) {
  const { store, scroller, now, costOn } = props;
  const { viewedHouseIds } = useServices().stores.recents;
  const { pointed } = store;
  const { hoveredId, selectedId } = pointed;
  return (
    <MapList
      store={store}
      scroller={scroller}
      card={(house) =>
        isHouse(house) && (
          <HouseCard
            house={house}
            now={now}
            isHighlighted={house.id === hoveredId || house.id === selectedId}
            isSeen={viewedHouseIds.has(house.id)}
            cost={
              costOn === null
                ? null
                : `실월비용 ${monthlyCostText(houseMonthlyCost(house, costOn))}`
            }
            canCompare
            onPoint={pointed.hover}
          />
        )
      }
    />
  );
});
