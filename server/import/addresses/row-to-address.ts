import { addressAreas, readAddress, readLotLine, readRoadLine, shortSido, sidoForms } from '#core';
import type { NewAddress } from '../../db/addresses/address-writer';
import type { RowOutcome } from '../delivery';
import { FieldReader } from '../field-reader';
import { dongCode, latitude, longitude } from '../field-forms';
import { bad, good, text, type Parser } from '../field-values';
import type { DeliveredRow } from '../rows';
import { ADDRESS_COLUMNS, type AddressField } from './address-columns';

const LONGEST = 100;

/** Composed, with single spaces, as addresses are compared. */
const line: Parser<string> = (cell) => {
  const parsed = text(LONGEST)(cell);
  return parsed.ok ? good(parsed.value.normalize('NFC').replace(/\s+/g, ' ').trim()) : parsed;
};

const ROAD_HELP = '서울특별시 관악구 신림로 340처럼 시·도부터 건물번호까지 적어 주세요';

const isSido = (word: string): boolean => sidoForms(shortSido(word)).includes(word);

const roadLine: Parser<string> = (cell) => {
  const parsed = line(cell);
  if (!parsed.ok) return parsed;
  const [sido = ''] = parsed.value.split(' ');
  if (!isSido(sido)) return bad('시·도로 시작하지 않습니다', ROAD_HELP);
  const found = readRoadLine(parsed.value);
  return found !== null && /[로길]$/.test(found.name)
    ? parsed
    : bad('도로명과 건물번호로 끝나지 않습니다', ROAD_HELP);
};

const lotLine: Parser<string> = (cell) => {
  const parsed = line(cell);
  if (!parsed.ok) return parsed;
  return readLotLine(parsed.value) === null
    ? bad(
        '법정동과 번지로 끝나지 않습니다',
        '신림동 1433-12, 신림동 산 56-1, 봉담읍 와우리 12처럼 적어 주세요',
      )
    : parsed;
};

const zip: Parser<string> = (cell) =>
  /^\d{5}$/.test(cell)
    ? good(cell)
    : bad(
        '우편번호는 숫자 다섯 자리입니다',
        '08754처럼 적어 주세요 (앞의 0이 없다면 열을 텍스트로 바꿔 주세요)',
      );

/** A building of a delivered row, or everything that is wrong with it. */
export function toAddress(row: DeliveredRow<AddressField>): RowOutcome<NewAddress> {
  const fields = new FieldReader(row.values, ADDRESS_COLUMNS.nameOf);
  const road = fields.required('road', roadLine, '');
  const address = {
    road,
    ...addressAreas(road, fields.required('lot', lotLine, '')),
    building: fields.optional('building', line, null),
    zip: fields.required('zip', zip, ''),
    dongliCode: fields.required('dongliCode', dongCode, ''),
    lat: fields.required('lat', latitude, 37),
    lng: fields.required('lng', longitude, 127),
  };
  const read = readAddress(address);
  return fields.problems.length === 0 && read !== null
    ? { ok: true, item: { address, keys: read.keys } }
    : { ok: false, problems: fields.problems };
}
