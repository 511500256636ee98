import type { GeographyCounts } from '../../db/geo/geography-writer';
import type { Delivered, Fault } from './delivered';
import type { GeographyReport } from './report';

/** More than this on the screen helps nobody. */
const SHOWN = 20;
const KIND_NAMES = { sido: '시도', sigungu: '시군구', dong: '법정동' } as const;

const count = (number: number): string => number.toLocaleString('ko-KR');

/** What a file turned out to be, as soon as it is read. */
export function fileText(delivered: Delivered): string {
  const { file } = delivered;
  switch (delivered.holds) {
    case 'codes':
      return `${file}: 법정동 코드 ${count(delivered.rows.length)}개`;
    case 'boundaries':
      return boundariesText(delivered);
    case 'nothing':
      return `${file}: 건너뜀. ${delivered.why}`;
    case 'faults':
      return `${file}: 가져올 수 없음`;
  }
}

function boundariesText({
  file,
  kind,
  features,
  attribution,
  collapsed,
}: Extract<Delivered, { holds: 'boundaries' }>): string {
  const left = collapsed === 0 ? '' : `, 너무 단순해져 넓이가 없는 조각 ${count(collapsed)}개는 뺌`;
  return `${file}: ${KIND_NAMES[kind]} 경계 ${count(features.length)}개 (${attribution})${left}`;
}

/** What is said of one thing that was left out. */
export function faultText({ file, where, why }: Fault): string {
  return `  ${[file, where].filter((part) => part !== '').join(' · ')}: ${why}`;
}

/** All that was wrong in the files. */
export function faultsOf(files: readonly Delivered[]): Fault[] {
  return files.flatMap((file) => (file.holds === 'nothing' ? [] : file.faults));
}

/** What became of the folder. */
export function geographyReportText(report: GeographyReport, seconds: number): string {
  const { known, areas, boundaries, unmatched, without, files } = report;
  const faults = faultsOf(files);
  const isSame = [areas, boundaries].every(
    ({ added, changed, removed }) => added + changed + removed === 0,
  );
  const given = files.reduce(
    (sum, file) => sum + (file.holds === 'boundaries' ? file.features.length : 0),
    0,
  );
  return [
    `시도 ${count(known.sido)} · 시군구 ${count(known.sigungu)} · 법정동 ${count(known.dong)} · 리 ${count(known.ri)} (${seconds.toFixed(1)}초)`,
    `  지역: ${countsText(areas)}`,
    `  경계: ${countsText(boundaries)}`,
    `  도형 ${count(given)}개 가운데 ${count(given - unmatched.length)}개의 지역을 찾았습니다.`,
    ...(isSame ? ['바뀐 것이 없습니다.'] : []),
    ...listText('지역을 찾지 못한 도형', unmatched.map(faultText)),
    ...listText(
      '경계가 없는 지역',
      without.map((name) => `  ${name}`),
    ),
    ...listText('가져오지 못한 것', faults.map(faultText)),
  ].join('\n');
}

function countsText({ added, changed, unchanged, removed }: GeographyCounts): string {
  return `추가 ${count(added)} · 변경 ${count(changed)} · 그대로 ${count(unchanged)} · 삭제 ${count(removed)}`;
}

function listText(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > SHOWN ? [`  … 외 ${count(lines.length - SHOWN)}개`] : [];
  return ['', `${title}: ${count(lines.length)}개`, ...lines.slice(0, SHOWN), ...more];
}
