import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import {
  MAP_CIRCLE,
  mapCircleRadius,
  type House,
  type HouseMark,
  type MapCircle,
  type MapView,
} from '#core';
import { useServices } from '../../../app/services';
import { HouseMap } from '../../../widgets/house-map/HouseMap';
import { Section } from './Section';
import { markOf } from '../mark-of';
import styles from './place-location.module.scss';

const LEVEL = 4;

/** Where the house is: a mark, or a circle that it stands in. The map comes when it is seen. */
export const PlaceLocation = observer(function PlaceLocation({ house }: { readonly house: House }) {
  const { maps, stores } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [shown] = useState(() => shownOnMap(house));

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <Section title="위치">
      <div ref={box} className={styles.map}>
        {isSeen && (
          <HouseMap
            provider={maps}
            view={shown.view}
            theme={stores.theme.shown}
            label="집 위치 지도"
            interactive={false}
            marks={shown.marks}
            circle={shown.circle}
            selectedId={house.id}
          />
        )}
      </div>
      <p className={styles.note}>
        {house.isApproximate && '원 안에 집이 있어요. '}도보 시간은 직선거리로 어림한 값이에요.
      </p>
    </Section>
  );
});

interface ShownOnMap {
  readonly view: MapView;
  readonly marks: readonly HouseMark[];
  readonly circle: MapCircle | null;
}

function shownOnMap(house: House): ShownOnMap {
  const center = { lat: house.lat, lng: house.lng };
  const view = { center, level: LEVEL };
  if (house.isApproximate) {
    const circle = { center, radiusMetres: mapCircleRadius(LEVEL), ...MAP_CIRCLE };
    return { view, marks: [], circle };
  }
  return { view, marks: [markOf(house)], circle: null };
}
