import { describe, expect, it } from 'vitest';
import { advertiserNumber, publicContact, toldWays, type Advertiser } from '#core';

const contact = {
  tel: '02.123.4567',
  sms: '+82 10 1234 5678',
  chatUrl: 'https://openchat.example/o/1',
};
const tenant: Advertiser = { kind: 'TENANT', name: '김예시' };
const office: Advertiser = {
  kind: 'BROKER',
  office: '예시 공인중개사사무소',
  representative: '예시',
  registrationNumber: '예시-11620-0001',
  address: '서울특별시 관악구 신림동',
  tel: '02-123-4567',
};

describe('the number of who advertises a house', () => {
  it('is hyphenated, and one that may not stand there is none', () => {
    expect(advertiserNumber(contact, 'TEL')).toBe('02-123-4567');
    expect(advertiserNumber(contact, 'SMS')).toBe('010-1234-5678');
    expect(advertiserNumber({ ...contact, tel: '112', sms: '02-123-4567' }, 'TEL')).toBeNull();
    expect(advertiserNumber({ ...contact, tel: '112', sms: '02-123-4567' }, 'SMS')).toBeNull();
    expect(advertiserNumber({ ...contact, tel: null, sms: null }, 'SMS')).toBeNull();
  });

  it('of an office stands in the advertisement, and is told nowhere else', () => {
    const house = { contact, advertiser: office };
    expect(publicContact(house)).toBe(contact);
    expect(toldWays(house)).toEqual([]);
  });

  it('of a private person is told by the ways that they take, and stands nowhere', () => {
    const house = { contact, advertiser: tenant };
    expect(publicContact(house)).toEqual({ ...contact, tel: null, sms: null });
    expect(toldWays(house)).toEqual(['TEL', 'SMS']);
    expect(toldWays({ ...house, contact: { ...contact, sms: null } })).toEqual(['TEL']);
    expect(toldWays({ ...house, contact: { ...contact, tel: null, sms: null } })).toEqual([]);
  });
});
