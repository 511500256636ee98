import { describe, expect, it } from 'vitest';
import { contactWays, chatLink } from '#core';

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
