import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';

/** There and back gives the same value again. */
export function roundTrips<Value, Form>(
  values: Arbitrary<Value>,
  there: (value: Value) => Form,
  back: (form: Form) => Value,
): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(back(there(value))).toEqual(value);
    }),
  );
}

/** Doing it twice is doing it once. */
export function isIdempotent<Value>(values: Arbitrary<Value>, rule: (value: Value) => Value): void {
  fc.assert(
    fc.property(values, (value) => {
      const once = rule(value);
      expect(rule(once)).toEqual(once);
    }),
  );
}

/** What passes the narrow question passes the wide one as well. */
export function onlyNarrows<Question, Item>(
  questions: Arbitrary<{ readonly wide: Question; readonly narrow: Question }>,
  items: Arbitrary<Item>,
  passes: (item: Item, question: Question) => boolean,
): void {
  fc.assert(
    fc.property(questions, fc.array(items, { minLength: 30 }), ({ wide, narrow }, all) => {
      const passed = all.filter((item) => passes(item, narrow));
      expect(passed.filter((item) => !passes(item, wide))).toEqual([]);
    }),
  );
}

/** Every part of the input is a part of the outcome, and in the same order. */
export function losesNothing<Input, Part>(
  inputs: Arbitrary<Input>,
  partsBefore: (input: Input) => readonly Part[],
  partsAfter: (input: Input) => readonly Part[],
): void {
  fc.assert(
    fc.property(inputs, (input) => {
      const before = partsBefore(input);
      const kept = partsAfter(input).filter((part) => before.includes(part));
      expect(kept).toEqual(before);
    }),
  );
}
