import type { ContentsReport } from './import-contents';

const SAID = [
  ['added', '추가'],
  ['changed', '변경'],
  ['unchanged', '그대로'],
  ['gone', '내림'],
] as const;

/** What is said of a folder that was taken, or would be. */
export function contentsReportText(report: ContentsReport, isPlan: boolean): string {
  const counts = SAID.map(([kind, word]) => `${word} ${report[kind].length}`);
  const files = SAID.reduce((sum, [kind]) => sum + report[kind].length, 0);
  const read = files - report.gone.length + report.rejected.length;
  return [
    `글 ${read}편을 읽었습니다.${isPlan ? ' --plan이라서 아무것도 바꾸지 않았습니다.' : ''}`,
    `  ${[...counts, `제외 ${report.rejected.length}`].join(' · ')}`,
    ...SAID.filter(([kind]) => kind !== 'unchanged').flatMap(([kind, word]) =>
      report[kind].map((id) => `  ${word} /contents/${id}`),
    ),
    ...report.rejected.flatMap(({ file, faults }) => [
      `\n받지 못한 파일: ${file}`,
      ...faults.map(({ line, why, instead }) => `  ${line}번째 줄: ${why} → ${instead}`),
    ]),
  ].join('\n');
}
