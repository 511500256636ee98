import { seoulDay, type House } from '#core';
import { HouseAdvertiser } from './parts/HouseAdvertiser';
import { HouseListing } from './parts/HouseListing';
import { HouseLocation } from './location/HouseLocation';
import { PriceCompare } from './price/PriceCompare';
import { PrintFoot } from '../../widgets/print-foot/PrintFoot';
import { SimilarHouses } from './parts/SimilarHouses';
import type { HouseStore } from './house-store';

export interface HouseRestProps {
  readonly store: HouseStore;
  readonly house: House;
  readonly now: number;
  /** The page's address, as it is shared. */
  readonly link: string;
  readonly onCopyNumber: () => void;
}

/** What is seen only after scrolling, in a chunk of its own. */
export function HouseRest({ store, house, now, link, onCopyNumber }: HouseRestProps) {
  const today = seoulDay(now);
  return (
    <>
      <PriceCompare store={store} house={house} today={today} />
      <HouseLocation store={store} house={house} />
      <HouseListing house={house} now={now} today={today} onCopyNumber={onCopyNumber} />
      <HouseAdvertiser house={house} />
      {house.status !== 'SOLD' && <SimilarHouses store={store} />}
      <PrintFoot link={link} />
    </>
  );
}
