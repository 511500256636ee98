import { seoulDay, type House } from '#core';
import { PlaceAdvertiser } from './parts/HouseAdvertiser';
import { PlaceListing } from './parts/HouseListing';
import { PlaceLocation } from './location/HouseLocation';
import { PriceCompare } from './price/PriceCompare';
import { PrintFoot } from './parts/PrintFoot';
import { SimilarHouses } from './parts/SimilarHouses';
import type { PlaceStore } from './house-store';

interface PlaceRestProps {
  readonly store: PlaceStore;
  readonly house: House;
  readonly now: number;
  /** The page's address, as it is shared. */
  readonly link: string;
  readonly onCopyNumber: () => void;
}

/** What is seen only after scrolling, in a chunk of its own. */
export function PlaceRest({ store, house, now, link, onCopyNumber }: PlaceRestProps) {
  const today = seoulDay(now);
  return (
    <>
      <PriceCompare store={store} house={house} today={today} />
      <PlaceLocation store={store} house={house} />
      <PlaceListing house={house} now={now} today={today} onCopyNumber={onCopyNumber} />
      <PlaceAdvertiser house={house} />
      {house.status !== 'SOLD' && <SimilarHouses store={store} />}
      <PrintFoot link={link} />
    </>
  );
}
