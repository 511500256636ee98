import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { houseName, seoulDay, type House } from '#core';
import { FetchAhead } from '../../ground/FetchAhead';
import { lazily } from '../../ground/lazily';
import { useServices } from '../../ground/services';
import { popupTable } from '../../popups/popup-table';
import { ContactBar } from './actions/ContactBar';
import { PhotoCarousel } from './photos/PhotoCarousel';
import { PlaceEquipment } from './parts/HouseEquipment';
import { PlaceFacts } from './parts/HouseFacts';
import { PlaceHead } from './parts/HouseHead';
import { PlaceMaintenance } from './price/HouseMaintenance';
import { SimilarHouses } from './parts/SimilarHouses';
import type { PlaceStore } from './house-store';
import { useContact } from './actions/use-contact';
import { usePlaceActions } from './actions/use-house-actions';

const PlaceRest = lazily(async () => (await import('./HouseRest')).PlaceRest);

interface PlaceViewProps {
  readonly store: PlaceStore;
  readonly house: House;
}

/** All that a house's page shows, from its pictures to the ways to reach the advertiser. */
export const PlaceView = observer(function PlaceView({ store, house }: PlaceViewProps) {
  const { clock, stores } = useServices();
  const [now] = useState(() => clock.now());
  const today = seoulDay(now);
  const subject = houseName(house);
  const isSold = house.status === 'SOLD';
  const { canCall, contact } = useContact(store, house);
  const { link, copyNumber } = usePlaceActions(house);

  return (
    <>
      <PhotoCarousel
        photos={house.photos}
        subject={subject}
        isSold={isSold}
        onOpen={(index, onShow) =>
          stores.popups.askOnce('photos', { photos: house.photos, subject, index, onShow })
        }
      />
      {house.photos.length > 0 && <FetchAhead load={popupTable.photos.load} />}
      <PlaceHead house={house} now={now} today={today} />
      {isSold && <SimilarHouses store={store} />}
      <PlaceFacts house={house} today={today} />
      <PlaceEquipment house={house} />
      <PlaceMaintenance house={house} />
      <PlaceRest
        store={store}
        house={house}
        now={now}
        link={link}
        onCopyNumber={() => void copyNumber()}
      />
      <ContactBar house={house} canCall={canCall} onContact={contact} />
    </>
  );
});
