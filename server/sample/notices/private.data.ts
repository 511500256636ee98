import { SUPPLY } from '#core';
import { ASKS } from './asks';
import { home, homes, swap } from './homes';
import { at, type NoticeSeed } from './notice-seed';
import { PAPERS, STEPS } from './papers.data';

const SAFE = {
  supply: SUPPLY.YOUTH_SAFE,
  ask: ASKS.safe,
  steps: STEPS.visit,
  papers: PAPERS.youth,
} as const;
const SOCIAL = {
  supply: SUPPLY.SOCIAL,
  ask: ASKS.social,
  steps: STEPS.visit,
  papers: PAPERS.few,
} as const;
const PRIVATE = {
  supply: SUPPLY.PRIVATE,
  ask: ASKS.privateRent,
  steps: STEPS.visit,
  papers: PAPERS.few,
} as const;
const OTHER = { supply: SUPPLY.OTHER, steps: STEPS.long, papers: PAPERS.savings } as const;

const SPECIAL = { rank: '특별공급' } as const;
const GENERAL = { rank: '일반공급' } as const;

// oxfmt-ignore
/** 청년안심주택 */
export const SAFE_SEEDS: readonly NoticeSeed[] = [
  { ...SAFE, key: 'safe-01', by: 'sh', title: '{년}년 3차 청년안심주택 공공임대 입주자 모집공고', summary: '역세권 청년안심주택 가운데 SH가 빌려주는 집입니다.', said: -12, from: at(-3, 10), until: at(0, 17), areas: ['1162000000', '1156000000', '1123000000'], ask: ASKS.youthRanks, steps: STEPS.long,
    units: [home('신림역 17A', 17.4, [2870, 121_000], 21, swap(900, 4700, 6.7)), home('당산역 20B', 20.2, [3640, 153_700], 15, swap(1200, 6000, 6.7)), home('회기역 17A', 17.9, [2610, 110_300], 18, swap(800, 4300, 6.7))] },
  { ...SAFE, key: 'safe-02', by: 'seoulSafe', title: '서울대입구역 예시안심 청년안심주택 민간임대 추가모집', summary: '당첨 뒤 계약하지 않은 집을 다시 모집합니다. 특별공급은 시세의 75%, 일반공급은 85%입니다.', said: -5, from: at(-2, 10), until: at(2, 18), areas: ['1162010100'],
    units: [home('19A', 19.2, [4300, 412_000], 3, { ...SPECIAL, ...swap(4300, 8600, 5.5) }), home('19A', 19.2, [4900, 468_000], 5, { ...GENERAL, ...swap(4900, 9800, 5.5) }), home('31B', 31.7, [7200, 655_000], 2, { ...GENERAL, detail: '신혼부부 · 방 2', ...swap(7200, 14_400, 5.5) })] },
  { ...SAFE, key: 'safe-03', by: 'seoulSafe', title: '노량진역 예시타워 청년안심주택 최초 입주자 모집공고', summary: '새로 지은 건물의 첫 입주자를 모집합니다.', said: -2, from: at(7, 10), until: at(9, 18), areas: ['1159010100'],
    units: [home('17A', 17.1, [3900, 398_000], 48, SPECIAL), home('17A', 17.1, [4400, 451_000], 112, GENERAL), home('36A', 36.3, [8100, 742_000], 24, GENERAL)] },
  { ...SAFE, key: 'safe-04', by: 'seoulSafe', title: '합정역 예시스테이 청년안심주택 공실 상시모집', summary: '빈집이 나올 때마다 순번대로 연락합니다.', said: -75, from: at(-70), until: null, areas: ['1144012200'], ask: ASKS.safeGeneral, steps: STEPS.none,
    units: [homes('17~20㎡', [4600, 5400], [482_000, 561_000], 6, '일반공급만')] },
  { ...SAFE, key: 'safe-05', by: 'seoulSafe', title: '구의역 예시리버 청년안심주택 {월}월 추가모집', summary: null, said: -4, from: at(-1, 10), until: at(1, 18), areas: ['1121510300'],
    units: [home('18A', 18.6, [4200, 405_000], 4, SPECIAL), home('18A', 18.6, [4700, 459_000], 7, GENERAL)],
    was: { corrected: 0, units: [home('18A', 18.6, [4200, 405_000], 4, SPECIAL), home('18A', 18.6, [4800, 472_000], 7, GENERAL)] } },
  { ...SAFE, key: 'safe-06', by: 'seoulSafe', title: '미아역 예시하임 청년안심주택 입주자 모집공고', summary: null, said: -6, from: at(1, 10), until: at(5, 18), areas: ['1130510100'],
    units: [home('16A', 16.8, [3300, 331_000], 26, SPECIAL), home('22A', 22.7, [4600, 447_000], 40, GENERAL)] },
  { ...SAFE, key: 'safe-07', by: 'sh', title: '{년}년 2차 청년안심주택 공공임대 입주자 모집공고', summary: null, said: -85, from: at(-74, 10), until: at(-71, 17), areas: ['1114000000', '1117000000'], ask: ASKS.youthRanks, steps: STEPS.long,
    units: [home('중림 20A', 20.6, [4120, 174_000], 12), home('청파 17A', 17.3, [3480, 147_000], 16)] },
  { ...SAFE, key: 'safe-08', by: 'seoulSafe', title: '문정역 예시파크 청년안심주택 잔여세대 모집(모집 완료)', summary: '남은 집이 모두 계약되어 일찍 마쳤습니다.', said: -16, from: at(-12, 10), until: at(4, 18), areas: ['1171010800'], isSaidOver: true,
    units: [home('20A', 20.9, [5100, 497_000], 2, GENERAL)],
    was: { corrected: -3, title: '문정역 예시파크 청년안심주택 잔여세대 모집' } },
];

