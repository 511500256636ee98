import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Yyyymmdd } from '#core';
import type { Queries } from './database';
import type { NewHouse } from './house-record';
import { adQuality } from './house-score';
import { houses } from './schema';
import { toGrid } from './world-grid';

/** What became of the houses that were handed over. */
export interface WriteCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

type HouseInsert = typeof houses.$inferInsert;

/** 250 houses of 50 columns stay well below the 65,535 parameters of one statement. */
const BATCH = 250;

/**
 * Adds houses, and replaces those that the source delivered before, known by their listing
 * numbers; a number that comes twice keeps what came last. What did not change is not written. A
 * price that changes under the same deal type leaves the former one behind, as of `today`.
 * Run it in a transaction: every write bumps the version of the houses in the same one.
 */
export async function replaceOrAdd(
  tx: Queries,
  delivered: readonly NewHouse[],
  source: string,
  today: Yyyymmdd,
): Promise<WriteCounts> {
  const byNumber = new Map(delivered.map((house) => [house.listingNumber, house] as const));
  const rows = [...byNumber.values()].map((house) => toRow(house, source));
  const counts = { added: 0, changed: 0, unchanged: delivered.length - rows.length };
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = await writeBatch(tx, rows.slice(start, start + BATCH), source, today);
    counts.added += batch.added;
    counts.changed += batch.changed;
    counts.unchanged += batch.unchanged;
  }
  return counts;
}

async function writeBatch(
  tx: Queries,
  rows: readonly HouseInsert[],
  source: string,
  today: Yyyymmdd,
): Promise<WriteCounts> {
  const known = await tx
    .select({ listingNumber: houses.listingNumber, contentHash: houses.contentHash })
    .from(houses)
    .where(
      and(
        eq(houses.source, source),
        inArray(
          houses.listingNumber,
          rows.map((row) => row.listingNumber),
        ),
      ),
    );
  const hashes = new Map(known.map((row) => [row.listingNumber, row.contentHash] as const));
  const different = rows.filter((row) => hashes.get(row.listingNumber) !== row.contentHash);
  if (different.length > 0) {
    await tx
      .insert(houses)
      .values(different)
      .onConflictDoUpdate({
        target: [houses.source, houses.listingNumber],
        set: { ...everyColumn(), ...formerPrice(today) },
      });
  }
  const changed = different.filter((row) => hashes.has(row.listingNumber)).length;
  return {
    added: different.length - changed,
    changed,
    unchanged: rows.length - different.length,
  };
}

/** Everything but what the database gives itself is as it was delivered last. */
function everyColumn(): PgUpdateSetSource<typeof houses> {
  const columns = Object.entries(getTableColumns(houses)).filter(
    ([name, { generated }]) => name !== 'id' && generated === undefined,
  );
  return Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/**
 * Another deal type has no price to compare with; another price under the same one moves what it
 * was aside; everything else leaves the former price as it is known.
 */
function formerPrice(today: Yyyymmdd): PgUpdateSetSource<typeof houses> {
  const former = (changed: SQL, known: AnyPgColumn) => sql`case
    when ${houses.dealType} <> excluded.deal_type then null
    when (${houses.deposit}, ${houses.monthly}) <> (excluded.deposit, excluded.monthly)
      then ${changed}
    else ${known} end`;
  return {
    formerDeposit: former(sql`${houses.deposit}`, houses.formerDeposit),
    formerMonthly: former(sql`${houses.monthly}`, houses.formerMonthly),
    priceChangedOn: former(sql`${today}`, houses.priceChangedOn),
  };
}

function toRow(house: NewHouse, source: string): HouseInsert {
  const row = {
    source,
    listingNumber: house.listingNumber,
    status: house.status,
    type: house.type,
    dealType: house.dealType,
    deposit: house.deposit,
    monthly: house.monthly,
    maintenanceFee: house.maintenance?.fee ?? null,
    maintenanceItems: house.maintenance?.items ?? [],
    billedByUse: house.maintenance?.billedByUse ?? [],
    area: house.area,
    floorKind: house.floor.kind,
    floorNumber: house.floor.number,
    floorTotal: house.floor.total,
    layout: house.layout,
    building: house.building,
    rooms: house.rooms,
    bathrooms: house.bathrooms,
    facing: house.direction?.facing ?? null,
    facingOf: house.direction?.of ?? null,
    approvedOn: house.approvedOn,
    moveInKind: house.moveIn.kind,
    moveInDay: house.moveIn.day,
    parking: house.parking,
    elevator: house.elevator,
    options: house.options,
    equipment: house.equipment,
    discounts: house.discounts,
    gender: house.gender,
    dongliCode: house.address.dongliCode,
    sido: house.address.sido,
    sigungu: house.address.sigungu,
    dong: house.address.dong,
    lat: house.lat,
    lng: house.lng,
    ...toGrid(house),
    isApproximate: house.isApproximate,
    station: house.station,
    title: house.title,
    description: house.description,
    photos: house.photos,
    contactTel: house.contact.tel,
    contactSms: house.contact.sms,
    contactChat: house.contact.chat,
    advertiser: house.advertiser,
    quality: adQuality(house),
    postedAt: new Date(house.postedAt),
    confirmedAt: new Date(house.confirmedAt),
  };
  return {
    ...row,
    contentHash: hashOf(row),
    // Not of the delivery's content: the hash is of what the source says.
    formerDeposit: house.formerPrice?.deposit ?? null,
    formerMonthly: house.formerPrice?.monthly ?? null,
    priceChangedOn: house.formerPrice?.changedOn ?? null,
  };
}

/** The columns stand in one fixed order, so equal houses have equal texts. */
function hashOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url');
}
