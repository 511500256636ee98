import type { Code, CodeListName } from '#core';
import type { AnswerStore } from '../../stores/answer-store';

/** The lists that the filter offers. */
export const FILTER_CODE_LISTS = [
  'HOUTP',
  'DISCOUNT',
  'GENDR',
] as const satisfies readonly CodeListName[];

export type FilterCodeLists = AnswerStore<Readonly<Record<CodeListName, readonly Code[]>>>;
