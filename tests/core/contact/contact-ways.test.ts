import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactNumber, contactWays, isContactNumber, chatLink } from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';

describe('contactNumber', () => {
  it.each([
    ['01000001234', '010-0000-1234'],
    ['011-123-4567', '011-123-4567'],
    ['02-123-4567', '02-123-4567'],
    ['02 1234 5678', '02-1234-5678'],
    ['031.123.4567', '031-123-4567'],
    ['033-1234-5678', '033-1234-5678'],
    ['041-123-4567', '041-123-4567'],
    ['044-123-4567', '044-123-4567'],
    ['051-123-4567', '051-123-4567'],
    ['055-123-4567', '055-123-4567'],
    ['061-123-4567', '061-123-4567'],
    ['064-123-4567', '064-123-4567'],
    ['070-1234-5678', '070-1234-5678'],
    ['080-123-4567', '080-123-4567'],
    ['0507-1234-5678', '0507-1234-5678'],
    ['0502-123-4567', '0502-123-4567'],
    ['1588-1234', '1588-1234'],
    ['1644-1234', '1644-1234'],
    ['1899-1234', '1899-1234'],
    ['+82 (0)10-0000-1234', '010-0000-1234'],
  ])('%s is %s', (text, number) => {
    expect(contactNumber(text)).toBe(number);
    expect(isContactNumber(text)).toBe(true);
  });

  it.each([
    '',
    '112',
    '119',
    '060-123-4567',
    '034-123-4567',
    '030-123-4567',
    '040-123-4567',
    '045-123-4567',
    '056-123-4567',
    '060-1234-5678',
    '065-123-4567',
    '070-123-4567',
    '080-1234-5678',
    '012-1234-5678',
    '1488-1234',
    '1788-1234',
    '1588-123',
    '1588-12345',
    '02-12-3456',
    '010-1234-56789',
    '0507-1234-56789',
    '전화 010-0000-1234',
    '010-0000-1234 내선 3',
    'tel:010-0000-1234',
    '212-555-0100',
  ])('%j is none', (text) => {
    expect(contactNumber(text)).toBeNull();
    expect(isContactNumber(text)).toBe(false);
  });

  it('of a number is the number', () => {
    isIdempotent(
      fc.constantFrom<string>('01000001234', '021234567', '050712345678', '15881234'),
      (text) => contactNumber(text) ?? '',
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(contactNumber(text) ?? '0').toMatch(/^[\d-]+$/);
      }),
    );
  });
});

const CHAT = 'https://openchat.example/o/1';

describe('chatLink', () => {
  it.each([CHAT, 'http://openchat.example/o/1?from=hankan'])('of %s is itself', (chatUrl) => {
    expect(chatLink({ tel: null, sms: null, chatUrl })).toBe(chatUrl);
  });

  it.each([
    null,
    '',
    'Y',
    '/place/1',
    '//openchat.example/o/1',
    'javascript:alert(1)',
    'data:text/html,1',
    'kakaotalk://open',
    'https://openchat.example/o 1',
    'https:\\\\openchat.example',
  ])('of %j is none', (chatUrl) => {
    expect(chatLink({ tel: null, sms: null, chatUrl })).toBeNull();
  });
});

describe('contactWays', () => {
  it.each([
    [{ tel: '02-123-4567', sms: '010-0000-1234', chatUrl: CHAT }, ['TEL', 'SMS', 'CHAT']],
    [{ tel: null, sms: '01000001234', chatUrl: null }, ['SMS']],
    [{ tel: '0507-0000-1234', sms: null, chatUrl: CHAT }, ['TEL', 'CHAT']],
    [{ tel: '119', sms: '02-123-4567', chatUrl: 'javascript:alert(1)' }, []],
    [{ tel: '', sms: '', chatUrl: '' }, []],
  ])('of %j are %j', (contact, ways) => {
    expect(contactWays(contact)).toEqual(ways);
  });
});
