import { fieldsOf, type Fields } from '#core';

/**
 * LH's answer is a list whose elements each hold some of the tables, `dsSch` (what was asked) and
 * `resHeader` among them: all of them together. A table named `…Nm` is one row of labels.
 */
export class LhTables {
  private readonly tables = new Map<string, Fields[]>();

  constructor(answer: unknown) {
    for (const element of Array.isArray(answer) ? answer : [answer])
      for (const [name, rows] of Object.entries(fieldsOf(element)))
        this.tables.set(name, [
          ...(this.tables.get(name) ?? []),
          ...(Array.isArray(rows) ? rows : [rows]).map(fieldsOf),
        ]);
  }

  /** Whether it names any table of what was asked for, be it one without rows. */
  isTold(): boolean {
    return [...this.tables.keys()].some((name) => /^ds(?!Sch$)/.test(name));
  }

  rows(name: string): readonly Fields[] {
    return this.tables.get(name) ?? [];
  }

  /** What the columns of a table are called. */
  labels(name: string): Fields {
    return this.rows(`${name}Nm`)[0] ?? {};
  }

  /** The tables of supply that hold rows: dsList01, dsList02, … in their order. */
  supplyTables(): readonly string[] {
    return [...this.tables.keys()].filter((name) => /^dsList\d{2}$/.test(name)).sort();
  }
}
