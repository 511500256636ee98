import type { ContentFaults } from './content-faults';
import type { ContentText } from './content-text';

/** Characters of a head; ten times what the longest one has. */
const LONGEST_HEAD = 10_000;
/** Quotes and lists within each other on one line; lists go three deep. */
const DEEPEST = 8;
/** Blanks before the words of a line. */
const WIDEST_INDENT = 40;

/**
 * Signs that a reader of Markdown goes back for, so that a file of nothing else would keep it busy for
 * hours. An article of a hundred thousand letters has a tenth of them.
 */
const MOST_SIGNS: Readonly<Record<string, number>> = {
  '[': 2000,
  '*': 4000,
  _: 4000,
  '`': 500,
  '|': 8000,
  '<': 5000,
  ':::': 500,
};

const SIGN = /\[|\*|_|`|\||<|:::/g;
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*/;
const CONTAINER = />|[-+*][ \t]|\d{1,9}[.)][ \t]/g;

/** Whether a file can be read in reasonable time; what is too much is told to `faults`, the first of it. */
export function isReadable(
  { head, body, linesAbove }: ContentText,
  faults: ContentFaults,
): boolean {
  if ((head?.length ?? 0) > LONGEST_HEAD) {
    const instead = 'title, summary, tags, cover, coverAlt, published, example만 적어 주세요.';
    faults.add(2, `머리말이 ${LONGEST_HEAD.toLocaleString('ko-KR')}자보다 깁니다.`, instead);
    return false;
  }
  const counts = new Map<string, number>();
  for (const [at, line] of body.split('\n').entries()) {
    const refuse = (why: string, instead: string) => {
      faults.add(linesAbove + at + 1, why, instead);
      return false;
    };
    if (line.includes('\0'))
      return refuse('글자가 아닌 것(NUL)이 들어 있습니다.', '지우고 UTF-8로 저장해 주세요.');
    const [containers = ''] = CONTAINERS.exec(line) ?? [];
    if ((containers.match(CONTAINER)?.length ?? 0) > DEEPEST)
      return refuse('인용이나 목록이 너무 깊습니다.', '3단계 안으로 줄여 주세요.');
    if (line.search(/[^ \t]|$/) > WIDEST_INDENT)
      return refuse('줄 앞에 빈칸이 너무 많습니다.', '빈칸을 지우거나 목록을 얕게 해 주세요.');
    for (const [sign] of line.matchAll(SIGN)) {
      const count = (counts.get(sign) ?? 0) + 1;
      counts.set(sign, count);
      if (count > (MOST_SIGNS[sign] ?? 0))
        return refuse(
          `${sign} 기호가 ${count.toLocaleString('ko-KR')}개째입니다.`,
          '글을 나누거나 기호를 줄여 주세요.',
        );
    }
  }
  return true;
}
