import { seoulDay, type Clock } from '#core';
import type { Database } from '../../db/database';
import type { NewHouse } from '../../ports/houses/house-record';
import { replaceOrAdd } from '../../db/houses/house-writer';
import { setHousePictures } from '../../db/pictures/house-picture-uses';
import { allStations } from '../../db/geo/place-repository';
import { AdvertiserMembers } from './advertiser-member';
import type { Delivery } from '../delivery';
import type { RowProblem } from '../field-reader';
import { pastMoment } from '../field-forms';
import { HOUSE_COLUMNS, type HouseField } from './house-columns';
import {
  importFile,
  type ImportListener,
  type ImportOptions,
  type ImportReport,
} from '../import-file';
import { PHOTO_FAULTS } from '../photos/photo-faults';
import type { PhotoIntake } from '../photos/photo-intake';
import { isStoredPath } from '../photos/photo-names';
import { sayStoreIsAway } from '../photos/store-is-away';
import { toHouse } from './row-to-house';
import { StationFinder } from '../station-finder';

/** A picture to be read or fetched is as much work as so many houses. */
const PHOTO_EFFORT = 20;

/** What takes pictures in; without it only paths of the image service are taken. */
type Photos = Pick<PhotoIntake, 'take'>;
const NO_PHOTOS: Photos = {
  take: (name) =>
    Promise.resolve(
      isStoredPath(name) ? { ok: true, value: name } : { ok: false, reason: 'no-file' },
    ),
};

/** A house, and the member whom the row names as its advertiser. */
interface Delivered {
  readonly house: NewHouse;
  readonly member: string;
}

interface Parts extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly photos?: Photos;
}

/**
 * Takes the houses of a .csv or .ndjson file as the source's current ones, as {@link importFile}
 * does. A price that differs from the one before leaves that one behind, as of today.
 * @throws ImportFileError where the file as a whole cannot be read.
 */
export function importHouses(
  { db, clock, photos = NO_PHOTOS }: Parts,
  file: string,
  source: string,
  listener: ImportListener,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const today = seoulDay(clock.now());
  const members = new AdvertiserMembers(db);
  const delivery: Delivery<HouseField, Delivered> = {
    columns: HOUSE_COLUMNS,
    number: 'listingNumber',
    begin: async (queries) => {
      const known = {
        stations: new StationFinder(await allStations(queries)),
        moment: pastMoment(today),
      };
      return (row) => {
        const read = toHouse(row, known);
        if (!read.ok || read.item === null) return read.ok ? { ok: true, item: null } : read;
        const member = row.values.get('advertiserMember') ?? '';
        return { ok: true, item: { house: read.item, member } };
      };
    },
    complete: async (delivered) => {
      const [pictured, member] = [
        await withPhotos(delivered.house, photos),
        await members.of(delivered.member),
      ];
      if (!pictured.ok || !member.ok) {
        const problems = [
          ...(pictured.ok ? [] : pictured.problems),
          ...(member.ok ? [] : [member.problem]),
        ];
        return { ok: false, problems };
      }
      const house = { ...pictured.item, memberId: member.value };
      return { ok: true, item: { ...delivered, house } };
    },
    effortOf: ({ house }) =>
      1 + PHOTO_EFFORT * house.photos.filter((name) => !isStoredPath(name)).length,
    write: async (tx, delivered) => {
      const houses = delivered.map(({ house }) => house);
      const counts = await replaceOrAdd(tx, houses, source, today);
      await setHousePictures(tx, source, houses, new Date(clock.now()));
      return counts;
    },
  };
  return importFile({ db }, file, listener, delivery, options);
}

/** A house with its pictures in the store, or every picture that is not to be had. */
async function withPhotos(
  house: NewHouse,
  photos: Photos,
): Promise<
  | { readonly ok: true; readonly item: NewHouse }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }
> {
  const paths: string[] = [];
  const problems: RowProblem[] = [];
  for (const name of house.photos) {
    const taken = await photos.take(name).catch(sayStoreIsAway);
    if (taken.ok) paths.push(taken.value);
    else {
      const [why, instead] = PHOTO_FAULTS[taken.reason];
      problems.push({ column: HOUSE_COLUMNS.nameOf('photos'), value: name, why, instead });
    }
  }
  return problems.length === 0
    ? { ok: true, item: { ...house, photos: paths } }
    : { ok: false, problems };
}