// oxfmt-ignore
/** 사회주택 */
export const SOCIAL_SEEDS: readonly NoticeSeed[] = [
  { ...SOCIAL, key: 'social-01', by: 'together', title: '{년}년 {월}월 사회주택 통합 입주자 모집', summary: '여섯 곳의 빈방을 한 번에 모았습니다. 집마다 운영하는 곳이 다릅니다.', said: -6, from: at(-4), until: at(1), areas: ['1144000000', '1129000000', '1138000000'], ask: ASKS.socialTalk,
    units: [home('성산동 예시함께집', 18.3, [1500, 340_000], 2, { detail: '방 따로, 거실 함께' }), home('정릉동 예시언덕집', 22.8, [2800, 310_000], 3, { detail: '원룸 · 공용 세탁실' }), home('불광동 예시나무집', 19.7, [2000, 325_000], 1)] },
  { ...SOCIAL, key: 'social-02', by: 'nest', title: '예시둥지 3호(연희동) 새 식구 모집', summary: '여덟 명이 함께 사는 집입니다. 신청한 뒤 집들이에 한 번 와 주세요.', said: -10, from: at(-10), until: at(0), areas: ['1141011700'],
    units: [home('1인실', 10.8, [500, 370_000], 1, { detail: '부엌·거실 함께' }), home('2인실', 16.4, [300, 280_000], 2, { detail: '한 사람 몫' })] },
  { ...SOCIAL, key: 'social-03', by: 'nest', title: '예시둥지 7호(성수동) 입주 대기자 모집', summary: null, said: -50, from: at(-50), until: null, areas: ['1120011500'], ask: ASKS.nothing, steps: STEPS.none, papers: PAPERS.none,
    units: [home('1인실', 12.1, [1000, 450_000], 4)] },
  { ...SOCIAL, key: 'social-04', by: 'together', title: '시흥동 예시마을집 사회주택 입주자 모집공고', summary: null, said: -3, from: at(4, 10), until: at(10, 18), areas: ['1154510300'],
    units: [home('A형', 24.5, [4200, 265_000], 6, swap(2000, 6000, 4)), home('B형', 29.9, [5100, 318_000], 4, swap(2500, 7500, 4))] },
  { ...SOCIAL, key: 'social-05', by: 'together', title: '전주 금암동 예시한옥 청년 사회주택 모집', summary: null, said: -33, from: at(-30), until: at(-20), areas: ['4511310700'],
    units: [home('온돌방', 17.6, [500, 190_000], 3)] },
];

