import type { NoticeDocument } from '#core';
import { at, type Step } from './notice-seed';

const paper = (
  name: string,
  note: string | null = null,
  issuer: string | null = null,
  link: string | null = null,
): NoticeDocument => ({ name, note, issuer, link });

const GOV = ['정부24', 'https://www.gov.kr/'] as const;
const COURT = ['대법원 전자가족관계등록시스템', 'https://efamily.scourt.go.kr/'] as const;
const TAX = ['국세청 홈택스', 'https://www.hometax.go.kr/'] as const;
const HEALTH = ['국민건강보험공단', 'https://www.nhis.or.kr/'] as const;

const APPLICATION = paper('공급신청서', '본인 서명, 대리 신청이면 위임장 함께');
const CONSENT = paper('개인정보 수집·이용 동의서', '세대원 모두 서명');
const RESIDENT = paper('주민등록표 등본', '공고일 이후 발급, 주민등록번호 모두 나오게', ...GOV);
const ABSTRACT = paper('주민등록표 초본', '공고일 이후 발급, 주소 변동 전체 포함', ...GOV);
const FAMILY = paper('가족관계증명서(상세)', '공고일 이후 발급', ...COURT);
const MARRIED = paper('혼인관계증명서(상세)', '예비신혼부부는 예식장 계약서', ...COURT);
const INCOME = paper('소득금액증명', '소득이 없으면 사실증명(신고사실없음)', ...TAX);
const INSURED = paper('건강보험 자격득실확인서', null, ...HEALTH);
const ENROLLED = paper('재학증명서', '휴학생은 휴학증명서', '다니는 학교');
const LEASE = paper('임대차계약서 사본', '확정일자가 찍힌 것');
const PAID = paper('월세 이체 증빙', '최근 3개월, 계좌 이체 내역', '거래 은행');
const BANKBOOK = paper('통장 사본', '신청하는 사람 이름으로 된 것', '거래 은행');
const SAVINGS = paper('청약통장 순위(가입)확인서', null, '청약홈', 'https://www.applyhome.co.kr/');

export const PAPERS = {
  house: [APPLICATION, CONSENT, RESIDENT, ABSTRACT, FAMILY],
  youth: [APPLICATION, CONSENT, RESIDENT, ABSTRACT, FAMILY, INCOME, INSURED],
  student: [APPLICATION, CONSENT, RESIDENT, FAMILY, ENROLLED],
  couple: [APPLICATION, CONSENT, RESIDENT, MARRIED, INCOME, INSURED],
  savings: [APPLICATION, CONSENT, RESIDENT, ABSTRACT, SAVINGS],
  money: [RESIDENT, FAMILY, LEASE, PAID, BANKBOOK, INCOME],
  once: [RESIDENT, LEASE, BANKBOOK],
  few: [APPLICATION, RESIDENT],
  none: [],
} as const satisfies Record<string, readonly NoticeDocument[]>;

const step = (
  kind: Step['kind'],
  from: Step['from'],
  to: Step['to'] = null,
  { name = null, note = null }: Partial<Pick<Step, 'name' | 'note'>> = {},
): Step => ({ kind, name, from, to, note });

// oxfmt-ignore
/** What follows an application, in days from its last one. */
export const STEPS = {
  long: [
    step('SHORTLIST', at(9, 16), null, { name: '서류제출 대상자 발표' }),
    step('DOCUMENTS', at(12, 10), at(16, 17), { note: '온라인 또는 등기우편, 마지막 날 소인까지' }),
    step('WINNERS', at(86, 16), null, { name: '예비입주자 발표' }),
    step('CONTRACT', at(98), at(100), { note: '순번대로 따로 알려 드려요' }),
    step('MOVE_IN', at(120)),
  ],
  short: [
    step('SHORTLIST', at(5, 14)),
    step('DOCUMENTS', at(7, 10), at(9, 18), { note: '온라인으로만 받아요' }),
    step('WINNERS', at(35, 14)),
    step('CONTRACT', at(42), at(44)),
  ],
  visit: [
    step('OTHER', at(-5, 13), at(-4, 17), { name: '집 보여 주는 날', note: '미리 예약한 사람만' }),
    step('WINNERS', at(4, 18)),
    step('CONTRACT', at(7, 10), at(8, 17)),
    step('MOVE_IN', at(30), at(60)),
  ],
  money: [
    step('WINNERS', at(45), null, { name: '선정 결과 안내', note: '문자로 알려 드려요' }),
    step('OTHER', at(60), null, { name: '첫 지급' }),
  ],
  none: [],
} as const satisfies Record<string, readonly Step[]>;
