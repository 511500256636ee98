/** What a screen reader says after the name of a control: the texts that describe it, in order. */
export function described(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')
    .trim();
}

function textOf(part: HTMLElement | null): string {
  if (part === null) throw new Error('A control is described by what is not there.');
  return part.textContent;
}

/** Everything that was put into a live region below it. */
export function announced(within: HTMLElement): string {
  const regions = [...within.querySelectorAll('[aria-live]')];
  return regions.map((region) => region.textContent).join('');
}
