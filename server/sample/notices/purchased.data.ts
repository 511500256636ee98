import { SUPPLY } from '#core';
import { ASKS } from './asks';
import { home, homes, ranked } from './homes';
import { at, type NoticeSeed } from './notice-seed';
import { PAPERS, STEPS } from './papers.data';

const PURCHASED = {
  supply: SUPPLY.PURCHASED,
  ask: ASKS.youthRanks,
  steps: STEPS.short,
  papers: PAPERS.youth,
} as const;
const JEONSE = {
  supply: SUPPLY.JEONSE,
  ask: ASKS.youthRanks,
  steps: STEPS.short,
  papers: PAPERS.youth,
} as const;
const DORMITORY = {
  supply: SUPPLY.DORMITORY,
  ask: ASKS.studentRanks,
  steps: STEPS.short,
  papers: PAPERS.student,
} as const;

/** Two rents, as purchased homes have them: 40 % and 50 % of the market's. */
const two = (first: number, others: number) =>
  ({ '1순위': [100, first], '2·3순위': [200, others] }) as const;

// oxfmt-ignore
/** 매입임대 */
export const PURCHASED_SEEDS: readonly NoticeSeed[] = [
  { ...PURCHASED, key: 'purchased-01', by: 'lhSeoul', title: '{년}년 4차 청년 매입임대주택 입주자 모집공고(서울)', summary: '가전과 가구가 갖춰진 원룸입니다. 온라인으로만 신청하며, 마감 시각이 지나면 저장한 신청서도 무효입니다.', said: -10, from: at(-2, 10), until: at(0, 17), areas: ['1162000000', '1159000000'],
    units: [...ranked('봉천동 은천길', 23.1, 14, two(154_000, 231_000), '원룸 · 승강기'), ...ranked('신림동 호암로', 19.8, 9, two(132_000, 198_000), '원룸'), ...ranked('상도동 성대로', 26.4, 6, two(171_000, 257_000), '분리형 · 승강기')] },
  { ...PURCHASED, key: 'purchased-02', by: 'sh', title: '{년}년 2차 청년 매입임대주택 입주자 모집공고', summary: '서울 12개 구의 도시형생활주택과 오피스텔입니다.', said: -7, from: at(-1, 10), until: at(0, 23, 59), areas: ['1100000000'],
    units: [...ranked('강서구 화곡동', 24.9, 22, two(163_000, 245_000), '원룸 · 승강기'), ...ranked('은평구 응암동', 21.2, 17, two(139_000, 209_000), '원룸'), ...ranked('중랑구 상봉동', 28.7, 12, two(158_000, 237_000), '1.5룸')],
    was: { corrected: -1, until: at(0, 17) } },
  { ...PURCHASED, key: 'purchased-03', by: 'lhIncheon', title: '{년}년 청년 매입임대 예비입주자 모집(인천·부천)', summary: null, said: -6, from: at(1, 10), until: at(3, 16), areas: ['2823700000', '2817700000', '4119000000'],
    units: [...ranked('부평동', 25.3, 20, two(112_000, 168_000), '원룸'), ...ranked('주안동', 22.8, 18, two(98_000, 147_000), '원룸')] },
  { ...PURCHASED, key: 'purchased-04', by: 'gh', title: 'GH 기존주택 매입임대 청년 유형 입주자 모집공고', summary: '수원·안양·고양의 다세대주택입니다. 신청 지역은 한 곳만 고를 수 있습니다.', said: -4, from: at(3, 10), until: at(7, 18), areas: ['4111000000', '4117000000', '4128000000'],
    units: [...ranked('수원 인계동', 27.1, 11, two(121_000, 182_000)), ...ranked('안양 안양동', 24.4, 8, two(117_000, 176_000)), ...ranked('고양 장항동', 23.6, 7, two(119_000, 179_000))] },
  { ...PURCHASED, key: 'purchased-05', by: 'lhBusan', title: '부산 청년 매입임대주택 수시모집 안내', summary: '집이 남아 있는 동안 매주 월요일에 접수한 분부터 순번을 드립니다.', said: -60, from: at(-55, 10), until: null, areas: ['2600000000'], steps: STEPS.none,
    units: [homes('부전동·전포동', [100, 200], [88_000, 174_000], 13, '원룸·1.5룸'), homes('대연동', [100, 200], [79_000, 151_000], 8, '원룸')] },
  { ...PURCHASED, key: 'purchased-06', by: 'lhSeoul', title: '{년}년 신혼·신생아 매입임대주택Ⅰ 예비입주자 모집공고(서울)', summary: null, said: -8, from: at(-2, 10), until: at(3, 17), areas: ['1165000000', '1168000000', '1171000000'], ask: ASKS.newlywed, papers: PAPERS.couple,
    units: [home('서초구 방배동', 45.2, [1260, 286_000], 6, { detail: '방 2' }), home('송파구 가락동', 51.8, [1380, 312_000], 9, { detail: '방 2 · 승강기' })] },
  { ...PURCHASED, key: 'purchased-07', by: 'lhDaejeon', title: '천안 청년 매입임대주택 입주자 모집공고', summary: '단국대·상명대 앞입니다.', said: -3, from: at(0, 10), until: at(4, 17), areas: ['4413100000', '4413300000'],
    units: [...ranked('안서동', 22.6, 16, two(71_000, 107_000), '원룸'), ...ranked('두정동', 26.9, 10, two(83_000, 125_000), '원룸 · 주차')] },
  { ...PURCHASED, key: 'purchased-08', by: 'lhDaegu', title: '대구 청년 매입임대 추가모집({월}월 2차)', summary: null, said: -5, from: at(-1, 10), until: at(1, 17), areas: ['2700000000'],
    units: [...ranked('대명동', 24.2, 7, two(68_000, 102_000)), ...ranked('복현동', 21.7, 12, two(64_000, 96_000))] },
  { ...PURCHASED, key: 'purchased-09', by: 'dudc', title: '대구도시개발공사 매입임대 청년주택 입주자 모집', summary: null, said: -2, from: at(9, 9), until: at(13, 18), areas: ['2726000000'],
    units: [...ranked('범어동', 28.5, 9, two(86_000, 129_000))] },
  { ...PURCHASED, key: 'purchased-10', by: 'lh', title: '{년}년 자립준비청년 매입임대주택 상시 모집', summary: '보호가 끝난 지 5년이 지나지 않은 분은 언제든지 신청할 수 있습니다.', said: -120, from: at(-110), until: null, areas: ['0000000000'], ask: ASKS.careLeavers, steps: STEPS.none, papers: PAPERS.few,
    units: [homes('전국', [100, 100], [60_000, 180_000], 240)] },
  { ...PURCHASED, key: 'purchased-11', by: 'lhSeoul', title: '{년}년 3차 청년 매입임대주택 입주자 모집공고(서울)', summary: null, said: -68, from: at(-61, 10), until: at(-59, 17), areas: ['1162000000', '1147000000'],
    units: [...ranked('신림동 난곡로', 20.4, 11, two(129_000, 194_000)), ...ranked('신월동 지양로', 25.8, 13, two(141_000, 212_000))] },
  { ...PURCHASED, key: 'purchased-12', by: 'lhGwangju', title: '광주 청년 매입임대주택 입주자 모집', summary: null, said: -14, from: at(-7, 10), until: at(-1, 17), areas: ['2900000000'],
    units: [...ranked('동명동', 23.9, 8, two(63_000, 95_000)), ...ranked('쌍촌동', 26.1, 10, two(69_000, 104_000))] },
];

