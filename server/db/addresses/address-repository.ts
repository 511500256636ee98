import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import {
  ADDRESS_FIELDS,
  MOST_ADDRESSES,
  readAddressQuery,
  type AddressCandidate,
  type AddressReading,
  type AddressSearch,
} from '#core';
import type { Database } from '../database';
import { addresses } from '../schema/addresses';

/** Behind every letter and digit, in the order of bytes. */
const LAST = '\u{10ffff}';

const { road, lot, building, zip, dongliCode, sido, sigungu, dong, lat, lng } = addresses;
const ANSWERED = { road, lot, building, zip, dongliCode, sido, sigungu, dong, lat, lng };

/** The buildings that an import or the sample brought, as the core's `findAddresses` finds them. */
export class AddressRepository implements AddressSearch {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async find(query: string): Promise<readonly AddressCandidate[]> {
    const found = new Map<string, AddressCandidate>();
    for (const reading of readAddressQuery(query)) {
      if (found.size >= MOST_ADDRESSES) break;
      for (const address of await this.#readAs(reading))
        if (!found.has(address.road)) found.set(address.road, address);
    }
    return [...found.values()].slice(0, MOST_ADDRESSES);
  }

  #readAs(reading: AddressReading): Promise<AddressCandidate[]> {
    return this.database.db
      .select(ANSWERED)
      .from(addresses)
      .where(and(isNamed(reading), ...reading.areas.map(liesIn)))
      .orderBy(
        ...nearestFirst(reading),
        ...ADDRESS_FIELDS[reading.by].order.map((field) => asc(addresses[field])),
      )
      .limit(MOST_ADDRESSES);
  }
}

/** By an index; what begins with a name are two ends of it, whatever the plan knows of the name. */
function isNamed({ by, name, number }: AddressReading): SQL {
  const own = addresses[ADDRESS_FIELDS[by].name];
  return number === null ? sql`${own} >= ${name} and ${own} < ${name + LAST}` : eq(own, name);
}

const liesIn = (area: string): SQL => sql`strpos(${addresses.areaWords}, ${` ${area}`}) > 0`;

function nearestFirst({ by, number }: AddressReading): SQL[] {
  if (number === null) return [];
  const [main, sub] =
    by === 'lot' ? [addresses.lotMain, addresses.lotSub] : [addresses.roadMain, addresses.roadSub];
  return [sql`abs(${main} - ${number.main}::int)`, sql`abs(${sub} - ${number.sub}::int)`];
}
