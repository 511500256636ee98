import type { Linked, Thing } from './thing';

/** Signs that could end the element, or a line of a script where somebody takes it for one. */
const UNSAFE = /[<>&\u2028\u2029]/g;

const escaped = (sign: string): string =>
  String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0');

const isLinked = (value: unknown): value is Linked =>
  typeof value === 'object' && value !== null && 'link' in value;

/**
 * These things as JSON-LD that may stand in a page; empty for none. `whole` makes an address of a
 * link, or null where nobody knows it: what would name it is left out then. Halves of characters are
 * written as escapes.
 */
export function dataHtml(things: readonly Thing[], whole: (link: string) => string | null): string {
  if (things.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(data, (_, value: unknown) =>
    isLinked(value) ? (whole(value.link) ?? undefined) : value,
  );
  return `<script type="application/ld+json">${text.replaceAll(UNSAFE, escaped)}</script>`;
}
