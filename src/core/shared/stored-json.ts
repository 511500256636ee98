/** An object of unknown content, as JSON from storage or from the wire. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Stored JSON; undefined where there is none, or what is there is none. */
export function parseJson(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}

/** A text that is not empty; a finite number is read as text; null for everything else. */
export function textIn(value: unknown): string | null {
  const text = Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text : null;
}

/** A finite number; a numeric text is read as number; null for everything else. */
export function numberIn(value: unknown): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = isText ? Number(value) : value;
  return Number.isFinite(number) ? Number(number) : null;
}

/** The entries of a stored list, plain or under `entries`; none of anything else. */
export function storedEntries(stored: string | null | undefined): Fields[] {
  const value = parseJson(stored);
  const list = Array.isArray(value) ? value : fieldsOf(value)['entries'];
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}
