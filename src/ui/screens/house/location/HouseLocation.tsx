import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { House, TransitStop } from '#core';
import { ButtonLink } from '../../../components/button/Button';
import { lazily } from '../../../ground/lazily';
import { PATH } from '../../../ground/paths';
import { useSeen } from '../../../ground/use-seen';
import { AddressRow } from '../../../widgets/address-row/AddressRow';
import type { HouseStore } from '../house-store';
import { addressText } from '../house-page-texts';
import { MapButtons } from './MapButtons';
import { HouseStops } from './HouseStops';
import { Section } from '../../../widgets/item-page/Section';
import styles from './house-location.module.scss';

const LocationMap = lazily(async () => (await import('./LocationMap')).LocationMap);

interface HouseLocationProps {
  readonly store: HouseStore;
  readonly house: House;
}

/** Where the house is: a mark, or a circle that it stands in, and what stops around it. */
export const HouseLocation = observer(function HouseLocation({ store, house }: HouseLocationProps) {
  const { state } = store.stops;
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  // The map waits for what it has to show, but not for what cannot be had.
  const isSettled = state.kind === 'ready' || state.kind === 'failed';

  return (
    <Section title="위치">
      <div ref={box} className={styles.map}>
        {isSeen && isSettled && <LocationMap house={house} stops={store.stops.value ?? NO_STOPS} />}
      </div>
      <p className={styles.note}>
        {house.isApproximate && '원 안에 집이 있어요. '}도보 시간은 직선거리로 어림한 값이에요.
      </p>
      <MapButtons house={house} />
      <AddressRow address={addressText(house)} className={styles.address} />
      <ButtonLink
        kind="outline"
        wide
        className={styles.dong}
        to={PATH.dong(house.address.dongliCode)}
      >
        {`${house.address.dong} 집 모두 보기`}
      </ButtonLink>
      <HouseStops store={store} />
    </Section>
  );
});

const NO_STOPS: readonly TransitStop[] = [];
