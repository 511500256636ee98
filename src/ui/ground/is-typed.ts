/** Where words are typed; what is chosen is soon chosen again. */
const FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=search])';

/** Whether something is typed on a page that would be lost with it. */
export function isTyped(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  if (Array.from(fields).some(({ value }) => value.trim() !== '')) return true;
  const texts = page.querySelectorAll('[contenteditable="true"]');
  return Array.from(texts).some(({ textContent }) => textContent.trim() !== '');
}
