import { expect, it } from 'vitest';
import { openPopups, withoutPopup, withPopup } from '#core';

it.each([
  ['', []],
  ['?', []],
  ['?p=', []],
  ['?p=login', ['login']],
  ['p=login', ['login']],
  ['?p=a&p=b', ['a', 'b']],
  ['?p=a,b', ['a', 'b']],
  ['?p=a%2Cb%2cc', ['a', 'b', 'c']],
  ['?popup=a&p=b', ['a', 'b']],
  ['?p=b&popup=a,c', ['b', 'a', 'c']],
  ['?p=a&p=b&popup=a&p=b', ['a', 'b']],
  ['?p=,,a,', ['a']],
  ['?x=1&%70=%6cogin&y', ['login']],
  ['?p=a+b', ['a b']],
  ['?p=%zz', ['%zz']],
  ['?P=a&pop=b&xp=c', []],
  ['?p', []],
  ['?p=__proto__&p=constructor', ['__proto__', 'constructor']],
])('%s has %j open', (search, names) => {
  expect(openPopups(search)).toEqual(names);
});

it.each([
  ['', 'login', '?p=login'],
  ['?', 'login', '?p=login'],
  ['?a=1', 'login', '?a=1&p=login'],
  ['a=1', 'login', '?a=1&p=login'],
  ['?p=a', 'b', '?p=a&p=b'],
  ['?p=a', 'a', '?p=a'],
  ['?popup=x,a', 'a', '?popup=x,a'],
  ['?a=%20+%zz&&=&b', 'c', '?a=%20+%zz&&=&b&p=c'],
  ['?a=1', '', '?a=1'],
  ['', '', ''],
  ['', 'a b&c=d', '?p=a+b%26c%3Dd'],
  ['', '\ud800', '?p=%EF%BF%BD'],
])('%s with %j is %s', (search, name, result) => {
  expect(withPopup(search, name)).toBe(result);
});

it.each([
  ['?p=login', 'login', ''],
  ['?a=1&p=login', 'login', '?a=1'],
  ['?p=login&a=1', 'login', '?a=1'],
  ['?p=a,b,c', 'a', '?p=b,c'],
  ['?p=a,b,c', 'b', '?p=a,c'],
  ['?p=a,b%2Cc', 'c', '?p=a,b'],
  ['?p=a%2cb%2Cc', 'a', '?p=b%2Cc'],
  ['?p=a,a&popup=a', 'a', ''],
  ['?p=,a', 'a', ''],
  ['?p=a&p=b&popup=a,c', 'a', '?p=b&popup=c'],
  ['?%70=%61,b', 'a', '?%70=b'],
  ['?p=a', 'b', '?p=a'],
  ['?p=a', '', '?p=a'],
  ['?p=', '', '?p='],
  ['?p=a,,b', 'x', '?p=a,,b'],
  ['?x=a&pp=a', 'a', '?x=a&pp=a'],
  ['?a=%zz&&p=q', 'q', '?a=%zz&'],
  ['?', 'a', ''],
  ['', 'a', ''],
  ['a=1', 'b', '?a=1'],
])('%s without %j is %s', (search, name, result) => {
  expect(withoutPopup(search, name)).toBe(result);
});