// oxfmt-ignore
/** 전세임대 */
export const JEONSE_SEEDS: readonly NoticeSeed[] = [
  { ...JEONSE, key: 'jeonse-01', by: 'lh', title: '{년}년 청년 전세임대 1순위 수시모집', summary: '살고 싶은 집을 직접 찾으면 LH가 전세계약을 맺고 다시 빌려줍니다. 수도권 한도 1억 2,000만원입니다.', said: -150, from: at(-140), until: null, areas: ['0000000000'], ask: ASKS.firstOnly, steps: STEPS.none,
    units: [homes('수도권', [100, 200], [98_000, 197_000], 3000, '지원 한도 1억 2,000만원'), homes('광역시', [100, 200], [78_000, 156_000], 1200, '지원 한도 9,500만원'), homes('그 밖의 지역', [100, 200], [69_000, 139_000], 900, '지원 한도 8,500만원')] },
  { ...JEONSE, key: 'jeonse-02', by: 'lh', title: '{년}년 2차 청년 전세임대 2·3순위 입주자 모집공고', summary: '전국 동시 모집입니다. 3년 동안 최대 다섯 번 다시 계약할 수 있습니다.', said: -12, from: at(-5, 10), until: at(0, 18), areas: ['0000000000'],
    units: [homes('수도권', [200, 200], [118_000, 197_000], 2400, '지원 한도 1억 2,000만원'), homes('그 밖의 지역', [200, 200], [84_000, 156_000], 1600)] },
  { ...JEONSE, key: 'jeonse-03', by: 'sh', title: 'SH {년}년 청년 전세임대 입주자 모집공고', summary: null, said: -5, from: at(2, 10), until: at(6, 17), areas: ['1100000000'],
    units: [homes('서울', [100, 200], [98_000, 197_000], 500, '지원 한도 1억 2,000만원')] },
  { ...JEONSE, key: 'jeonse-04', by: 'gh', title: '경기도 대학생 전세임대 지원 대상자 모집', summary: '경기도 안의 대학에 다니는 분이 대상입니다.', said: -3, from: at(5, 9), until: at(11, 18), areas: ['4100000000'], ask: ASKS.studentRanks, papers: PAPERS.student,
    units: [homes('경기', [100, 200], [92_000, 183_000], 200)] },
  { ...JEONSE, key: 'jeonse-05', by: 'lhSeoul', title: '신혼부부 전세임대Ⅱ 입주자 모집공고(서울)', summary: null, said: -11, from: at(-6, 10), until: at(2, 17), areas: ['1100000000'], ask: ASKS.newlywed, papers: PAPERS.couple,
    units: [homes('서울', [1200, 4800], [196_000, 394_000], 320, '지원 한도 2억 4,000만원')] },
  { ...JEONSE, key: 'jeonse-06', by: 'bmc', title: '부산 청년 전세임대 {년}년 추가모집', summary: null, said: -9, from: at(-4, 9), until: at(1, 18), areas: ['2600000000'],
    units: [homes('부산', [100, 200], [78_000, 156_000], 90, '지원 한도 9,500만원')],
    was: { corrected: -3, from: at(-3, 9), until: at(-1, 18) } },
  { ...JEONSE, key: 'jeonse-07', by: 'ih', title: '인천 청년 전세임대 예비입주자 모집공고', summary: null, said: -28, from: at(-20, 9), until: at(-15, 18), areas: ['2800000000'],
    units: [homes('인천', [100, 200], [98_000, 197_000], 150)] },
  { ...JEONSE, key: 'jeonse-08', by: 'lhGangwon', title: '강원 대학생 전세임대 추가모집', summary: null, said: -2, from: at(1, 10), until: at(4, 18), areas: ['4200000000'], ask: ASKS.studentRanks, papers: PAPERS.student,
    units: [homes('춘천·원주', [100, 200], [69_000, 139_000], 60, '지원 한도 8,500만원')] },
];

