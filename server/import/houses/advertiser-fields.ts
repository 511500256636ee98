import type { Advertiser, HouseContact } from '#core';
import type { FieldReader } from '../field-reader';
import type { HouseField } from './house-columns';
import { chatLink, contactPhone, mobilePhone } from '../field-forms';
import { choice, text } from '../field-values';
import { ADVERTISER_WORDS } from './house-words';

const whoAdvertises = choice(ADVERTISER_WORDS);
const name = text(60);
const address = text(200);

/** Who advertises, with all that the law has a broker say (spec/facts F5). */
export function advertiserOf(read: FieldReader<HouseField>): Advertiser {
  const kind = read.required('advertiser', whoAdvertises, 'TENANT');
  if (kind !== 'BROKER') return { kind, name: read.required('advertiserName', name, '') };
  return {
    kind,
    office: read.required('office', name, ''),
    representative: read.required('representative', name, ''),
    registrationNumber: read.required('registrationNumber', name, ''),
    address: read.required('officeAddress', address, ''),
    tel: read.required('officeTel', contactPhone, ''),
  };
}

/** At least one way to reach them. */
export function contactOf(read: FieldReader<HouseField>): HouseContact {
  const contact = {
    tel: read.optional('tel', contactPhone, null),
    sms: read.optional('sms', mobilePhone, null),
    chatUrl: read.optional('chatUrl', chatLink, null),
  };
  const ways = ['tel', 'sms', 'chatUrl', 'advertiserMember'] as const;
  if (!ways.some((way) => read.has(way))) {
    read.refuse(
      'tel',
      '연락할 방법이 없습니다',
      '전화, 문자, 오픈채팅, 광고회원 가운데 하나는 적어 주세요',
    );
  }
  return contact;
}
