/** Says of what is written in what is wrong with it; null where nothing is. */
export function describeText(text: HTMLElement, id: string, faultId: string | null): void {
  text.id = id;
  if (faultId === null) {
    text.removeAttribute('aria-invalid');
    text.removeAttribute('aria-describedby');
  } else {
    text.setAttribute('aria-invalid', 'true');
    text.setAttribute('aria-describedby', faultId);
  }
}