// oxfmt-ignore
/** 기숙사형 */
export const DORMITORY_SEEDS: readonly NoticeSeed[] = [
  { ...DORMITORY, key: 'dormitory-01', by: 'lhSeoul', title: '{년}년 기숙사형 청년주택 입주자 모집공고(서울 회기·안암)', summary: '대학가 다세대를 고쳐 만든 기숙사형 주택입니다. 한 집에 둘이 살고 방은 따로 씁니다.', said: -9, from: at(-3, 10), until: at(1, 17), areas: ['1123000000', '1129000000'],
    units: [...ranked('회기동 경희대로', 14.2, 26, two(118_000, 177_000), '2인 1실 · 방 따로'), ...ranked('안암동5가 개운사길', 13.6, 18, two(124_000, 186_000), '2인 1실 · 방 따로')] },
  { ...DORMITORY, key: 'dormitory-02', by: 'kosaf', title: '{년}학년도 1학기 연합기숙사 입주생 선발 안내', summary: '여러 대학이 함께 쓰는 기숙사입니다. 식비는 따로 냅니다.', said: -6, from: at(-1, 9), until: at(6, 18), areas: ['1141000000'], ask: ASKS.dormitory(['1100000000', '4100000000', '2800000000']),
    units: [home('2인실', 16.5, [15, 150_000], 420, { detail: '두 사람이 함께' }), home('1인실', 11.9, [15, 240_000], 24, { detail: '장애 학생 먼저' })] },
  { ...DORMITORY, key: 'dormitory-03', by: 'sh', title: 'SH 희망하우징(대학생) 공실 입주자 모집', summary: null, said: -4, from: at(4, 10), until: at(8, 17), areas: ['1130500000', '1135000000'],
    units: [home('정릉 원룸형', 15.8, [100, 112_000], 9), home('공릉 다가구형', 12.7, [100, 91_000], 14, { detail: '방 따로, 부엌 함께' })] },
  { ...DORMITORY, key: 'dormitory-04', by: 'busan', title: '부산 청년 공유기숙사 입주자 모집', summary: null, said: -8, from: at(-2, 9), until: at(3, 18), areas: ['2629000000'], ask: ASKS.dormitory(['2600000000']),
    units: [home('대연동 2인실', 15.1, [30, 130_000], 60)],
    was: { corrected: -2, papers: PAPERS.few } },
  { ...DORMITORY, key: 'dormitory-05', by: 'lhDaejeon', title: '대전 어은동 기숙사형 청년주택 입주자 모집', summary: null, said: -22, from: at(-14, 10), until: at(-10, 17), areas: ['3020000000'],
    units: [...ranked('어은동', 13.9, 20, two(66_000, 99_000), '방 따로')] },
  { ...DORMITORY, key: 'dormitory-06', by: 'gh', title: '경기도 기숙사형 청년주택 하반기 입주자 모집', summary: '수원 율전동 성균관대역 앞입니다.', said: -10, from: at(-6, 10), until: at(0, 18), areas: ['4111113200'],
    units: [...ranked('율전동', 15.3, 22, two(86_000, 129_000), '2인 1실 · 방 따로')] },
];
