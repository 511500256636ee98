import type { MoveIn } from '#core';
import type { DealLine } from './deal-body';

/** When somebody may move in, as it is said. */
export const MOVE_IN: Readonly<Record<MoveIn['kind'], readonly [string, ...string[]]>> = {
  NOW: [
    '지금 바로 들어오실 수 있어요',
    '비어 있어서 언제든 입주하실 수 있어요',
    '오늘 계약하면 내일 짐을 넣으셔도 돼요',
  ],
  NEGOTIABLE: [
    '입주 날짜는 서로 맞춰요',
    '언제 들어오실지는 편하게 말씀해 주세요',
    '입주일은 앞뒤로 조정할 수 있어요',
  ],
  DAY: [
    '들어오실 수 있는 날은 위에 적어 두었어요',
    '입주 가능한 날짜는 위에 있는 그대로예요',
    '적어 둔 날부터 입주하실 수 있어요',
  ],
};

// oxfmt-ignore
export const LINES: readonly DealLine[] = [
  { about: 'way', text: '{station} 걸려요.' },
  { about: 'way', text: '{station}이고 밤에도 가로등이 밝은 길이에요.' },
  { about: 'way', text: '지하철은 {station}, 버스 정류장은 더 가까워요.' },
  { about: 'way', text: '{stationName}에서 천천히 걸어도 {walk} 안팎이에요.' },
  { about: 'way', text: '역이 궁금하실 텐데 {station}입니다.' },
  { about: 'way', text: '출근 시간에 재 보니 {stationName}까지 {walk}쯤이었어요.' },
  { about: 'fee', text: '{fee}.' },
  { about: 'fee', text: '돈 얘기 먼저 하면, {fee}.' },
  { about: 'fee', text: '참고로 {fee}.' },
  { about: 'fee', text: '많이들 물어보셔서 적어요. {fee}.' },
  { about: 'fee', text: '{fee}. 그 밖에 따로 걷는 돈은 없습니다.' },
  { about: 'moveIn', text: '{moveIn}.' },
  { about: 'moveIn', text: '{moveIn}. 이사 시간만 이틀 전에 알려 주세요.' },
  { about: 'moveIn', text: '{moveIn}. 날짜가 안 맞으면 먼저 물어봐 주세요.' },
  { about: 'moveIn', text: '{moveIn}. 정해지면 그 전에 한 번 더 청소해 둘게요.' },
  { about: 'things', text: '방에는 {things} 등이 있어요.' },
  { about: 'things', text: '{things} 모두 잘 되고, 오시면 켜서 보여 드릴게요.' },
  { about: 'things', text: '갖춰진 것: {things} 등.' },
  { about: 'things', text: '{things} 같은 건 새로 안 사셔도 됩니다.' },
  { about: 'facts', text: '전용 {area}, {floor}입니다.' },
  { about: 'facts', text: '{floor}이고 전용면적은 {area}예요.' },
  { about: 'facts', needs: ['own'], text: '줄자로 재 보실 분은 오세요. 등기에는 {area}로 되어 있어요.' },
  { about: 'facts', needs: ['own'], text: '창은 {facing}이고 {area}입니다.' },
  { about: 'facts', text: '{dong} {floor}, {area}. 사진과 같은 방이에요.' },
  { about: 'facts', needs: ['parking'], text: '차를 가져오실 분은 한 대까지 댈 수 있어요.' },
  { about: 'facts', needs: ['noParking', 'own'], text: '주차 자리는 없어서 차가 있으면 어려워요.' },
  { about: 'facts', needs: ['elevator'], text: '엘리베이터가 있어서 이사하기 편해요.' },
  { about: 'facts', needs: ['walkUp'], text: '엘리베이터는 없습니다. 계단은 미리 알고 오세요.' },
  { about: 'facts', needs: ['halfBasement'], text: '반지하라서 장마철에는 제습기를 권해요.' },
  { about: 'facts', needs: ['rooftop'], text: '옥탑이라 여름에는 덥습니다. 그건 감추지 않을게요.' },
  { about: 'facts', needs: ['pet'], text: '반려동물과 함께 살 수 있어요. 종류만 미리 말씀해 주세요.' },
  { about: 'visit', text: '보러 오실 시간은 채팅으로 정해요.' },
  { about: 'visit', text: '궁금한 건 채팅으로 물어보시면 저녁에 답할게요.' },
  { about: 'visit', text: '낮에 한 번, 밤에 한 번 보고 정하셔도 괜찮아요.' },
  { about: 'visit', text: '가족이나 친구와 같이 보러 오셔도 됩니다.' },
  { about: 'visit', text: '평일은 7시 이후, 주말은 아무 때나 보실 수 있어요.' },
  { about: 'visit', text: '등기부등본은 계약 전에 같이 떼어 봐요.' },
  { about: 'visit', text: '사진에 없는 곳이 궁금하면 말씀하세요. 찍어서 보내 드려요.' },
  { about: 'visit', text: '보고 나서 천천히 정하세요. 재촉하지 않아요.' },
];

/** Sentences that a reader is warned of: here they are invented, so that the warning can be seen. */
// oxfmt-ignore
export const SUSPICIOUS: readonly string[] = [
  // Each of these asks for what nobody should do before a visit and a contract.
  '방 보시기 전에 가계약금 10만 원 먼저 주시면 잡아 둘게요.',
  '보러 오겠다는 분이 많아서 예약금 20만 원을 먼저 보내신 분께 보여 드려요.',
  '제가 지금 해외에 있어서 방은 못 보여 드리고, 보증금을 보내 주시면 열쇠를 택배로 드릴게요.',
  '계좌로 계약금부터 입금해 주시면 다른 분 연락은 안 받을게요.',
  '신분증 사진을 먼저 보내 주시면 비밀번호를 알려 드립니다.',
  '등기부등본은 볼 필요 없어요. 오늘 안에 입금하시면 월세를 깎아 드려요.',
  '여기 채팅 말고 카톡으로 연락 주세요. 선입금하시면 바로 잡아 드립니다.',
  '집주인 계좌 말고 제 계좌로 보증금을 보내시면 돼요.',
  '전입신고는 안 하는 조건이고, 가계약금을 먼저 보내셔야 주소를 드려요.',
  '지금 바로 30만 원 보내시면 다음 분께는 안 보여 드릴게요. 환불은 안 됩니다.',
];
