const UNREAD = 'script, style, template';

/** What a person would read of the server's markup, on one line; for where no markup is shown. */
export function plainText(html: string): string {
  // A document of its own: nothing in it runs or is loaded.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll(UNREAD)) unread.remove();
  for (const end of body.querySelectorAll('br, p, div, li')) end.after(' ');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
