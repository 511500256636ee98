import { graphemeCount } from '../shared/text/graphemes';
import type { Random } from '../shared/ports/random.ports';

/** Characters of a report's text; more is refused on both sides. */
export const MOST_REPORT_CONTENT = 2000;
/** Characters of the words that name what is reported. */
export const MOST_REPORT_TITLE = 200;

/** What is missing, in the order in which it is asked for (spec/texts T9). */
const MESSAGES = {
  category: '신고할 항목을 선택해 주세요.',
  content: '구체적인 사유와 의견을 입력해 주세요.',
} as const;

const TOO_LONG = '사유와 의견은 2,000자까지 적을 수 있어요. 조금 줄여 주세요.';

export type ReportCheck =
  | { ok: true }
  | { ok: false; field: 'category' | 'content'; message: string };

const refused = (field: keyof typeof MESSAGES, message: string = MESSAGES[field]): ReportCheck => ({
  ok: false,
  field,
  message,
});

/** Characters of a report's text as a person counts them; blanks around it do not count. */
export function reportLength(content: string): number {
  return graphemeCount(content.trim());
}

/**
 * Whether a report can be sent (spec/rules §5): a reason, then a text that is not blank, of at most
 * {@link MOST_REPORT_CONTENT} characters.
 */
export function validateReport(draft: {
  readonly category: string | null;
  readonly content: string;
}): ReportCheck {
  if (draft.category === null || draft.category.trim() === '') return refused('category');
  const length = reportLength(draft.content);
  if (length === 0) return refused('content');
  return length > MOST_REPORT_CONTENT ? refused('content', TOO_LONG) : { ok: true };
}

/** No vowels, which would make words, and nothing that is read as something else. */
const CASE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const CASE_LENGTH = 8;

/** A name for a report that can be read out on the telephone and tells of no other: RP-7K3M9QXW. */
export function newCaseNumber(random: Pick<Random, 'number'>): string {
  const letter = () => CASE_LETTERS.charAt(Math.floor(random.number() * CASE_LETTERS.length));
  return `RP-${Array.from({ length: CASE_LENGTH }, letter).join('')}`;
}
