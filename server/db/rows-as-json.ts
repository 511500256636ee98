import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

type Field<Table extends PgTable> = keyof Table['_']['columns'];

interface Choice<Table extends PgTable> {
  /** By which a row is known again. */
  readonly keys: readonly Field<Table>[];
  /** What the database gives itself. */
  readonly without?: readonly Field<Table>[];
}

/**
 * Rows as one parameter, for `insert into … select … from jsonb_to_recordset`: a statement of a
 * thousand rows has one text to read in place of tens of thousands of parameters.
 */
export class RowsAsJson<Table extends PgTable> {
  /** The names of the columns, as an insert and its select list them. */
  readonly names: SQL;
  /** What stands behind `on conflict`. */
  readonly keys: SQL;
  private readonly definitions: SQL;
  private readonly columns: readonly [field: string, column: AnyPgColumn][];

  constructor(
    table: Table,
    private readonly choice: Choice<Table>,
  ) {
    const { keys, without = [] } = choice;
    this.columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>).filter(
      ([field, { generated }]) => generated === undefined && !without.includes(field),
    );
    const names = (columns: RowsAsJson<Table>['columns']) =>
      list(columns.map(([, { name }]) => sql`${sql.identifier(name)}`));
    this.names = names(this.columns);
    this.keys = names(this.columns.filter(([field]) => keys.includes(field)));
    this.definitions = list(
      this.columns.map(
        ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
      ),
    );
  }

  /** What stands behind `from`. */
  of(rows: readonly Table['$inferInsert'][]): SQL {
    const named = rows.map((row: Readonly<Record<string, unknown>>) => {
      const json: Record<string, unknown> = {};
      for (const [field, { name }] of this.columns) json[name] = row[field];
      return json;
    });
    return sql`jsonb_to_recordset(${wellFormed(named)}::jsonb) as delivered (${this.definitions})`;
  }

  /**
   * What stands behind `do update set`: every column as it is delivered now, but those of `own` and
   * the keys. A key is equal anyhow, and a table that is sharded by one lets nobody set it.
   */
  replaced(own: Readonly<Record<string, SQL>> = {}): SQL {
    return list(
      this.columns
        .filter(([field]) => !this.choice.keys.includes(field))
        .map(([field, { name }]) => {
          const value = own[field] ?? sql`excluded.${sql.identifier(name)}`;
          return sql`${sql.identifier(name)} = ${value}`;
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
