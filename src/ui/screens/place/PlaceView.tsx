import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import {
  contactWays,
  formatPrice,
  houseTypeName,
  seoulDay,
  STORAGE_KEY,
  type ContactMethod,
  withParticle,
  type House,
} from '#core';
import { useServices } from '../../app/services';
import { useMediaQuery } from '../../app/use-media-query';
import { ContactBar } from './parts/ContactBar';
import { PhotoCarousel } from './parts/PhotoCarousel';
import { PlaceAdvertiser } from './parts/PlaceAdvertiser';
import { PlaceEquipment } from './parts/PlaceEquipment';
import { PlaceFacts, type AreaUnit } from './parts/PlaceFacts';
import { PlaceHead } from './parts/PlaceHead';
import { PlaceListing } from './parts/PlaceListing';
import { PlaceLocation } from './parts/PlaceLocation';
import { PlaceMaintenance } from './parts/PlaceMaintenance';
import { SimilarHouses } from './parts/SimilarHouses';
import type { PlaceStore } from './place-store';

const OTHER_WAY = { TEL: '전화', SMS: '문자' } as const;

/** Chats come later; what can be done today is named, where there is something. */
function chatText({ contact }: House): string {
  const ways = contactWays(contact).flatMap((way) => (way === 'CHAT' ? [] : [OTHER_WAY[way]]));
  const now =
    ways.length === 0 ? '조금만 기다려 주세요.' : `지금은 ${eitherOf(ways)} 문의해 주세요.`;
  return `채팅은 아직 준비하고 있어요. ${now}`;
}

const eitherOf = (ways: readonly string[]): string => withParticle(ways.join(' 또는 '), '으로/로');

/** An office takes 에, a person 에게. */
const advertiserAt = ({ advertiser }: House): string =>
  advertiser.kind === 'BROKER' ? `${advertiser.office}에` : `${advertiser.name} 님에게`;

/** A finger, not a mouse: the device may call and write by itself. */
const HANDHELD = '(hover: none), (pointer: coarse)';

interface PlaceViewProps {
  readonly store: PlaceStore;
  readonly house: House;
}

/** All that a house's page shows, from its pictures to the ways to reach the advertiser. */
export const PlaceView = observer(function PlaceView({ store, house }: PlaceViewProps) {
  const { clock, local, stores } = useServices();
  const { popups } = stores;
  const canCall = useMediaQuery(HANDHELD);
  const [now] = useState(() => clock.now());
  const [unit, setUnit] = useState<AreaUnit>(() =>
    local.read(STORAGE_KEY.AREA_UNIT) === 'pyeong' ? 'pyeong' : 'm2',
  );
  const today = seoulDay(now);
  const subject = `${formatPrice(house)} ${houseTypeName(house.type)}`;

  const contact = (method: ContactMethod, number: string | null) => {
    store.contacted(method);
    if (method === 'CHAT') {
      void popups.askOnce('alert', { title: '채팅', message: chatText(house) });
    } else if (!canCall && number !== null) {
      const way = method === 'TEL' ? '전화해' : '문자를 보내';
      const message = `${advertiserAt(house)} 이 번호로 ${way} 주세요.`;
      void popups.askOnce('alert', { title: number, message });
    }
  };

  return (
    <>
      <PhotoCarousel
        photos={house.photos}
        subject={subject}
        isSold={house.status === 'SOLD'}
        onOpen={(index) => {
          void popups.askOnce('photos', { photos: house.photos, subject, index });
        }}
      />
      <PlaceHead house={house} now={now} today={today} />
      <PlaceFacts
        house={house}
        today={today}
        unit={unit}
        onUnit={(next) => {
          setUnit(next);
          local.write(STORAGE_KEY.AREA_UNIT, next);
        }}
      />
      <PlaceEquipment house={house} />
      <PlaceMaintenance maintenance={house.maintenance} />
      <PlaceLocation house={house} />
      <PlaceListing house={house} today={today} />
      <PlaceAdvertiser advertiser={house.advertiser} />
      <SimilarHouses store={store} />
      <ContactBar house={house} canCall={canCall} onContact={contact} />
    </>
  );
});
