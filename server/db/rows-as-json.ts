import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Rows as one parameter, for `insert into … select … from jsonb_to_recordset`: a statement of a
 * thousand rows has one text to read in place of tens of thousands of parameters.
 */
export class RowsAsJson<Table extends PgTable> {
  /** The names of the columns, as an insert and its select list them. */
  readonly names: SQL;
  private readonly definitions: SQL;
  private readonly columns: readonly [field: string, column: AnyPgColumn][];

  /** Without what the database makes itself, and without the columns named in `except`. */
  constructor(table: Table, except: readonly (keyof Table['_']['columns'])[] = []) {
    this.columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>).filter(
      ([field, { generated }]) => generated === undefined && !except.includes(field),
    );
    this.names = list(this.columns.map(([, { name }]) => sql`${sql.identifier(name)}`));
    this.definitions = list(
      this.columns.map(
        ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
      ),
    );
  }

  /** What stands behind `from`. */
  of(rows: readonly Table['$inferInsert'][]): SQL {
    const named = rows.map((row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(this.columns.map(([field, { name }]) => [name, row[field]])),
    );
    return sql`jsonb_to_recordset(${wellFormed(named)}::jsonb) as delivered (${this.definitions})`;
  }

  /** Every column as the insert would have had it, for `on conflict do update set`. */
  excluded(fields: (field: string) => SQL | null): SQL {
    return list(
      this.columns.map(([field, { name }]) => {
        const own = fields(field) ?? sql`excluded.${sql.identifier(name)}`;
        return sql`${sql.identifier(name)} = ${own}`;
      }),
    );
  }
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Half a character, which JSON can write and no database takes, becomes the mark that stands for it. */
function wellFormed(rows: unknown): string {
  const text = JSON.stringify(rows);
  if (!/\\ud[89a-f]/i.test(text)) return text;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
