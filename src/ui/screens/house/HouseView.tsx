import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { houseName, seoulDay, type House } from '#core';
import { FetchAhead } from '../../ground/FetchAhead';
import { useServices } from '../../ground/services';
import { loadPopup } from '../../popups/load-popup';
import { ContactBar } from './actions/ContactBar';
import { PhotoCarousel } from '../../widgets/photo-slides/PhotoCarousel';
import { HouseEquipment } from './parts/HouseEquipment';
import { HouseFacts } from './parts/HouseFacts';
import { HouseHead } from './parts/HouseHead';
import { HouseMaintenance } from './price/HouseMaintenance';
import { SimilarHouses } from './parts/SimilarHouses';
import type { HouseStore } from './house-store';
import { HouseRest } from './later-house-rest';
import { useContact } from './actions/use-contact';
import { useHouseActions } from './actions/use-house-actions';

const loadPhotos = () => loadPopup('photos');

interface HouseViewProps {
  readonly store: HouseStore;
  readonly house: House;
}

/** All that a house's page shows, from its pictures to the ways to reach the advertiser. */
export const HouseView = observer(function HouseView({ store, house }: HouseViewProps) {
  const { clock, stores } = useServices();
  const [now] = useState(() => clock.now());
  const today = seoulDay(now);
  const subject = houseName(house);
  const isSold = house.status === 'SOLD';
  const { canCall, asked, contact } = useContact(store, house);
  const { link, copyNumber } = useHouseActions(house);

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
      {house.photos.length > 0 && <FetchAhead load={loadPhotos} />}
      <HouseHead house={house} now={now} today={today} />
      {isSold && <SimilarHouses store={store} />}
      <HouseFacts house={house} today={today} />
      <HouseEquipment house={house} />
      <HouseMaintenance house={house} />
      <HouseRest
        store={store}
        house={house}
        now={now}
        link={link}
        onCopyNumber={() => void copyNumber()}
      />
      <ContactBar house={house} canCall={canCall} asked={asked} onContact={contact} />
    </>
  );
});
