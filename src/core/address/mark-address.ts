import { shortSido } from '../shared/sido';
import type { MarkedPart } from '../shared/text/marked-part';
import type { AddressCandidate } from './address';
import { addressLetters, readAddress, type AddressKeys } from './address-keys';
import { readAddressQuery, type AddressReading } from './address-query';
import { fitsReading, numberFor } from './find-addresses';

/** An address as a row of results shows it, with what was asked for marked. */
export interface MarkedAddress {
  /** 서울 관악구 신림로 340: the 시·도 as people say it. */
  readonly road: readonly MarkedPart[];
  readonly lot: readonly MarkedPart[];
  /** Empty where it has no name. */
  readonly building: readonly MarkedPart[];
  readonly zip: readonly MarkedPart[];
}

/** The address by its road with the 시·도 as people say it: 서울 관악구 신림로 340. */
export function shortRoadLine({ road, sido }: Pick<AddressCandidate, 'road' | 'sido'>): string {
  return sido !== '' && road.startsWith(`${sido} `)
    ? `${shortSido(sido)}${road.slice(sido.length)}`
    : road;
}

const pieces = (text: string, from: number, to: number): readonly MarkedPart[] =>
  [
    { text: text.slice(0, from), isHit: false },
    { text: text.slice(from, to), isHit: true },
    { text: text.slice(to), isHit: false },
  ].filter((part) => part.text !== '');

/** Where the letters of a name end that begins at `from`. */
function endOf(name: string, text: string, from: number): number {
  let end = from;
  while (end < text.length && addressLetters(text.slice(from, end)).length < name.length) end += 1;
  return end;
}

interface Marking {
  readonly reading: AddressReading;
  readonly keys: AddressKeys;
}

/** A line with the name marked that begins at `at`, and with its number where that was asked for. */
function markedLine(text: string, at: number, { reading, keys }: Marking): readonly MarkedPart[] {
  const { by, name, number } = reading;
  const own = numberFor(keys, by);
  const isWhole = number !== null && number.main === own.main && number.sub === own.sub;
  return pieces(text, at, isWhole ? text.length : endOf(name, text, at));
}

/** The row of a building that was found by a query. Texts that were not asked for have no mark. */
export function markAddress(address: AddressCandidate, query: string): MarkedAddress {
  const { lot, zip } = address;
  const road = shortRoadLine(address);
  const building = address.building ?? '';
  const plain: MarkedAddress = {
    road: pieces(road, 0, 0),
    lot: pieces(lot, 0, 0),
    building: pieces(building, 0, 0),
    zip: pieces(zip, 0, 0),
  };
  const read = readAddress(address);
  if (read === null) return plain;
  const { keys } = read;
  const reading = readAddressQuery(query).find((one) => fitsReading(keys, one));
  switch (reading?.by) {
    case undefined:
      return plain;
    case 'zip':
      return { ...plain, zip: pieces(zip, 0, zip.length) };
    case 'road': {
      const at = read.roadAt - (address.road.length - road.length);
      return { ...plain, road: markedLine(road, at, { reading, keys }) };
    }
    case 'lot':
      return { ...plain, lot: markedLine(lot, read.lotAt, { reading, keys }) };
    case 'building':
      return { ...plain, building: pieces(building, 0, endOf(reading.name, building, 0)) };
  }
}
