/**
 * `npm run geodata -- places <file.csv|.ndjson> [--source <name>] [--category <word>]`: takes public
 * data of places (docs/guides/import.md). Ends as `npm run import` does.
 */
import { explain } from '../server/explained-error';
import { importNearbyPlaces } from '../server/import/import-nearby-places';
import { NEARBY_PLACE_COLUMNS } from '../server/import/nearby-place-columns';
import { categoryOf } from '../server/import/nearby-place-words';
import { misused, readCommandLine } from './importing/command-line';
import { takeFile } from './importing/take-file';

const USAGE = `사용법: npm run geodata -- places <파일.csv|파일.ndjson> [--source 이름] [--category 종류]

  --source    보낸 곳의 이름 (기본값 operator). 번호는 이 이름 안에서만 겹치지 않으면 됩니다.
  --category  종류 열이 없는 파일의 종류: 지하철역, 편의점, 마트, 카페 가운데 하나.
열 이름과 값은 docs/guides/import.md에 있습니다.`;

function takePlaces(): Promise<number> {
  const { file, source, category: word } = readCommandLine(USAGE, ['places']);
  const category = word === null ? null : categoryOf(word);
  if (word !== null && category === null) throw misused(`모르는 종류입니다: ${word}`, USAGE);
  return takeFile({
    file,
    numberColumn: NEARBY_PLACE_COLUMNS.nameOf('number'),
    table: 'nearby_places',
    take: ({ db }, listener) => importNearbyPlaces({ db }, { file, source, category }, listener),
  });
}

try {
  process.exitCode = await takePlaces();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
