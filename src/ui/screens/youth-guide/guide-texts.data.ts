interface Word {
  readonly word: string;
  readonly text: string;
}

/** The words of a notice that decide most. */
export const NOTICE_WORDS: readonly Word[] = [
  {
    word: '순위',
    text: '누구를 먼저 뽑는지예요. 1순위에서 집이 다 차면 2순위는 뽑지 않아요. 내가 몇 순위인지부터 보세요.',
  },
  {
    word: '소득',
    text: '세금을 떼기 전의 월 소득이에요. 가구원 수마다 기준이 다르고, 내 소득만 보는지 부모님이나 함께 사는 가족의 소득을 더하는지 공고마다 달라요.',
  },
  {
    word: '자산',
    text: '보증금·예금·주식·자동차·부동산을 더하고 빚을 뺀 금액이에요. 자동차는 값의 기준이 따로 있어요.',
  },
  {
    word: '무주택세대구성원',
    text: '주민등록등본에 함께 있는 가족 모두 집이 없는 사람이에요. 분양권과 지분도 집으로 봐요. 청년 공고는 나만 집이 없으면 되는 곳이 많아요.',
  },
  {
    word: '예비입주자',
    text: '지금 빈집이 없어서 순번을 받고 기다리는 사람이에요. 번호가 오면 계약해요. 몇 달에서 몇 년까지 걸려요.',
  },
  {
    word: '상호전환',
    text: '보증금을 더 내고 월세를 줄이거나, 보증금을 줄이고 월세를 더 내는 거예요. 어디까지 바꿀 수 있는지 공고에 있어요.',
  },
];

/** What most notices ask to be handed in, and who issues it. */
export const PAPERS: readonly Word[] = [
  { word: '주민등록등본·초본', text: '정부24 · 주소가 바뀐 내역을 모두 넣어요' },
  { word: '가족관계증명서', text: '대법원 전자가족관계등록시스템 · 상세로 떼요' },
  { word: '소득을 보여 주는 서류', text: '건강보험 자격득실확인서, 소득금액증명원 · 홈택스' },
  { word: '금융정보 제공 동의서', text: '공고에 붙은 양식에 자필로 서명해요' },
  { word: '재학·졸업증명서', text: '대학생과 취업 준비생만 내요' },
];

/** From the notice to the keys. */
export const STEPS: readonly Word[] = [
  { word: '공고 확인', text: '순위, 소득, 자산과 접수 마감 시각을 봐요.' },
  {
    word: '신청',
    text: 'LH청약플러스, SH 누리집이나 공고의 신청 페이지에서 접수해요. 보통 마감 날 17시에 닫혀요.',
  },
  { word: '서류 제출 대상자 발표', text: '뽑을 집의 몇 배를 먼저 골라요.' },
  { word: '서류 제출', text: '며칠 안에 내야 해요. 미리 떼어 두되 발급일 기준을 지켜요.' },
  { word: '자격 확인', text: '소득과 자산을 전산으로 확인해요. 한두 달 걸려요.' },
  { word: '당첨자 발표', text: '예비 번호가 함께 나와요.' },
  {
    word: '계약과 입주',
    text: '계약금을 내고, 입주 기간에 잔금을 내고 들어가요. 전입신고를 잊지 마세요.',
  },
];
