import fc from 'fast-check';
import { addDays } from '#core';

/** Any calendar day that a person may meet, leap days and ends of months included. */
export const days = fc
  .oneof(
    fc.integer({ min: 0, max: 80_000 }),
    fc.constantFrom(0, 58, 59, 60, 365, 789, 19_416, 45_714),
  )
  .map((count) => addDays('19000101', count));

/** Any text, halves of characters, controls and names of prototypes included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'null', '[]', '{}', '\ud800', ''),
);

/**
 * Any number between two, each as likely as the next: of `fc.double` from 0 on most are as good as
 * zero, for it draws from the numbers that a computer can write.
 */
export const evenly = (min: number, max: number) =>
  fc.nat(1_000_000_000).map((part) => Math.min(min + (max - min) * (part / 1e9), max));

/** Any number at all: huge, negative, fractional, infinite, −0, none. */
export const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger());
