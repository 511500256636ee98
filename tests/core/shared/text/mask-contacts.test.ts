import { describe, expect, it } from 'vitest';
import { CONTACT_MASK, contactFault, maskContacts } from '#core';
import { HONEST_ROOMS } from '../../risk/honest-rooms.data';
import { HONEST_TALK } from '../../risk/honest-talk.data';

const masked = (text: string) => maskContacts(text).text;

describe('maskContacts', () => {
  it.each([
    '010-1234-5678',
    '01012345678',
    '010 1234 5678',
    '010.1234.5678',
    '010·1234·5678',
    '(010)1234-5678',
    '０１０－１２３４－５６７８',
    '0 1 0 - 1 2 3 4 - 5 6 7 8',
    '010\u200b1234\u200b5678',
    '공일공 일이삼사 오육칠팔',
    '공일공1234오육칠팔',
    '영일영-1234-5678',
    '011-234-5678',
    '016-1234-5678',
    '+82 10-1234-5678',
    '+821012345678',
    '82-10-1234-5678',
    '+82 2 123 4567',
    '02-123-4567',
    '02.1234.5678',
    '(02) 123-4567',
    '031-123-4567',
    '042 123 4567',
    '051-1234-5678',
    '064-123-4567',
    '070-1234-5678',
    '080-123-4567',
    '0507-1234-5678',
    '0502-123-4567',
    '1588-1234',
    '1688 1234',
    '18001234',
    '010*1234*5678',
    '010:1234:5678',
    '010;1234|5678',
    '010=1234+5678',
    '010—1234—5678',
    '010ㅡ1234ㅡ5678',
    '010 에 1234 에 5678',
    '010 ✆ 1234 ✆ 5678',
    '01O-1234-5678',
    '0l0-1234-5678',
    'ㅇ1ㅇ-1234-5678',
    '٠١٠-١٢٣٤-٥٦٧٨',
    '0①0-1234-5678',
  ])('masks the telephone number %s', (number) => {
    expect(maskContacts(`연락은 ${number} 로 주세요`)).toEqual({
      text: `연락은 ${CONTACT_MASK} 로 주세요`,
      isMasked: true,
    });
  });

  it.each([
    'hankan.room@gmail.com',
    'A_B-c+1@naver.com',
    'abc @ naver.com',
    'abc＠naver．com',
    'https://open.kakao.com/o/sAbc123',
    'HTTP://bad.example/x?y=1',
    'http : // bad.example',
    'www.hankan.kr/room',
    'open.kakao.com/o/gXyz',
    'open . kakao . com/o/gXyz',
    'naver.me/abcd',
    't.me/room123',
    'room-for-you.co.kr',
    '좋은방.com',
    'evil。com',
    'www。evil。com',
    'example골뱅이gmail닷컴',
    'example (at) gmail (dot) com',
  ])('masks the address %s', (address) => {
    expect(masked(`여기 ${address} 보세요`)).toBe(`여기 ${CONTACT_MASK} 보세요`);
  });

  it.each([
    ['국민은행 123456-04-123456', '국민은행 ●●●'],
    ['카카오뱅크 3333-01-1234567 홍길동', '카카오뱅크 ●●● 홍길동'],
    ['계좌는 110-123-456789예요', '계좌는 ●●●예요'],
    ['신한 110123456789', '신한 ●●●'],
    ['농협 302 1234 5678 91', '농협 ●●●'],
    ['110123456789 (국민)', '●●● (국민)'],
    ['1002-123-456789로 보내 주세요', '●●●로 보내 주세요'],
    ['우리 1002123456789', '우리 ●●●'],
  ])('masks the account in %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    ['카톡 아이디 hankan99', '카톡 아이디 ●●●'],
    ['카카오톡 아이디는 roomgood 이에요', '카카오톡 아이디는 ●●● 이에요'],
    ['카톡으로 이야기해요. 아이디는 homesweet', '카톡으로 이야기해요. 아이디는 ●●●'],
    ['ㅋㅌ id: Room_77', 'ㅋㅌ id: ●●●'],
    ['텔레 아이디 : room_77', '텔레 아이디 : ●●●'],
    ['라인 id abc.def', '라인 id ●●●'],
    ['인스타 @hankan_room', '인스타 @●●●'],
    ['카톡 hankan99 추가해 주세요', '카톡 ●●● 추가해 주세요'],
    ['카톡 hankan', '카톡 ●●●'],
    ['텔레그램 hankan 이에요', '텔레그램 ●●● 이에요'],
    ['라인 hankan', '라인 ●●●'],
    ['gmail은 hankan99', 'gmail은 ●●●'],
    ['hankan99 로 톡 주세요', '●●● 로 톡 주세요'],
  ])('masks the name in %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it('masks each of several contacts', () => {
    expect(masked('010-1234-5678, 카톡 아이디 abcd, 신한 110-123-456789, a@b.kr')).toBe(
      '●●●, 카톡 아이디 ●●●, 신한 ●●●, ●●●',
    );
  });

  it.each([
    '월세 50만원이에요',
    '보증금 1,000/50',
    '보증금 1000 월세 50 관리비 7',
    '보증금 1500-2000만원 사이예요',
    '융자 120,000,000원',
    '전세 1억 2,000만원',
    '전용 19.8㎡ (6평)',
    '1.5룸이고 층고는 4.2m예요',
    '2026.11.22',
    '2026-11-22 19:30에 뵈어요',
    '2026.01.10 ~ 2026.12.31',
    '우리 2026.12.10 19:30에 봐요',
    '12월 10일에 이사해요',
    '20261210',
    '오후 7시 30분',
    '19:30',
    '5층 중 3층이에요',
    '101동 1502호',
    '3번 출구에서 5511번 버스를 타요',
    '등록번호 11620-2024-00123',
    '112에 신고하세요. 132에 물어보세요',
    '라인 2호선 근처예요. LH도 돼요',
    '카톡 말고 여기서 이야기해요',
    '1588-1234번 버스를 타요',
    '카톡 link는 보내지 마세요',
    '신라인 park 아파트',
    'oil 값이 15,000원 올랐어요',
    '오이 1개, 가지 0개',
    '이사 일이 많아서 공일 오후에 봐요',
    '하나 더 물어볼게요. 500/45인가요',
  ])('leaves %s as it is', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });
});

describe('contactFault', () => {
  it.each([
    ['밤에는 010-1234-5678로 주세요.', '전화번호를', '010-1234-5678'],
    ['메일은 room@example.com이에요.', '이메일 주소를', 'room@example.com'],
    ['사진은 https://example.com/a 에 있어요.', '링크를', 'https://example.com/a'],
    ['국민은행 123456-01-123456', '계좌번호를', '123456-01-123456'],
    ['카톡 아이디는 room_1234', '메신저나 메일 아이디를', 'room_1234'],
  ])('names the field and the part of %s', (text, name, part) => {
    expect(contactFault('소개', text)).toBe(
      `소개에 ${name} 적을 수 없어요. ‘${part}’ 부분을 빼 주세요.`,
    );
  });

  it('shows what is written, however it reads', () => {
    expect(contactFault('제목', '방 있어요 ０１０·１２３４·５６７８')).toContain(
      '‘０１０·１２３４·５６７８’',
    );
  });

  it('finds nothing in what honest people write', () => {
    const texts = [...HONEST_ROOMS, ...HONEST_TALK];
    expect(texts.length).toBeGreaterThanOrEqual(500);
    expect(texts.filter((text) => contactFault('소개', text) !== null)).toEqual([]);
  });
});
