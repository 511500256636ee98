/** Where a page begins, and the moment of the first one (ms). */
interface MemoryCursor {
  readonly start: number;
  readonly now: number;
}

/** Opaque; it fits only the question that it answers. */
export const writeMemoryCursor = ({ start, now }: MemoryCursor, question: string): string =>
  `${start}.${now}.${mark(`${start}.${now} ${question}`)}`;

/** Null for anything but what {@link writeMemoryCursor} wrote for this question. */
export function readMemoryCursor(text: string, question: string): MemoryCursor | null {
  const [start, now] = text.split('.').map(Number);
  if (start === undefined || now === undefined) return null;
  const cursor = { start, now };
  return writeMemoryCursor(cursor, question) === text ? cursor : null;
}

/** A short number of a text; another one for nearly every other. */
function mark(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );
}
