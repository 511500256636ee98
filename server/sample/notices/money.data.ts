import { SUPPLY } from '#core';
import { ASKS } from './asks';
import { support } from './homes';
import { at, type NoticeSeed } from './notice-seed';
import { PAPERS, STEPS } from './papers.data';

const MONEY = {
  supply: SUPPLY.MONEY,
  steps: STEPS.money,
  papers: PAPERS.money,
} as const;

// oxfmt-ignore
/** 금융·주거비 지원 */
export const MONEY_SEEDS: readonly NoticeSeed[] = [
  { ...MONEY, key: 'money-01', by: 'molit', title: '{년}년 청년월세 지원 신청자 모집', summary: '부모님과 따로 사는 청년의 월세를 한 달에 20만원까지 두 해 동안 드립니다. 평생 한 번만 받을 수 있습니다.', said: -30, from: at(-20, 9), until: at(6, 23, 59), areas: ['0000000000'], ask: ASKS.rentSupport,
    units: [support('월세 지원', { monthly: 200_000, months: 24 }, null, '실제로 내는 월세까지')] },
  { ...MONEY, key: 'money-02', by: 'seoul', title: '{년}년 서울시 청년월세지원 참여자 모집공고', summary: '서울에 사는 무주택 1인 청년가구에 열두 달 동안 드립니다. 신청이 많으면 소득이 낮은 순으로 뽑습니다.', said: -14, from: at(-7, 10), until: at(0, 18), areas: ['1100000000'], ask: ASKS.cityRent(['1100000000']),
    units: [support('월세 지원', { monthly: 200_000, months: 12 }, 15_000)] },
  { ...MONEY, key: 'money-03', by: 'seoul', title: '서울시 청년 이사비·중개보수 지원({년}년 하반기)', summary: null, said: -9, from: at(-3, 10), until: at(3, 18), areas: ['1100000000'], ask: ASKS.moving(['1100000000']), papers: PAPERS.once,
    units: [support('이사비와 중개보수', { once: 400_000 }, 4000, '실제로 쓴 돈까지')] },
  { ...MONEY, key: 'money-04', by: 'seoul', title: '서울시 청년 임차보증금 이자지원 상시 접수', summary: '은행 상담을 먼저 받고 신청합니다. 금리의 일부를 서울시가 냅니다.', said: -200, from: at(-190), until: null, areas: ['1100000000'], ask: ASKS.interest(['1100000000']), steps: STEPS.none, papers: PAPERS.once,
    units: [support('보증금 대출 한도', { once: 200_000_000 }, null, '이자의 3.0%p까지 지원')] },
  { ...MONEY, key: 'money-05', by: 'gwanak', title: '관악구 청년 1인 가구 이사비 지원사업 참여자 모집', summary: '올해 관악구로 이사했거나 관악구 안에서 옮긴 청년이 대상입니다.', said: -5, from: at(-2, 9), until: at(1, 18), areas: ['1162000000'], ask: ASKS.moving(['1162000000']), papers: PAPERS.once,
    units: [support('이사비', { once: 300_000 }, 200)] },
  { ...MONEY, key: 'money-06', by: 'mapo', title: '마포구 대학생·취업준비생 주거비 지원 대상자 모집', summary: null, said: -4, from: at(3, 9), until: at(12, 18), areas: ['1144000000'], ask: ASKS.cityRent(['1144000000']),
    units: [support('주거비', { monthly: 100_000, months: 6 }, 150)] },
  { ...MONEY, key: 'money-07', by: 'gyeonggi', title: '경기도 청년 전월세 보증금 대출·이자지원 모집', summary: null, said: -11, from: at(-4, 9), until: at(7, 18), areas: ['4100000000'], ask: ASKS.interest(['4100000000']), papers: PAPERS.once,
    units: [support('보증금 대출 한도', { once: 150_000_000 }, 1000)],
    was: { corrected: -2, until: at(4, 18), units: [support('보증금 대출 한도', { once: 150_000_000 }, 800)] } },
  { ...MONEY, key: 'money-08', by: 'busan', title: '부산 청년 월세지원 4차 모집공고', summary: null, said: -6, from: at(2, 9), until: at(8, 18), areas: ['2600000000'], ask: ASKS.cityRent(['2600000000']),
    units: [support('월세 지원', { monthly: 100_000, months: 12 }, 1000)] },
  { ...MONEY, key: 'money-09', by: 'molit', title: '청년전용 버팀목 전세자금 대출 안내', summary: '예산이 남아 있는 동안 은행에서 언제든지 신청합니다. 금리는 신청하는 날의 것을 은행에서 확인하세요.', said: -180, from: at(-180), until: null, areas: ['0000000000'], ask: ASKS.depositLoan, steps: STEPS.none, papers: PAPERS.once,
    units: [support('대출 한도', { once: 150_000_000 }, null, '보증금의 80%까지')] },
  { ...MONEY, key: 'money-10', by: 'hug', title: '{년}년 전세보증금반환보증 보증료 지원 신청 안내', summary: null, said: -60, from: at(-50), until: at(29), areas: ['0000000000'], ask: ASKS.guarantee, papers: PAPERS.once,
    units: [support('보증료', { once: 400_000 }, null, '낸 보증료의 90~100%')] },
  { ...MONEY, key: 'money-11', by: 'seoul', title: '서울시 청년월세지원 상반기 참여자 모집공고', summary: null, said: -160, from: at(-150, 10), until: at(-140, 18), areas: ['1100000000'], ask: ASKS.cityRent(['1100000000']),
    units: [support('월세 지원', { monthly: 200_000, months: 12 }, 10_000)] },
  { ...MONEY, key: 'money-12', by: 'gyeonggi', title: '경기 청년 이사비 지원 2차 모집', summary: null, said: -24, from: at(-17, 9), until: at(-6, 18), areas: ['4100000000'], ask: ASKS.moving(['4100000000']), papers: PAPERS.once,
    units: [support('이사비', { once: 250_000 }, 800)] },
];
