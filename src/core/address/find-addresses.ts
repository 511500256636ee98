import { MOST_ADDRESSES, type AddressCandidate } from './address';
import { readAddress, type AddressKeys } from './address-keys';
import { readAddressQuery, type AddressReading } from './address-query';

interface Fields {
  /** What a reading's name is looked for in. */
  readonly name: 'zip' | 'roadName' | 'lotName' | 'buildingName';
  /** By what those are ordered that begin with it. */
  readonly order: readonly (keyof AddressKeys)[];
}

/** Where each reading looks. */
export const ADDRESS_FIELDS: Readonly<Record<AddressReading['by'], Fields>> = {
  zip: { name: 'zip', order: ['roadName', 'roadMain', 'roadSub', 'road'] },
  road: { name: 'roadName', order: ['roadName', 'roadMain', 'roadSub', 'road'] },
  lot: { name: 'lotName', order: ['lotName', 'lotMain', 'lotSub', 'road'] },
  building: {
    name: 'buildingName',
    order: ['buildingName', 'roadName', 'roadMain', 'roadSub', 'road'],
  },
};

/** The number of the lot for a reading of lots, of the road for all others. */
export const numberFor = (keys: AddressKeys, by: AddressReading['by']) =>
  by === 'lot'
    ? { main: keys.lotMain, sub: keys.lotSub }
    : { main: keys.roadMain, sub: keys.roadSub };

/** Whether a building is what a reading asks for. */
export function fitsReading(
  keys: AddressKeys,
  { by, name, number, areas }: AddressReading,
): boolean {
  const own = keys[ADDRESS_FIELDS[by].name];
  const isNamed = number === null ? own.startsWith(name) : own === name;
  return isNamed && areas.every((area) => keys.areaWords.includes(` ${area}`));
}

type Part = (keys: AddressKeys) => number | string;

/** How far a building's number is from the asked one, and of equally far ones the numbers. */
function partsOf({ by, number }: AddressReading): readonly Part[] {
  const order = ADDRESS_FIELDS[by].order.map(
    (field): Part =>
      (keys) =>
        keys[field],
  );
  if (number === null) return order;
  return [
    (keys) => Math.abs(numberFor(keys, by).main - number.main),
    (keys) => Math.abs(numberFor(keys, by).sub - number.sub),
    ...order,
  ];
}

function comparing(parts: readonly Part[]) {
  return (one: AddressKeys, other: AddressKeys): number => {
    for (const part of parts) {
      const [own, its] = [part(one), part(other)];
      if (own !== its) return own < its ? -1 : 1;
    }
    return 0;
  };
}

/**
 * The buildings that a query asks for, at most {@link MOST_ADDRESSES}, each once: reading by reading as
 * `readAddressQuery` orders them. Of a numbered reading those with the nearest number first, of any other
 * by name, then by number.
 */
export function findAddresses(
  addresses: readonly AddressCandidate[],
  query: string,
): readonly AddressCandidate[] {
  const known = addresses.flatMap((address) => {
    const read = readAddress(address);
    return read === null ? [] : [{ address, keys: read.keys }];
  });
  const found = readAddressQuery(query).flatMap((reading) => {
    const compare = comparing(partsOf(reading));
    return known
      .filter(({ keys }) => fitsReading(keys, reading))
      .sort((one, other) => compare(one.keys, other.keys))
      .map(({ address }) => address);
  });
  return [...new Set(found)].slice(0, MOST_ADDRESSES);
}
