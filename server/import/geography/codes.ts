import { parse } from 'csv-parse/sync';
import { isDongCode } from '#core';
import { columnsOf } from '../columns';
import type { CodeRow, Delivered, Fault } from './delivered';

/** docs/guides/geodata.md is the operator's view. */
const HEADERS = {
  code: ['법정동코드', '코드', 'DONGLI_CD'],
  sido: ['시도', '시도명'],
  sigungu: ['시군구', '시군구명'],
  name: ['법정동', '법정동명', '읍면동명', '이름'],
  lat: ['위도', 'latitude'],
  lng: ['경도', 'longitude', 'lon'],
  precision: ['정확도'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

type CodeField = keyof typeof HEADERS;

const COLUMNS = columnsOf<CodeField>(HEADERS, ['code', 'sido', 'sigungu', 'name', 'lat', 'lng']);

/** Only these say where in its city a dong lies. */
const OWN_POINT: ReadonlySet<string> = new Set(['polygon', 'admdong', '']);
const KOREA = { south: 32.5, north: 39, west: 124, east: 132.5 } as const;

/** The headers of a text with tabs, commas or semicolons between its columns. */
export function headersOf(text: string): string[] {
  const [head = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  return head.split(delimiterOf(text)).map((header) => header.trim());
}

/** Whether a text with these headers is a list of legal-dong codes. */
export function areCodes(headers: readonly string[]): boolean {
  return COLUMNS.missingIn(headers.map((header) => COLUMNS.fieldOf(header))).length === 0;
}

type ReadCodes = Pick<Extract<Delivered, { holds: 'codes' }>, 'rows' | 'faults' | 'faulty'>;

/** The rows of a list of codes; what cannot be understood is told by its line. */
export function readCodes(file: string, text: string): ReadCodes {
  const fields = headersOf(text).map((header) => COLUMNS.fieldOf(header));
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    from: 2,
  });
  const rows: CodeRow[] = [];
  const faults: Fault[] = [];
  const faulty: string[] = [];
  const lines = new Map<string, number>();
  records.forEach((cells, index) => {
    const line = index + 2;
    const cell = (field: CodeField) => (cells[fields.indexOf(field)] ?? '').trim();
    const code = cell('code');
    const before = lines.get(code);
    const why = before === undefined ? faultOf(cell) : `${before}번째 줄과 코드가 같습니다.`;
    if (why === null) rows.push(rowOf(cell));
    else {
      faults.push({ file, where: `${line}번째 줄`, why });
      if (isDongCode(code)) faulty.push(code);
    }
    lines.set(code, line);
  });
  return { rows, faults, faulty };
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function faultOf(cell: (field: CodeField) => string): string | null {
  if (!isDongCode(cell('code'))) return '코드는 숫자 열 자리로 적어 주세요.';
  if (cell('sido') === '' || cell('name') === '') return '시도와 법정동 이름을 적어 주세요.';
  const [lat, lng] = [cell('lat'), cell('lng')];
  if (lat === '' && lng === '') return null;
  return isWithin(lat, KOREA.south, KOREA.north) && isWithin(lng, KOREA.west, KOREA.east)
    ? null
    : '위도와 경도는 한국 안의 WGS84 좌표로 적거나 둘 다 비워 주세요.';
}

function isWithin(text: string, least: number, most: number): boolean {
  const number = text === '' ? Number.NaN : Number(text);
  return number >= least && number <= most;
}

function rowOf(cell: (field: CodeField) => string): CodeRow {
  const precision = cell('precision');
  const hasPoint = cell('lat') !== '' && OWN_POINT.has(precision);
  const point = {
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
    precision: precision === 'polygon' ? ('polygon' as const) : ('admdong' as const),
  };
  return {
    code: cell('code'),
    sido: cell('sido'),
    sigungu: cell('sigungu').replace(/\s+/g, ' '),
    name: cell('name'),
    point: hasPoint ? point : null,
  };
}
