import { expect, it } from 'vitest';
import {
  fieldsOf,
  numberIn,
  parseJson,
  storedEntries,
  textIn,
} from '../../../src/core/shared/stored-json';

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as JSON %j', (stored, value) => {
  expect(parseJson(stored)).toEqual(value);
});

it.each([
  [{ a: 1 }, { a: 1 }],
  [null, {}],
  ['text', {}],
  [3, {}],
  [undefined, {}],
])('of %j the fields are %j', (value, fields) => {
  expect(fieldsOf(value)).toEqual(fields);
});

it.each([
  ['text', 'text'],
  [12, '12'],
  ['', null],
  [NaN, null],
  [Infinity, null],
  [true, null],
  [null, null],
  [['a'], null],
])('reads %j as text %j', (value, text) => {
  expect(textIn(value)).toBe(text);
});

it.each([
  [12.5, 12.5],
  [0, 0],
  ['37.5', 37.5],
  ['', null],
  [' ', null],
  ['north', null],
  ['1e999', null],
  [NaN, null],
  [true, null],
  [null, null],
])('reads %j as number %j', (value, number) => {
  expect(numberIn(value)).toBe(number);
});

it.each([
  ['[{"a":1}]', [{ a: 1 }]],
  ['{"version":"9","entries":[{"a":1},null,7]}', [{ a: 1 }, {}, {}]],
  ['{"entries":{}}', []],
  ['{}', []],
  ['7', []],
  ['nonsense', []],
  [null, []],
])('of %s the entries are %j', (stored, entries) => {
  expect(storedEntries(stored)).toEqual(entries);
});
