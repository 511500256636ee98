import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTACT_MASK, maskContacts } from '#core';
import { brokenText } from '../../../support/hostile-texts';
import { isIdempotent } from '../../../support/laws';

const CONTACTS = [
  '010-1234-5678',
  '공일공 일이삼사 오육칠팔',
  '+82 2 123 4567',
  '0507-1234-5678',
  'abc@naver.com',
  'https://open.kakao.com/o/sAbc',
  'naver.me/abcd',
  '국민은행 123456-04-123456',
] as const;
const AROUND = [
  '카톡 아이디 ',
  '아이디 ',
  'abc',
  'abc99',
  '신한 ',
  '계좌 ',
  '1',
  '12-',
  '.',
  '@',
  ' ',
  '-',
  '월세 50만원 ',
  '2026.11.22 ',
  '19:30 ',
  CONTACT_MASK,
  ...CONTACTS,
] as const;
const chat = fc.oneof(
  fc.array(fc.constantFrom(...AROUND), { maxLength: 12 }).map((parts) => parts.join('')),
  brokenText,
);

it('masking twice is masking once, and nothing is masked the second time', () => {
  isIdempotent(chat, (text) => maskContacts(text).text);
  fc.assert(
    fc.property(chat, (text) => {
      expect(maskContacts(maskContacts(text).text).isMasked).toBe(false);
    }),
  );
});

it('says whether anything was masked', () => {
  fc.assert(
    fc.property(chat, (text) => {
      const { text: masked, isMasked } = maskContacts(text);
      expect(isMasked).toBe(masked !== text);
    }),
  );
});

it('no contact is left, whatever stands around it', () => {
  const words = fc.constantFrom('', '연락은 ', '월세 50만원, ', '오후 7시에\n');
  fc.assert(
    fc.property(fc.constantFrom(...CONTACTS), words, words, (contact, before, after) => {
      const { text, isMasked } = maskContacts(`${before}${contact} ${after}`);
      expect(isMasked).toBe(true);
      expect(text).not.toContain(contact);
      expect(text).toBe(`${before}${maskContacts(contact).text} ${after}`);
    }),
  );
});

it('what has no digit, no Latin letter and none of @ and dots is as it was', () => {
  const plain = fc
    .string({
      unit: fc.constantFrom(...Array.from('가나다라 마바사,!?~-:()\n월세보증금카톡아이디국민은행')),
    })
    .filter((text) => !/[0-9a-z@.]/i.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(maskContacts(text)).toEqual({ text, isMasked: false });
    }),
  );
});
