/** What a delivered file may say of one kind of thing. */
export interface Columns<Field extends string> {
  /** The header that stands for a field in reports. */
  readonly nameOf: (field: Field) => string;
  /** The field of a header: units in brackets, spaces, underscores and capitals do not count. */
  readonly fieldOf: (header: string) => Field | null;
  /** The needed columns that are missing from a file with these fields. */
  readonly missingIn: (fields: readonly (Field | null)[]) => Field[];
  /** Whether lists and objects of JSON lines stay JSON in this field, in place of a cell's text. */
  readonly isData: (field: Field) => boolean;
}

/** Headers by field, the one that a person writes first; without the needed ones no row counts. */
export function columnsOf<Field extends string>(
  headers: Readonly<Record<Field, readonly [string, ...string[]]>>,
  needed: readonly Field[],
  data: readonly Field[] = [],
): Columns<Field> {
  const fields = Object.keys(headers) as Field[];
  const byHeader: ReadonlyMap<string, Field> = new Map(
    fields.flatMap((field) =>
      [field, ...headers[field]].map((header) => [bare(header), field] as const),
    ),
  );
  return {
    nameOf: (field) => headers[field][0],
    fieldOf: (header) => byHeader.get(bare(header)) ?? null,
    missingIn: (found) => needed.filter((field) => !found.includes(field)),
    isData: (field) => data.includes(field),
  };
}

function bare(header: string): string {
  return header
    .normalize('NFC')
    .replace(/[([{（].*?[)\]}）]/g, '')
    .replace(/[\s_\-*㎡]/g, '')
    .toLowerCase();
}
