/**
 * `npm run import -- houses|notices|bus-stops|addresses <file.csv|.ndjson> [--source <name>] [--photos <place>]`:
 * takes an operator's listings, notices of public supply, a public list of bus stops (docs/guides/import.md),
 * or one of addresses (docs/guides/addresses.md); `contents <folder>` the articles of the magazine (docs/guides/contents.md).
 * Ends with 0 when every row was taken, 2 when some were rejected, 1 when
 * nothing was.
 */
import { dirname } from 'node:path';
import type { Clock } from '#core';
import { readEnv } from '../server/env';
import { explain } from '../server/shared/explained-error';
import { ADDRESS_COLUMNS } from '../server/import/addresses/address-columns';
import { importAddresses } from '../server/import/addresses/import-addresses';
import { BUS_STOP_COLUMNS } from '../server/import/bus-stop-columns';
import { HOUSE_COLUMNS } from '../server/import/houses/house-columns';
import { importBusStops } from '../server/import/import-bus-stops';
import { importHouses } from '../server/import/houses/import-houses';
import { importNotices } from '../server/import/notices/import-notices';
import { NOTICE_COLUMNS } from '../server/import/notices/notice-columns';
import { openPhotoIntake } from '../server/import/photos/open-photo-intake';
import { misused, readCommandLine } from './importing/command-line';
import { takeContents } from './importing/take-contents';
import { takeFile } from './importing/take-file';

const clock: Clock = { now: () => Date.now() };

const USAGE = `사용법: npm run import -- houses <파일.csv|파일.ndjson> [--source 이름] [--photos 폴더|묶음.zip]
        npm run import -- notices <파일.csv|파일.ndjson> [--source 이름]
        npm run import -- bus-stops <파일.csv|파일.ndjson> [--source 이름]
        npm run import -- addresses <파일.csv|파일.ndjson> [--source 이름]
        npm run import -- contents <글이 든 폴더> [--plan] [--gone]
        npm run import -- contents <글이 든 폴더> --preview <폴더>

  --photos  매물의 사진 파일이 든 폴더나 .zip (기본값은 목록 파일이 있는 폴더)
  --source  보낸 곳의 이름 (기본값 operator). 매물번호, 공고번호, 정류장번호는 이 이름 안에서만 겹치지 않으면 됩니다.
  --plan  무엇이 바뀔지만 보여 줍니다. --gone  폴더에 없는 글을 내립니다.
  --preview  가져오지 않고, 글이 어떻게 보일지를 브라우저로 여는 파일로 씁니다.
열 이름과 값은 docs/guides/import.md에, 주소의 열은 docs/guides/addresses.md에, 글을 적는 법은
docs/guides/contents.md에 있습니다.`;

const SUBJECTS = ['houses', 'notices', 'bus-stops', 'addresses'] as const;

function main(): Promise<number> {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'contents') return takeContents(USAGE, rest, clock);
  const { subject, file, source, category, photos } = readCommandLine(USAGE, SUBJECTS);
  if (category !== null) throw misused('--category는 여기에서 쓰지 않습니다.', USAGE);
  if (photos !== null && subject !== 'houses')
    throw misused('--photos는 매물(houses)에만 씁니다.', USAGE);
  if (subject === 'houses')
    return takeFile({
      file,
      source,
      numberColumn: HOUSE_COLUMNS.nameOf('listingNumber'),
      table: 'houses',
      take: async (database, listener) => {
        const env = readEnv(process.env);
        const place = photos ?? dirname(file);
        const opened = await openPhotoIntake({ env, database, clock, place });
        try {
          const { intake } = opened;
          return await importHouses({ ...database, clock, photos: intake }, file, source, listener);
        } finally {
          await opened.close();
        }
      },
    });
  if (subject === 'notices')
    return takeFile({
      file,
      source,
      numberColumn: NOTICE_COLUMNS.nameOf('number'),
      table: 'notices',
      take: ({ db }, listener) => importNotices({ db, clock }, file, source, listener),
    });
  if (subject === 'addresses')
    return takeFile({
      file,
      source,
      numberColumn: ADDRESS_COLUMNS.nameOf('road'),
      table: 'addresses',
      take: ({ db }, listener) => importAddresses({ db }, file, source, listener),
    });
  return takeFile({
    file,
    source,
    numberColumn: BUS_STOP_COLUMNS.nameOf('number'),
    table: 'bus_stops',
    take: ({ db }, listener) => importBusStops({ db }, file, source, listener),
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
