import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE_COLUMNS, type HouseField } from '../../../server/import/houses/house-columns';

/** A listing as an operator writes it; a test names what matters to it. */
export type Listing = Partial<Record<HouseField, string>>;

export const LISTING: Listing = {
  listingNumber: 'N-1',
  type: '원룸',
  dealType: '월세',
  deposit: '1,000',
  monthly: '50',
  maintenanceFee: '7',
  area: '23.14',
  floor: '3층',
  totalFloors: '5',
  building: '다세대',
  rooms: '1',
  bathrooms: '1',
  facing: '남동향',
  approvedOn: '2015.04.01',
  moveIn: '즉시',
  parking: '가능',
  options: '풀옵션, 반려동물',
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
  lat: '37.4850',
  lng: '126.9300',
  title: '똠방각하 앞 펲시빌라',
  tel: '01012345678',
  advertiser: '임대인',
  advertiserName: '예시 임대인',
  postedAt: '2026-11-01',
};

/** As a spreadsheet writes it, under Korean headers. */
export function csvText(listings: readonly Listing[], delimiter = ','): string {
  const fields = [...new Set(listings.flatMap((one) => Object.keys(one) as HouseField[]))];
  const quoted = (cell: string) =>
    /[",\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = listings.map((one) => fields.map((field) => quoted(one[field] ?? '')));
  return [fields.map(HOUSE_COLUMNS.nameOf), ...lines]
    .map((cells) => cells.join(delimiter))
    .join('\r\n');
}

/** Writes the file and answers where it is. */
export function deliver(folder: string, name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
