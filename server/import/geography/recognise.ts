import type { Delivered, Feature } from './delivered';
import { areCodes, headersOf, readCodes } from './codes';
import { readFeatures } from './features';

/** What the operator says of sets that do not say it themselves. */
export interface Named {
  readonly source: string;
  /** Null where none was given. */
  readonly attribution: string | null;
}

type BoundarySet = Pick<
  Extract<Delivered, { holds: 'boundaries' }>,
  'kind' | 'naming' | 'source' | 'attribution'
>;

/** Codes of the administration: 국가공간정보포털 and 서울 열린데이터광장 name them so. */
const CODED = [
  ['CTPRVN_CD', 'sido', 2],
  ['SIG_CD', 'sigungu', 5],
  ['EMD_CD', 'dong', 8],
] as const;
/** By the length of the code of 통계청, which is not the administration's. */
const SGIS_KIND: Readonly<Record<number, 'sido' | 'sigungu'>> = { 2: 'sido', 5: 'sigungu' };

/** What a file holds, told from its content; its name says nothing. */
export function recognise(file: string, text: string, named: Named): Delivered {
  return /^\s*[{[]/.test(text.replace(/^\uFEFF/, ''))
    ? recogniseJson(file, text, named)
    : recogniseTable(file, text);
}

function recogniseTable(file: string, text: string): Delivered {
  const headers = headersOf(text);
  if (areCodes(headers)) return { holds: 'codes', file, ...readCodes(file, text) };
  const isStations = headers.includes('line') && headers.includes('name');
  const why = isStations
    ? '역 목록: 이용 조건이 확인되지 않아 가져오지 않습니다.'
    : '법정동 코드의 열(code, sido, sigungu, name, lng, lat)이 없습니다.';
  return { holds: 'nothing', file, why };
}

function recogniseJson(file: string, text: string, named: Named): Delivered {
  const broken = (why: string): Delivered => ({
    holds: 'faults',
    file,
    faults: [{ file, where: '', why }],
  });
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return broken('JSON으로 읽을 수 없습니다. 끝까지 받았는지 확인하고 다시 받아 주세요.');
  }
  const read = readFeatures(file, json);
  if (read === null) return { holds: 'nothing', file, why: 'TopoJSON도 GeoJSON도 아닙니다.' };
  const shapes = read.features.filter(({ geometry }) => geometry !== null);
  if (shapes.length === 0) {
    if (read.faults.length > 0) return { holds: 'faults', file, faults: read.faults };
    return { holds: 'nothing', file, why: '구역이 아니라 선이나 점입니다.' };
  }
  const set = setOf(shapes, named);
  if (typeof set === 'string') return broken(set);
  const { faults, collapsed } = read;
  return { holds: 'boundaries', file, ...set, features: shapes, faults, collapsed };
}

/** Which set features with such properties are; else what the operator should do. */
function setOf(features: readonly Feature[], named: Named): BoundarySet | string {
  const all = (property: string, form: RegExp) =>
    features.every(({ properties }) => form.test(String(properties[property])));
  for (const [property, kind, digits] of CODED)
    if (all(property, new RegExp(`^\\d{${digits}}$`))) {
      const isSeoul = kind === 'dong' && all(property, /^11/) && all('ESRI_PK', /^\d+$/);
      const known = isSeoul ? { source: 'seoul', attribution: '서울 열린데이터광장' } : null;
      return withSource({ kind, naming: { by: 'code', property } }, known, named);
    }
  const [first] = features;
  const kind = SGIS_KIND[String(first?.properties['code']).length];
  const year = String(first?.properties['base_year']);
  if (kind === undefined || !all('code', /^\d+$/) || !all('name', /./))
    return '무엇의 경계인지 알 수 없습니다. 통계청의 name·code(두 자리나 다섯 자리), 또는 CTPRVN_CD, SIG_CD, EMD_CD 속성이 있는 파일을 넣어 주세요.';
  const known = /^\d{4}$/.test(year)
    ? { source: 'sgis', attribution: `통계청 SGIS(${year}, 공공누리 제1유형)` }
    : null;
  return withSource({ kind, naming: { by: 'name', property: 'name' } }, known, named);
}

function withSource(
  set: Pick<BoundarySet, 'kind' | 'naming'>,
  known: Pick<BoundarySet, 'source' | 'attribution'> | null,
  { source, attribution }: Named,
): BoundarySet | string {
  if (attribution !== null) return { ...set, source: known?.source ?? source, attribution };
  return known === null
    ? '누구의 자료인지 알 수 없습니다. --attribution "제공 기관"을 붙여 다시 실행해 주세요.'
    : { ...set, ...known };
}
