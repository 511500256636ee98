import type { Parser } from './field-values';

/** What is wrong with one field of one row, for the operator, in Korean. */
export interface RowProblem {
  /** The header of the field; empty where the whole line is meant. */
  readonly column: string;
  readonly value: string;
  readonly why: string;
  /** What to write instead. */
  readonly instead: string;
}

const LONGEST_CELL = 5000;

/** Reads a row's fields and remembers every problem, so that one report names them all. */
export class FieldReader<Field extends string> {
  readonly problems: RowProblem[] = [];

  constructor(
    private readonly values: ReadonlyMap<Field, string>,
    private readonly nameOf: (field: Field) => string,
    private readonly longest = LONGEST_CELL,
  ) {}

  has(field: Field): boolean {
    return this.values.has(field);
  }

  /** With a problem the stand-in is answered: the row is not taken anyhow. */
  required<Value>(field: Field, parse: Parser<Value>, standIn: NoInfer<Value>): Value {
    if (!this.has(field)) {
      this.refuse(field, '값이 없습니다', this.helpFor(parse));
      return standIn;
    }
    return this.optional(field, parse, standIn);
  }

  optional<Value, Otherwise>(
    field: Field,
    parse: Parser<Value>,
    otherwise: Otherwise,
  ): Value | Otherwise {
    const cell = this.values.get(field);
    if (cell === undefined) return otherwise;
    if (cell.length > this.longest) {
      this.refuse(field, `너무 깁니다(${cell.length}자)`, `${this.longest}자 안으로 줄여 주세요`);
      return otherwise;
    }
    const parsed = parse(cell);
    if (parsed.ok) return parsed.value;
    this.refuse(field, parsed.why, parsed.instead);
    return otherwise;
  }

  refuse(field: Field, why: string, instead: string): void {
    const value = (this.values.get(field) ?? '').slice(0, 200);
    this.problems.push({ column: this.nameOf(field), value, why, instead });
  }

  private helpFor(parse: Parser<unknown>): string {
    const parsed = parse('');
    return parsed.ok ? '값을 적어 주세요' : parsed.instead;
  }
}
