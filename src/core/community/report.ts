/** What is missing, in the order in which it is asked for (readings.md §2). */
const MESSAGES = {
  category: '신고할 항목을 선택해 주세요.',
  content: '구체적인 사유와 의견을 입력해 주세요.',
} as const;

export type ReportCheck =
  { ok: true } | { ok: false; field: 'category' | 'content'; message: string };

const refused = (field: keyof typeof MESSAGES): ReportCheck => ({
  ok: false,
  field,
  message: MESSAGES[field],
});

/** Whether a report can be sent (product.md §5): a reason, then a text that is not blank. */
export function validateReport(draft: {
  readonly category: string | null;
  readonly content: string;
}): ReportCheck {
  if (draft.category === null || draft.category.trim() === '') return refused('category');
  return draft.content.trim() === '' ? refused('content') : { ok: true };
}