// oxfmt-ignore
/** 공공지원민간임대 */
export const PRIVATE_SEEDS: readonly NoticeSeed[] = [
  { ...PRIVATE, key: 'private-01', by: 'rental', title: '한칸예시빌 원천 공공지원민간임대 예비입주자 모집', summary: '최장 10년, 임대료는 2년에 5%까지만 오릅니다.', said: -7, from: at(-1, 10), until: at(3, 17), areas: ['4111710200'],
    units: [home('59A', 59.7, [12_400, 318_000], 12, { ...SPECIAL, ...swap(8000, 18_000, 5.5) }), home('59A', 59.7, [15_700, 403_000], 30, { ...GENERAL, ...swap(10_000, 22_000, 5.5) })] },
  { ...PRIVATE, key: 'private-02', by: 'rental', title: '한칸예시빌 송도 공공지원민간임대 최초 임차인 모집공고', summary: null, said: -3, from: at(6, 9), until: at(9, 17, 30), areas: ['2818510600'],
    units: [home('39A', 39.8, [7400, 214_000], 90, SPECIAL), home('59B', 59.9, [14_100, 352_000], 260, GENERAL)] },
  { ...PRIVATE, key: 'private-03', by: 'harbour', title: '예시하우징 우동 공공지원민간임대 잔여세대 선착순 모집', summary: null, said: -35, from: at(-30, 10), until: null, areas: ['2635010500'], steps: STEPS.none,
    units: [home('49A', 49.6, [9800, 286_000], 5)], ask: ASKS.unread('자세한 자격은 모델하우스에 문의') },
  { ...PRIVATE, key: 'private-04', by: 'harbour', title: '예시하우징 부평 공공지원민간임대 추가모집', summary: null, said: -26, from: at(-19, 10), until: at(-16, 17), areas: ['2823710100'],
    units: [home('36A', 36.9, [5900, 247_000], 14, GENERAL)] },
  { ...PRIVATE, key: 'private-05', by: 'rental', title: '한칸예시빌 신대방 공공지원민간임대 {월}월 공실 모집', summary: null, said: -5, from: at(-1, 10), until: at(0, 17), areas: ['1159010900'],
    units: [home('26A', 26.8, [6200, 352_000], 3, { ...SPECIAL, ...swap(4000, 9000, 5.5) }), home('26A', 26.8, [7100, 421_000], 4, { ...GENERAL, ...swap(5000, 11_000, 5.5) })] },
];

// oxfmt-ignore
/** 기타 */
export const OTHER_SEEDS: readonly NoticeSeed[] = [
  { ...OTHER, key: 'other-01', by: 'sh', title: '제{월}차 장기전세주택 입주자 모집공고', summary: '월 임대료 없이 최장 20년까지 삽니다.', said: -8, from: at(-1, 10), until: at(5, 17), areas: ['1100000000'], ask: ASKS.longJeonse,
    units: [home('59㎡', 59.9, [34_200, 0], 140), home('49㎡', 49.8, [26_800, 0], 86)] },
  { ...OTHER, key: 'other-02', by: 'gwanak', title: '관악구 청년 임시 거처(긴급주택) 이용자 모집', summary: '전세 피해나 갑작스러운 퇴거로 지낼 곳이 없는 청년이 6개월까지 머뭅니다.', said: -100, from: at(-100), until: null, areas: ['1162000000'], steps: STEPS.none, papers: PAPERS.few, ask: ASKS.unread('주거 위기를 확인할 수 있는 서류가 있는 청년'),
    units: [home('신림동 1인실', 13.5, [0, 80_000], 5, { detail: '최대 6개월' })] },
  { ...OTHER, key: 'other-03', by: 'sh', title: '빈집활용 청년 공유주택 시범사업 입주자 모집', summary: null, said: -3, from: at(10, 10), until: at(14, 17), areas: ['1130510300'], ask: ASKS.nothing, papers: PAPERS.none,
    units: [home('수유동', 20.7, [900, 150_000], 8)] },
];
