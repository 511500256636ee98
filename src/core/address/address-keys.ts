import { shortSido, sidoForms } from '../shared/sido';
import type { AddressCandidate } from './address';

/** 12-4 of a road or a lot; `sub` is 0 where there is none. */
export interface AddressNumber {
  readonly main: number;
  readonly sub: number;
}

/** A building as it is searched. Names are as {@link addressLetters} writes them. */
export interface AddressKeys {
  /** The whole address, which no other building has. */
  readonly road: string;
  /** 신림로3길 */
  readonly roadName: string;
  readonly roadMain: number;
  readonly roadSub: number;
  /** 신림동; 신림동산 of a lot in the hills, which are numbered apart. Of a 읍 or 면 its 리. */
  readonly lotName: string;
  readonly lotMain: number;
  readonly lotSub: number;
  /** Empty for a building without a name. */
  readonly buildingName: string;
  readonly zip: string;
  /** All names of what it lies in, each behind a space. */
  readonly areaWords: string;
}

/** 신림로, then perhaps 지하, then the number. */
const ROAD_LINE =
  /^(?<before>.*\s)?(?<name>(?!지하\s)\S+)\s+(?:지하\s*)?(?<main>\d{1,5})(?:-(?<sub>\d{1,5}))?$/u;
/** 신림동, then perhaps 산, then the number. */
const LOT_LINE =
  /^(?<before>.*\s)?(?<name>(?!산\s)[^\s\d]\S*)\s+(?:(?<hill>산)\s*)?(?<main>\d{1,5})(?:-(?<sub>\d{1,5}))?$/u;

/** Where the name begins in its line, the name as it stands there, and the number behind it. */
export interface AddressLine {
  readonly at: number;
  readonly name: string;
  readonly isHill: boolean;
  readonly number: AddressNumber;
}

function readLine(form: RegExp, line: string): AddressLine | null {
  const found = form.exec(line)?.groups;
  if (found === undefined) return null;
  const { before = '', name = '', hill, main, sub = '0' } = found;
  return {
    at: before.length,
    name,
    isHill: hill !== undefined,
    number: { main: Number(main), sub: Number(sub) },
  };
}

/** The road and the number at the end of an address; null where it has none. */
export const readRoadLine = (line: string): AddressLine | null => readLine(ROAD_LINE, line);

/** The dong and the number of a lot; null for what is none. */
export const readLotLine = (line: string): AddressLine | null => readLine(LOT_LINE, line);

/** Half-width characters for full-width ones, and one hyphen for all dashes. */
export function plainWidth(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[‐-―−]/g, '-');
}

/** A name as it is searched: its letters and digits, without case, width, spaces and signs. */
export function addressLetters(text: string): string {
  // Nearly every name of an address is: millions are read at an import.
  if (/^[가-힣0-9]*$/.test(text)) return text;
  return plainWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function areaWordsOf({ sido, sigungu, dong }: AddressCandidate): string {
  const short = shortSido(sido);
  const names = [sido, short, ...sidoForms(short), ...sigungu.split(' '), ...dong.split(' ')];
  const words = new Set(names.map(addressLetters).filter((word) => word !== ''));
  return Array.from(words, (word) => ` ${word}`).join('');
}

/** An address as it is searched, and where the names of its lines begin. */
export interface ReadAddress {
  readonly keys: AddressKeys;
  readonly roadAt: number;
  readonly lotAt: number;
}

/** Null for an address whose road or lot says no number: it cannot be found. */
export function readAddress(address: AddressCandidate): ReadAddress | null {
  const road = readRoadLine(address.road);
  const lot = readLotLine(address.lot);
  if (road === null || lot === null) return null;
  const keys = {
    road: address.road,
    roadName: addressLetters(road.name),
    roadMain: road.number.main,
    roadSub: road.number.sub,
    lotName: `${addressLetters(lot.name)}${lot.isHill ? '산' : ''}`,
    lotMain: lot.number.main,
    lotSub: lot.number.sub,
    buildingName: addressLetters(address.building ?? ''),
    zip: address.zip,
    areaWords: areaWordsOf(address),
  };
  return { keys, roadAt: road.at, lotAt: lot.at };
}
