import type { RejectedRow } from './delivery';
import type { ImportReport } from './import-file';

/** What is said of one rejected row, a line a problem. */
export function rejectedText({ line, problems }: RejectedRow): string {
  return problems
    .map(({ column, value, why, instead }) => {
      const where = [`${line}번째 줄`, column].filter((part) => part !== '').join(' · ');
      const shown =
        value === '' ? '' : ` "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
      return `  ${where}${shown}: ${why} → ${instead}`;
    })
    .join('\n');
}

const ENCODINGS = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', cp949: 'CP949(EUC-KR)' } as const;

/** What is said of a file that was broken off after so many rows were dealt with for good. */
export function goesOnText(taken: number): string {
  return taken === 0
    ? '같은 명령을 다시 실행하면 됩니다.'
    : `앞의 ${taken.toLocaleString('ko-KR')}줄까지는 끝났습니다. 같은 명령을 다시 실행하면 그 뒤를 이어서 가져옵니다.`;
}

/** What became of the file. */
export function reportText(report: ImportReport, seconds: number): string {
  const count = (rows: number) => rows.toLocaleString('ko-KR');
  const ignored = report.ignoredColumns.join(', ');
  return [
    ...(ignored === '' ? [] : [`모르는 열은 건너뛰었습니다: ${ignored}`]),
    `${count(report.rows)}줄을 읽었습니다 (${ENCODINGS[report.encoding]}, ${seconds.toFixed(1)}초).`,
    `  추가 ${count(report.added)} · 변경 ${count(report.changed)} · 그대로 ${count(report.unchanged)} · 제외 ${count(report.rejected)}`,
    ...(report.skipped === 0 ? [] : [`  다른 종류라서 건너뜀 ${count(report.skipped)}`]),
  ].join('\n');
}
