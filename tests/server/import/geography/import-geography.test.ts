import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { PlaceRepository } from '../../../../server/db/geo/place-repository';
import { GeographyError } from '../../../../server/import/geography/delivered';
import { importGeography } from '../../../../server/import/geography/import-geography';
import { fileText, geographyReportText } from '../../../../server/import/geography/report-text';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import {
  codesTsv,
  DISTRICT_NAMES,
  districtTopology,
  dongGeoJson,
  filled,
  SMALL_DONGS,
  smallGeography,
} from '../../../support/small-geography';

const SIDOS = JSON.stringify({
  type: 'FeatureCollection',
  features: ['서울특별시', '없는도'].map((name, at) => ({
    type: 'Feature',
    properties: { name, code: `1${at}`, base_year: '2018' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [127, 37],
          [127.2, 37],
          [127.2, 37.1],
          [127, 37.1],
          [127, 37],
        ],
      ],
    },
  })),
});

describe.each(DATABASES)('importing geography into %s', (kind) => {
  const home = mkdtempSync(join(tmpdir(), 'hankan-geography-'));
  let database: Database;
  let places: PlaceRepository;
  let count = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    places = new PlaceRepository(database);
  });
  afterEach(async () => {
    await database.pool.query('delete from areas');
    await database.pool.query('delete from boundaries');
  });
  afterAll(async () => {
    rmSync(home, { recursive: true });
    await database.close();
  });

  async function take(
    files: Readonly<Record<string, string>>,
    attribution: string | null = null,
    replace = false,
  ) {
    const said: string[] = [];
    const written: number[] = [];
    const report = await importGeography(
      database,
      filled(join(home, `${(count += 1)}`), files),
      { source: 'operator', attribution, replace },
      {
        file: (delivered) => said.push(fileText(delivered)),
        written: (rows, of) => written.push(rows / of),
      },
    );
    return { ...report, said, written, text: geographyReportText(report, 1) };
  }
  const ALL = {
    'a.txt': codesTsv(),
    'b.json': districtTopology(DISTRICT_NAMES),
    'c.geojson': dongGeoJson(),
  };
  const rows = async (question: string) => (await database.pool.query(question)).rows as unknown[];
  const version = () => rows('select version from geography');
  const details = async (query: string) =>
    (await places.search(query, 20)).map(({ detail, name }) => `${detail} ${name}`);

  test('gives every polygon its area, by code, by name or by place', async () => {
    const { known, areas, boundaries, unmatched, without, said, written } = await take(ALL);
    expect(known).toEqual({ sido: 2, sigungu: 5, dong: 9, ri: 1 });
    expect([areas.added, boundaries.added, unmatched, without]).toEqual([17, 7, [], []]);
    expect(said).toEqual([
      'a.txt: 법정동 코드 10개',
      'b.json: 시군구 경계 4개 (통계청 SGIS(2018, 공공누리 제1유형))',
      'c.geojson: 법정동 경계 3개 (서울 열린데이터광장)',
    ]);
    expect(written.at(-1)).toBe(1);
    expect(
      await rows('select code, kind, name, west, north, source from boundaries order by code'),
    ).toMatchObject([
      { code: '1111000000', kind: 'sigungu', name: '가람구', west: 127, source: 'sgis' },
      { code: '1111010100', kind: 'dong', name: '너른동', source: 'seoul' },
      { code: '1111010200', kind: 'dong', name: '샘동', west: 127.05 },
      { code: '1111010300', kind: 'dong', name: '섬동', north: 37.06 },
      { code: '1114000000', kind: 'sigungu', name: '중구', west: 127.1, north: 37.1 },
      { code: '4111100000', kind: 'sigungu', name: '라온구', north: 37.2 },
      { code: '4114000000', kind: 'sigungu', name: '중구', west: 127.1, north: 37.2 },
    ]);
  });

  test('makes every area known by name, with what it lies in', async () => {
    await take(ALL);
    expect(await details('윗동')).toEqual(['서울 중구 윗동', '경기 중구 윗동']);
    expect(await details('라온구 샘골')).toEqual(['경기 다온시 라온구 윗면 샘골리']);
    expect(await details('다온')).toEqual(['경기 다온시']);
    const [unplaced] = await places.search('모르동', 20);
    expect(unplaced).toMatchObject({ id: 'area-4114010200', lat: 37.15, lng: 127.15, level: 8 });
  });

  test('again changes nothing and says so', async () => {
    await take(ALL);
    const before = await version();
    const { areas, boundaries, text } = await take(ALL);
    expect([areas.unchanged, boundaries.unchanged]).toEqual([17, 7]);
    expect(text).toContain('바뀐 것이 없습니다.');
    expect(await version()).toEqual(before);
    // A part of it alone is not taken for the whole.
    expect((await take({ 'c.json': dongGeoJson() })).text).toContain('바뀐 것이 없습니다.');
    expect((await take({ 'a.txt': codesTsv() })).text).toContain('바뀐 것이 없습니다.');
  });

  test('takes a newer list in the place of the former, with the boundaries of what is gone', async () => {
    await take(ALL);
    expect(await details('아랫동')).toEqual(['서울 중구 아랫동']);
    const codes = codesTsv(SMALL_DONGS.filter(({ sido }) => sido === '경기도'));
    const { areas, boundaries } = await take({ 'codes.tsv': codes }, null, true);
    expect(areas.removed).toBe(8);
    expect(boundaries).toMatchObject({ added: 0, changed: 0, unchanged: 2, removed: 5 });
    expect(await details('아랫동')).toEqual([]);
    const named = districtTopology({ '41111': '다온시라온구' });
    expect((await take({ 'districts.json': named })).boundaries).toMatchObject({ removed: 1 });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      dongliCode: `11110${101 + at}00`,
      sido: '서울특별시',
      sigungu: '가람구',
      dong: `${at}동`,
      lat: 37.05,
      lng: 127.01,
      precision: 'admdong',
    }));

  test('refuses a list without more than a twentieth of what is stored', async () => {
    await take({ 'a.tsv': codesTsv(many(40)) });
    const before = await rows('select * from areas order by code');
    const truncated = take({ 'a.tsv': codesTsv(many(37)) });
    await expect(truncated).rejects.toThrow(GeographyError);
    await expect(truncated).rejects.toThrow(/40개 가운데 3개가.*가람구 37동.*--replace/);
    expect(await rows('select * from areas order by code')).toEqual(before);
    expect((await take({ 'a.tsv': codesTsv(many(38)) })).areas).toMatchObject({ removed: 2 });
    const meant = await take({ 'a.tsv': codesTsv(many(20)) }, null, true);
    expect(meant.areas).toMatchObject({ removed: 18 });
  });

  test('keeps what is stored of a code whose new row is wrong', async () => {
    await take(ALL);
    const before = await rows('select * from areas order by code');
    // Without a name, and a 면 and a dong with a point on the sea.
    const bad = codesTsv()
      .replace('\t샘동\t', '\t\t')
      .replace('윗면\t127.05', '윗면\t1.05')
      .replace('아랫동\t127.11', '아랫동\t1.11');
    const { areas, boundaries, files } = await take({ 'a.txt': bad });
    expect(files.map((file) => 'faults' in file && file.faults.length)).toEqual([3]);
    expect(areas).toMatchObject({ changed: 0, removed: 0 });
    expect(boundaries).toMatchObject({ changed: 0, removed: 0 });
    expect(await rows('select * from areas order by code')).toEqual(before);
  });

  test('does not guess between areas of one name whose dongs have no points', async () => {
    const codes = SMALL_DONGS.filter(({ sigungu }) => sigungu === '중구').map((dong) => ({
      ...dong,
      lat: NaN,
      lng: NaN,
    }));
    const { boundaries, unmatched } = await take({
      'a.tsv': codesTsv([...codes, ...SMALL_DONGS.slice(0, 1)]),
      'b.json': districtTopology({ '11140': '중구', '41140': '중구' }),
    });
    expect(boundaries.added).toBe(0);
    expect(unmatched.map(({ why }) => why)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('같은 이름의 지역이 여럿') as string),
    );
  });

  test('leaves the former state where it breaks off', async () => {
    await take(ALL);
    const before = await rows('select * from areas order by code');
    const broken = importGeography(
      database,
      filled(join(home, 'broken'), {
        'a.tsv': codesTsv(SMALL_DONGS.map((dong) => ({ ...dong, sido: '충청남도' }))),
      }),
      { source: 'operator', attribution: null },
      {
        file: () => undefined,
        written: () => {
          throw new Error('killed');
        },
      },
    );
    await expect(broken).rejects.toThrow('killed');
    expect(await rows('select * from areas order by code')).toEqual(before);
  });

  test('says what it left out, where it stands, and what to do', async () => {
    const bad = codesTsv().replace('1111010100', '111101010').replace('127.08000', '1271');
    const { text, files, unmatched } = await take({
      'a.tsv': bad,
      'b.json': '{"type": "Topology", ',
      'c.json': dongGeoJson().replaceAll('"ESRI_PK":1', '"OTHER":1'),
      'd.geojson': SIDOS,
      'e.json': '{"some": "thing"}',
      'rivers.geojson': JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', geometry: { type: 'LineString', coordinates: [] } }],
      }),
      'stations.tsv': 'line\tname\tlng\tlat\n1호선\t서울역\t127\t37',
    });
    expect(files.map(({ holds }) => holds)).toEqual([
      'codes',
      'faults',
      'faults',
      'boundaries',
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect(unmatched).toHaveLength(1);
    for (const part of [
      'a.tsv · 2번째 줄: 코드는 숫자 열 자리로',
      'a.tsv · 3번째 줄: 위도와 경도는',
      'b.json: JSON으로 읽을 수 없습니다.',
      'c.json: 누구의 자료인지 알 수 없습니다. --attribution',
      'd.geojson · 2번째 도형: 없는도 11',
      '경계가 없는 지역: 1개\n  경기도',
    ])
      expect(text).toContain(part);
    const { said } = await take({ 'c.json': dongGeoJson().replaceAll('ESRI_PK', 'NO') }, '어느 시');
    expect(said).toEqual(['c.json: 법정동 경계 3개 (어느 시)']);
  });

  test.each([
    ['an empty folder', {}, /파일이 없습니다/],
    ['boundaries without codes', { 'a.json': dongGeoJson() }, /법정동 코드가 있어야/],
    ['nothing of use', { 'a.tsv': 'line\tname\n1\t2' }, /이용 조건이 확인되지 않아/],
  ])('refuses %s', async (_, files, why) => {
    await expect(take(files)).rejects.toThrow(GeographyError);
    await expect(take(files)).rejects.toThrow(why);
  });

  test('reads the folder of a person as well, whatever its folders are called', async () => {
    const small = smallGeography(join(home, 'small'));
    mkdirSync(join(small, 'old.json'));
    const report = await importGeography(
      database,
      small,
      { source: 'operator', attribution: null },
      { file: () => undefined, written: () => undefined },
    );
    expect(report.areas.added).toBe(17);
  });
});
