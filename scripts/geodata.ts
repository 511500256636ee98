/**
 * `npm run geodata -- <folder> [--source <name>] [--attribution <text>] [--replace]`: takes boundaries
 * and legal-dong codes (docs/guides/geodata.md). `npm run geodata -- places <file.csv|.ndjson>
 * [--source <name>] [--category <word>]`: takes public data of places (docs/guides/import.md). Ends
 * as `npm run import` does.
 */
import { parseArgs } from 'node:util';
import { explain } from '../server/shared/explained-error';
import { importNearbyPlaces } from '../server/import/import-nearby-places';
import { NEARBY_PLACE_COLUMNS } from '../server/import/nearby-place-columns';
import { categoryOf } from '../server/import/nearby-place-words';
import { misused, readCommandLine } from './importing/command-line';
import { takeFile } from './importing/take-file';
import { takeGeography } from './importing/take-geography';

const USAGE = `사용법: npm run geodata -- <폴더> [--source 이름] [--attribution "제공 기관"] [--replace]
        npm run geodata -- places <파일.csv|파일.ndjson> [--source 이름] [--category 종류]

폴더: 경계(TopoJSON, GeoJSON)와 법정동 코드(TSV, CSV). 파일은 내용으로 알아봅니다 (docs/guides/geodata.md).
  --attribution  스스로 출처를 말하지 않는 경계의 제공 기관. 지도에 보여 줍니다.
  --replace      저장된 법정동 코드의 5% 넘게 빠진 코드 파일도 받습니다.
이름이 places인 폴더는 ./places로 적어 주세요.

  --source    보낸 곳의 이름 (기본값 operator). 번호는 이 이름 안에서만 겹치지 않으면 됩니다.
  --category  종류 열이 없는 파일의 종류: 지하철역, 편의점, 마트, 카페 가운데 하나.
열 이름과 값은 docs/guides/import.md에 있습니다.`;

function takePlaces(): Promise<number> {
  const { file, source, category: word, photos } = readCommandLine(USAGE, ['places']);
  if (photos !== null) throw misused('--photos는 여기에서 쓰지 않습니다.', USAGE);
  const category = word === null ? null : categoryOf(word);
  if (word !== null && category === null) throw misused(`모르는 종류입니다: ${word}`, USAGE);
  return takeFile({
    file,
    source,
    numberColumn: NEARBY_PLACE_COLUMNS.nameOf('number'),
    table: 'nearby_places',
    take: ({ db }, listener) => importNearbyPlaces({ db }, { file, source, category }, listener),
  });
}

/** The first word says which; all others are read, and refused, by whoever takes them. */
function namesPlaces(): boolean {
  const { positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      source: { type: 'string' },
      category: { type: 'string' },
      attribution: { type: 'string' },
    },
  });
  return positionals[0] === 'places';
}

try {
  process.exitCode = await (namesPlaces() ? takePlaces() : takeGeography(USAGE));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
