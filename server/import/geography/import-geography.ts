import type { Database } from '../../db/database';
import { writeAreas, writeBoundaries } from '../../db/geo/geography-writer';
import { areas, boundaries, geography } from '../../db/schema/geography';
import { aboveOf, dongsOf, type BaseArea } from './base-areas';
import { GeographyError, type Delivered } from './delivered';
import { joinBoundaries, type NewBoundary } from './join-boundaries';
import { readFolder } from './read-folder';
import type { Named } from './recognise';
import type { GeographyReport } from './report';
import { faultText } from './report-text';
import { settleAreas } from './settle-areas';

export interface GeographyListener {
  readonly file: (delivered: Delivered) => void;
  readonly written: (rows: number, of: number) => void;
}

/** What the operator says of an import. */
interface Wanted extends Named {
  /** A list of codes may be without many of those that are stored. */
  readonly replace?: boolean;
}

/** In a year a few hundred of 20,000 dongs are joined or renumbered; a file that broke off loses more. */
const MOST_GONE = 0.05;

/**
 * Takes the codes and boundaries of a folder, all in one transaction. A list of codes takes the
 * place of the former one, except that dongs whose new rows are wrong stay as they were. A set of
 * boundaries, known by its source and kind, takes the place of its former state; what is delivered
 * again as it was is not written.
 * @throws GeographyError where nothing of the folder can be taken, or where too many codes are gone.
 */
export async function importGeography(
  { db }: Pick<Database, 'db'>,
  folder: string,
  { replace = false, ...named }: Wanted,
  listener: GeographyListener,
): Promise<GeographyReport> {
  const files = await readFolder(folder, named, listener.file);
  const codes = files.filter((file) => file.holds === 'codes');
  const sets = files.filter((file) => file.holds === 'boundaries');
  if (codes.length === 0 && sets.length === 0) throw new GeographyError(noneText(files));
  return db.transaction(async (tx) => {
    // A second import waits for the first.
    await tx.select({ id: geography.id }).from(geography).for('update');
    const former = (await tx.select().from(areas)).flatMap(storedDong);
    const dongs = codes.length > 0 ? listed(codes, former) : former;
    if (!replace) refuseToLose(former, dongs);
    if (dongs.length === 0)
      throw new GeographyError(
        '경계가 어느 지역인지 알려면 법정동 코드가 있어야 합니다. 코드 파일(code, sido, sigungu, name, lng, lat)을 같은 폴더에 넣어 주세요.',
      );
    const above = aboveOf(dongs);
    const all = [...above, ...dongs];
    const joined = sets.map((set) => joinBoundaries(set, all, dongs));
    const fresh = joined.flatMap((one) => one.boundaries);
    const kept = keptBoundaries(await tx.select().from(boundaries), sets, all);
    const wanted = new Map([...kept, ...fresh].map((one) => [one.code, one]));
    const settled = settleAreas(above, dongs, wanted);
    const total = settled.length + wanted.size;
    const counts = {
      areas: await writeAreas(tx, settled, (rows) => {
        listener.written(rows, total);
      }),
      boundaries: await writeBoundaries(tx, [...wanted.values()], (rows) => {
        listener.written(settled.length + rows, total);
      }),
    };
    return {
      ...counts,
      files,
      known: countKinds(settled),
      unmatched: joined.flatMap((one) => one.unmatched),
      without: withoutBoundary(sets, all, wanted),
    };
  });
}

/** Of a code in two files the last counts; one that every file has wrong stays as it was. */
function listed(
  codes: readonly Extract<Delivered, { holds: 'codes' }>[],
  former: readonly BaseArea[],
): BaseArea[] {
  const faulty = new Set(codes.flatMap((file) => file.faulty));
  const kept = former.filter(({ code }) => faulty.has(code));
  const fresh = codes.flatMap(({ file, rows }) => dongsOf(rows, file, kept));
  const known = new Map(fresh.map((dong) => [dong.code, dong]));
  return [...known.values(), ...kept.filter(({ code }) => !known.has(code))];
}

/** A file that was not received to its end must not take most of a country away. */
function refuseToLose(former: readonly BaseArea[], dongs: readonly BaseArea[]): void {
  const codes = new Set(dongs.map(({ code }) => code));
  const gone = former.filter(({ code }) => !codes.has(code));
  if (gone.length <= former.length * MOST_GONE) return;
  const [all, lost] = [former.length, gone.length].map((count) => count.toLocaleString('ko-KR'));
  const some = gone.slice(0, 3).map(({ sido, sigungu, dong }) => `${sido} ${sigungu} ${dong}`);
  throw new GeographyError(
    `저장된 법정동 코드 ${all}개 가운데 ${lost}개가 새 코드 파일에 없어서 아무것도 바꾸지 않았습니다 (${some.join(', ')} 등). 파일을 끝까지 받았는지 확인해 주세요. 정말로 이 파일로 바꾸려면 --replace를 붙여 다시 실행해 주세요.`,
  );
}

/** What an earlier import brought; its point only where that was its own. */
function storedDong(area: typeof areas.$inferSelect): BaseArea[] {
  const { lat, lng, precision } = area;
  if (area.kind !== 'dong' && area.kind !== 'ri') return [];
  return [{ ...area, point: precision === 'parent' ? null : { lat, lng, precision } }];
}

/** Boundaries of other sets, of areas that there still are. */
function keptBoundaries(
  stored: readonly NewBoundary[],
  sets: readonly Extract<Delivered, { holds: 'boundaries' }>[],
  all: readonly BaseArea[],
): NewBoundary[] {
  const codes = new Set(all.map(({ code }) => code));
  const replaced = new Set(sets.map(({ source, kind }) => `${source}/${kind}`));
  return stored.filter(
    ({ code, source, kind }) => codes.has(code) && !replaced.has(`${source}/${kind}`),
  );
}

function countKinds(all: readonly { readonly kind: BaseArea['kind'] }[]): GeographyReport['known'] {
  const known = { sido: 0, sigungu: 0, dong: 0, ri: 0 };
  for (const { kind } of all) known[kind] += 1;
  return known;
}

/** A city of several districts needs none of its own. */
function withoutBoundary(
  sets: readonly Extract<Delivered, { holds: 'boundaries' }>[],
  all: readonly BaseArea[],
  wanted: ReadonlyMap<string, NewBoundary>,
): string[] {
  const kinds = new Set<string>(sets.map(({ kind }) => kind).filter((kind) => kind !== 'dong'));
  return all
    .filter(({ kind, code }) => kinds.has(kind) && !wanted.has(code))
    .filter((area) => !hasParts(area, all))
    .map(({ sido, sigungu }) => `${sido} ${sigungu}`.trim());
}

const hasParts = (area: BaseArea, all: readonly BaseArea[]): boolean =>
  all.some(({ sido, sigungu }) => sido === area.sido && sigungu.startsWith(`${area.sigungu} `));

function noneText(files: readonly Delivered[]): string {
  const lines = files.flatMap((file) => {
    if (file.holds === 'nothing') return [faultText({ file: file.file, where: '', why: file.why })];
    return file.faults.map(faultText);
  });
  return `가져올 경계도 법정동 코드도 없습니다.\n${lines.join('\n')}`;
}
