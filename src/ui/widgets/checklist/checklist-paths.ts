import { APP_PAGES } from '#core';

/** Where checklists are; apart, since most pages lead to none but their list. */
export const checklistPath = (id: string): string => APP_PAGES.checklist.path.replace(':id', id);
export const checklistModifyPath = (id: string): string =>
  APP_PAGES.checklistModify.path.replace(':id', id);
export const checklistViewPath = (code: string): string =>
  APP_PAGES.checklistView.path.replace(':code', encodeURIComponent(code));
