import { addDays, type Yyyymmdd } from '#core';

/** The days of an invented notice, in the forms in which the services write them. */
export interface ExampleDays {
  /** Its month, 202611: by it the same notice of another month has another number. */
  readonly month: string;
  /** 20261120 */
  readonly day: (after: number) => Yyyymmdd;
  /** 2026.11.20 */
  readonly dotted: (after: number) => string;
}

/** Days counted from the first of a month. */
export function exampleDays(month: string): ExampleDays {
  const day = (after: number) => addDays(`${month}01`, after);
  return {
    month,
    day,
    dotted: (after) => day(after).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3'),
  };
}

/** The month of a day and the one before it: what was announced then may still be open. */
export function exampleMonths(today: Yyyymmdd): readonly string[] {
  const month = today.slice(0, 6);
  return [addDays(`${month}01`, -1).slice(0, 6), month];
}
