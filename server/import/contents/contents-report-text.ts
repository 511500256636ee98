import { plainTextOf, shortened } from '#core';
import type { ContentsReport } from './import-contents';
import type { RejectedContent } from './read-folder';

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
    ...report.rejected.flatMap(rejectedLines),
  ].join('\n');
}

/** Faults of one file; whoever sees so many begins with the first. */
const SHOWN = 20;

/** What is said of a file that was not taken. What it says itself reaches no terminal as it is. */
export const rejectedLines = ({ file, faults }: RejectedContent): readonly string[] => [
  `\n받지 못한 파일: ${plainTextOf(file)}`,
  ...faults
    .slice(0, SHOWN)
    .map(({ line, why, instead }) =>
      plainTextOf(`  ${line}번째 줄: ${shortened(why, 200)} → ${instead}`),
    ),
  ...(faults.length > SHOWN ? [`  … 외 ${faults.length - SHOWN}곳`] : []),
];
